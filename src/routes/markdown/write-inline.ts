import { classesOf, propertyOf, type TreeNode, textOf } from './tree.ts';

export const SKIPPED = new Set([
	'script',
	'style',
	'svg',
	'button',
	'input',
	'select',
	'template',
	'noscript',
]);

const INLINE = new Set(
	'a abbr b br code del em i ins kbd mark q small span strong sub sup wbr label'.split(' '),
);

/** What a page shows to the eye alone, or what only a script makes useful. */
export function isLeftOut(node: TreeNode): boolean {
	const classes = classesOf(node);
	return (
		SKIPPED.has(node.tagName ?? '') ||
		node.type === 'comment' ||
		classes.includes('vh') ||
		node.properties?.['hidden'] === true ||
		propertyOf(node, 'ariaHidden') === 'true'
	);
}

export function isInline(node: TreeNode): boolean {
	return node.type === 'text' || INLINE.has(node.tagName ?? '');
}

/** A code span that may itself hold backticks. */
function codeSpan(text: string): string {
	const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
	const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
	return `${fence}${space}${text}${space}${fence}`;
}

const escapeText = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');

/** The children of an element as one line of Markdown; `base` makes links absolute. */
export function writeInline(nodes: readonly TreeNode[], base: string): string {
	return nodes.map((node) => writeOne(node, base)).join('');
}

function writeOne(node: TreeNode, base: string): string {
	if (isLeftOut(node)) return '';
	if (node.type === 'text') return escapeText(node.value ?? '');
	const inner = () => writeInline(node.children ?? [], base).trim();
	switch (node.tagName) {
		case 'br':
			return ' ';
		case 'code':
		case 'kbd':
			return codeSpan(textOf(node));
		case 'strong':
		case 'b':
			return classesOf(node).includes('atn') ? '' : `**${inner()}**`;
		case 'q':
			return `«${inner()}»`;
		case 'a':
			return writeLink(node, inner(), base);
		default:
			return classesOf(node).includes('gloss') ? ` (${inner()})` : writeInline(node.children ?? [], base);
	}
}

function writeLink(node: TreeNode, text: string, base: string): string {
	const href = propertyOf(node, 'href');
	if (href === undefined || text === '') return text;
	if (classesOf(node).includes('hlink')) return text;
	return `[${text}](${new URL(href, base).href})`;
}
