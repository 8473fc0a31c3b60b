import { dirname, relative, resolve, sep } from 'node:path';

/**
 * Folders of `src/` with the folders that each may import beside itself. A folder that is not listed stands
 * above them all and may import any.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const MAY_IMPORT = {
	text: [],
	registry: ['text'],
	privacy: ['text'],
	contract: ['text', 'registry', 'privacy'],
	converter: ['text', 'registry'],
	permalink: ['text', 'privacy', 'contract'],
	examples: ['text', 'registry', 'contract'],
	messages: ['text', 'registry', 'contract', 'converter'],
	takeaway: ['text', 'registry', 'contract', 'messages'],
	cli: ['text', 'registry', 'contract', 'converter', 'permalink', 'examples', 'messages'],
	editor: ['text', 'registry', 'contract', 'converter', 'messages'],
	report: ['text', 'registry', 'contract', 'messages'],
	tools: [
		'text',
		'registry',
		'contract',
		'converter',
		'permalink',
		'examples',
		'messages',
		'takeaway',
		'report',
		'editor',
	],
};

/** Folders that run in a page, a worker and a command line alike. */
const ANYWHERE = [
	'text',
	'registry',
	'privacy',
	'contract',
	'converter',
	'messages',
	'permalink',
	'takeaway',
];
const PLATFORM = /^(?:node:|astro(?:$|[:/])|@astrojs\/|monaco-editor(?:$|\/)|playwright(?:$|\/))/;

/** Packages that one place alone imports. */
const SOLE_IMPORTERS = [
	{ package: 'monaco-editor', place: 'editor/monaco/' },
	{ package: 'zod', place: 'zod.ts' },
];

/** @type {import('eslint').Rule.RuleModule} */
export const importDirection = {
	meta: { type: 'problem', schema: [] },
	create(context) {
		const source = resolve(context.cwd, 'src');
		const file = relative(source, context.filename).split(sep).join('/');
		/** @param {import('estree').Literal | null | undefined} literal */
		const check = (literal) => {
			if (!literal || typeof literal.value !== 'string') return;
			const fault = literal.value.startsWith('.')
				? findWrongFolder(
						file,
						relative(source, resolve(dirname(context.filename), literal.value)).split(sep),
					)
				: findWrongPackage(file, literal.value);
			if (fault) context.report({ node: literal, message: fault });
		};
		return {
			ImportDeclaration: ({ source: literal }) => check(literal),
			ExportNamedDeclaration: ({ source: literal }) => check(literal),
			ExportAllDeclaration: ({ source: literal }) => check(literal),
			ImportExpression: ({ source: expression }) =>
				check(expression.type === 'Literal' ? expression : undefined),
		};
	},
};

/** @param {string} file @param {string[]} target both from `src/` */
function findWrongFolder(file, target) {
	const folder = file.split('/')[0] ?? '';
	const allowed = MAY_IMPORT[folder];
	const other = target[0] ?? '';
	if (!allowed || target.length < 2 || other === folder || allowed.includes(other)) return undefined;
	return `src/${folder} may import ${allowed.join(', ') || 'no other folder'}, not ${other}.`;
}

/** @param {string} file @param {string} name */
function findWrongPackage(file, name) {
	const sole = SOLE_IMPORTERS.find((entry) => name === entry.package || name.startsWith(`${entry.package}/`));
	if (sole && !file.startsWith(sole.place)) return `Only src/${sole.place} imports ${sole.package}.`;
	if (ANYWHERE.includes(file.split('/')[0] ?? '') && PLATFORM.test(name)) {
		return `src/${file.split('/')[0]} runs in a page and in a command line: it cannot import ${name}.`;
	}
	return undefined;
}
