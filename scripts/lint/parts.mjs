/**
 * Every part of `src/` with the parts that each may import beside itself: folders, folders of a folder, and the
 * files that stand in `src/` alone. A part that imports nothing from above it can be moved, tried and read alone.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
	'locales.ts': [],
	'zod.ts': [],
	text: [],
	registry: ['locales.ts', 'text'],
	privacy: ['text'],
	contract: ['zod.ts', 'text', 'registry', 'privacy'],
	converter: ['text', 'registry'],
	permalink: ['zod.ts', 'text', 'privacy', 'contract'],
	examples: ['locales.ts', 'zod.ts', 'contract'],
	messages: ['locales.ts', 'text', 'registry', 'contract', 'converter'],
	programs: ['text', 'contract', 'messages'],
	report: ['locales.ts', 'zod.ts', 'text', 'contract', 'messages'],
	cli: ['locales.ts', 'zod.ts', 'text', 'registry', 'contract', 'converter', 'messages', 'report'],
	library: ['registry', 'contract', 'converter'],
	editor: ['locales.ts', 'text'],
	styles: [],
	'tools/shared': ['report'],
	'tools/check': [
		'locales.ts',
		'zod.ts',
		'text',
		'contract',
		'permalink',
		'examples',
		'messages',
		'programs',
		'report',
		'editor',
		'styles',
		'tools/shared',
	],
	'tools/convert': [
		'locales.ts',
		'registry',
		'converter',
		'messages',
		'report',
		'editor',
		'styles',
		'tools/shared',
	],
	pages: ['locales.ts', 'text', 'registry', 'contract', 'examples', 'messages', 'report', 'styles'],
	build: ['locales.ts', 'messages', 'examples', 'editor'],
};

/** Parts that run in a page, a worker and a command line alike: `tsconfig.core.json` checks them without a page. */
export const ANYWHERE = [
	'locales.ts',
	'zod.ts',
	'text',
	'registry',
	'privacy',
	'contract',
	'converter',
	'permalink',
	'messages',
	'programs',
];

/** The part that a file belongs to, by its path from `src/`; none where the table lacks it. @param {string} file */
export function partOf(file) {
	return Object.keys(MAY_IMPORT).find((part) => file === part || file.startsWith(`${part}/`));
}

/** Whether a file is a test or stands in a folder of test material. @param {string} file */
export function isTestMaterial(file) {
	return /\.test\.ts$|(?:^|\/)testing\//.test(file);
}
