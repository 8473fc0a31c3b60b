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
		classes.includes('visually-hidden') ||
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

/** Links that stand in a margin or at an end: on one line they need space around them. */
const APART = new Set(['stmt', 'figure-open', 'figure-rule']);

function isApart(node: TreeNode): boolean {
	return classesOf(node).some((name) => APART.has(name));
}

/** The children of an element as one line of Markdown; `base` makes links absolute. */
export function writeInline(nodes: readonly TreeNode[], base: string): string {
	let line = '';
	let apart = false;
	for (const node of nodes) {
		const piece = writeOne(node, base);
		if (piece === '') continue;
		const gap =
			(apart || isApart(node)) && line !== '' && !/\s$/.test(line) && !/^[\s.,;:)。，；：]/.test(piece);
		line += (gap ? ' ' : '') + piece;
		apart = isApart(node);
	}
	return line;
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
			return classesOf(node).includes('marked-number') ? '' : `**${inner()}**`;
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
	const shown = classesOf(node).some((name) => name === 'type' || name === 'codelink')
		? codeSpan(textOf(node))
		: text;
	if (href === undefined || text === '') return text;
	if (classesOf(node).includes('hlink')) return text;
	return `[${shown}](${new URL(href, base).href})`;
}
