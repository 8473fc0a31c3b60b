/**
 * Every part of `src/` with the parts that each may import beside itself: folders, folders of a folder, and the
 * files that stand in `src/` alone. A part that imports nothing from above it can be moved, tried and read alone.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
	'zod.ts': [],
	text: [],
	registry: ['text'],
	privacy: ['text'],
	contract: ['zod.ts', 'text', 'registry', 'privacy'],
	converter: ['text', 'registry'],
	permalink: ['zod.ts', 'text', 'privacy', 'contract'],
	examples: ['zod.ts', 'contract'],
	messages: ['text', 'registry', 'contract', 'converter'],
	takeaway: ['text', 'contract', 'messages'],
	report: ['text', 'contract', 'messages'],
	cli: ['zod.ts', 'text', 'registry', 'contract', 'converter', 'messages', 'report'],
	editor: ['text', 'messages'],
	styles: [],
	'tools/shared': ['report'],
	'tools/check': [
		'zod.ts',
		'text',
		'contract',
		'permalink',
		'examples',
		'messages',
		'takeaway',
		'report',
		'editor',
		'styles',
		'tools/shared',
		'pages',
	],
	'tools/convert': [
		'registry',
		'converter',
		'messages',
		'report',
		'editor',
		'styles',
		'tools/shared',
		'tools/check',
		'pages',
	],
	pages: ['text', 'registry', 'contract', 'examples', 'messages', 'report', 'styles'],
	build: ['examples', 'messages', 'editor'],
};

/** Parts that run in a page, a worker and a command line alike: `tsconfig.core.json` checks them without a page. */
export const ANYWHERE = [
	'zod.ts',
	'text',
	'registry',
	'privacy',
	'contract',
	'converter',
	'permalink',
	'messages',
	'takeaway',
];

/** The part that a file belongs to, by its path from `src/`; none where the table lacks it. @param {string} file */
export function partOf(file) {
	return Object.keys(MAY_IMPORT).find((part) => file === part || file.startsWith(`${part}/`));
}

/** Whether a file is a test or stands in a folder of test material. @param {string} file */
export function isTestMaterial(file) {
	return /\.test\.ts$|(?:^|\/)testing\//.test(file);
}
