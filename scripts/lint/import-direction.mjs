import { dirname, relative, resolve, sep } from 'node:path';
import { ANYWHERE, isTestMaterial, MAY_IMPORT, partOf } from './parts.mjs';

const PLATFORM = /^(?:node:|astro(?:$|[:/])|@astrojs\/|monaco-editor(?:$|\/)|playwright(?:$|\/))/;

/** Packages that one place alone imports. */
const SOLE_IMPORTERS = [
	{ package: 'monaco-editor', place: 'editor/monaco/' },
	{ package: 'zod', place: 'zod.ts' },
];

/**
 * Holds each file of `src/`, the scripts of an Astro component too, to what its part may import.
 * @type {import('eslint').Rule.RuleModule}
 */
export const importDirection = {
	meta: { type: 'problem', schema: [] },
	create(context) {
		const source = resolve(context.cwd, 'src');
		// A script of a component is linted as a file of its own below the component's name.
		const path = context.physicalFilename;
		/** @param {string} target from `src/` where it stands there */
		const fromSource = (target) => relative(source, target).split(sep).join('/');
		const file = fromSource(path);
		/** @param {import('estree').Node | null | undefined} literal */
		const check = (literal) => {
			if (literal?.type !== 'Literal' || typeof literal.value !== 'string') return;
			const [name = ''] = literal.value.split('?');
			const fault = name.startsWith('.')
				? findWrongPart(file, fromSource(resolve(dirname(path), name)))
				: findWrongPackage(file, name);
			if (fault) context.report({ node: literal, message: fault });
		};
		return {
			Program(node) {
				if (!partOf(file))
					context.report({ node, message: `scripts/lint/parts.mjs does not name src/${file}.` });
			},
			ImportDeclaration: (node) => check(node.source),
			ExportNamedDeclaration: (node) => check(node.source),
			ExportAllDeclaration: (node) => check(node.source),
			ImportExpression: (node) => check(node.source),
			TSImportType: (/** @type {import('estree').ImportExpression} */ node) => check(node.source),
			// The address of a worker.
			'NewExpression[callee.name="URL"][arguments.1.object.type="MetaProperty"]': (
				/** @type {import('estree').NewExpression} */ node,
			) => check(node.arguments[0]),
		};
	},
};

/** @param {string} file @param {string} target both from `src/` */
function findWrongPart(file, target) {
	if (isTestMaterial(target)) return 'Only tests import test material.';
	const [part, other] = [partOf(file), partOf(target)];
	// Outside `src/` there are texts alone; a part that is not named is told at its own files.
	if (!part || part === other || target.startsWith('../content/')) return undefined;
	if (other && MAY_IMPORT[part]?.includes(other)) return undefined;
	return `src/${part} may import ${MAY_IMPORT[part]?.join(', ') || 'no other part'}, not ${other ?? target}.`;
}

/** @param {string} file @param {string} name */
function findWrongPackage(file, name) {
	const sole = SOLE_IMPORTERS.find((entry) => name === entry.package || name.startsWith(`${entry.package}/`));
	if (sole && !file.startsWith(sole.place)) return `Only src/${sole.place} imports ${sole.package}.`;
	const part = partOf(file);
	if (part && ANYWHERE.includes(part) && PLATFORM.test(name)) {
		return `src/${part} runs in a page and in a command line: it cannot import ${name}.`;
	}
	return undefined;
}
