import { classesOf, findElement, propertyOf, type TreeNode, textOf } from './tree.ts';
import { isInline, isLeftOut, writeInline } from './write-inline.ts';

/** The blocks of an element as Markdown, a blank line between them. */
export function writeBlocks(node: TreeNode, base: string): string {
	return blocksOf(node, base).join('\n\n');
}

function blocksOf(node: TreeNode, base: string): string[] {
	const blocks: string[] = [];
	let run: TreeNode[] = [];
	const flush = () => {
		const line = writeInline(run, base).trim();
		if (line !== '') blocks.push(line);
		run = [];
	};
	for (const child of node.children ?? []) {
		if (isLeftOut(child)) continue;
		if (isInline(child)) run.push(child);
		else {
			flush();
			blocks.push(...writeBlock(child, base));
		}
	}
	flush();
	return blocks;
}

function writeBlock(node: TreeNode, base: string): string[] {
	if (classesOf(node).includes('code')) return [fence(codeLines(node), codeLanguage(node))];
	if (classesOf(node).includes('meta')) return [writeMeta(node, base)];
	switch (node.tagName) {
		case 'h1':
		case 'h2':
		case 'h3':
		case 'h4':
			return [`${'#'.repeat(Number(node.tagName[1]))} ${writeInline(node.children ?? [], base).trim()}`];
		case 'ul':
		case 'ol':
			return [writeList(node, base)];
		case 'table':
			return [writeTable(node, base)];
		case 'pre':
			return [fence(textOf(node).replace(/\n$/, ''), codeLanguage(node))];
		case 'summary':
		case 'figcaption':
			return blocksOf(node, base).map((block) => `**${block.replace(/^\*\*|\*\*$/g, '')}**`);
		default:
			return blocksOf(node, base);
	}
}

/** Short facts under a title, on one line. */
function writeMeta(node: TreeNode, base: string): string {
	return (node.children ?? [])
		.map((child) => writeInline([child], base).trim())
		.filter((fact) => fact !== '')
		.join(' · ');
}

/** A figure's code stands line by line, with the numbers of its faults between. */
function codeLines(node: TreeNode): string {
	return (node.children ?? []).map((line) => withoutNumbers(line)).join('\n');
}

function withoutNumbers(node: TreeNode): string {
	if (classesOf(node).includes('marked-number')) return '';
	return node.value ?? (node.children ?? []).map(withoutNumbers).join('');
}

function codeLanguage(node: TreeNode): string {
	const named = propertyOf(node, 'dataLanguage');
	if (named) return named;
	return /^\s*[{[]/.test(textOf(node)) ? 'json' : '';
}

function fence(text: string, language: string): string {
	const ticks = '`'.repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
	return `${ticks}${language}\n${text}\n${ticks}`;
}

function writeList(node: TreeNode, base: string): string {
	const items = (node.children ?? []).filter(({ tagName }) => tagName === 'li');
	return items
		.map((item, index) => {
			const marker = node.tagName === 'ol' ? `${index + 1}. ` : '- ';
			const indent = ' '.repeat(marker.length);
			return (
				marker +
				writeBlocks(item, base)
					.replaceAll('\n', `\n${indent}`)
					.replaceAll(/(?<![ \t])[ \t]+$/gm, '')
			);
		})
		.join('\n');
}

function writeTable(node: TreeNode, base: string): string {
	const rows = (section: string) =>
		(findElement(node, ({ tagName }) => tagName === section)?.children ?? []).filter(
			({ tagName }) => tagName === 'tr',
		);
	const cells = (row: TreeNode) =>
		(row.children ?? [])
			.filter(({ tagName }) => tagName === 'th' || tagName === 'td')
			.map((cell) => blocksOf(cell, base).join(' ').replaceAll('|', '\\|').replaceAll('\n', ' '));
	const caption = findElement(node, ({ tagName }) => tagName === 'caption');
	const [head = []] = rows('thead').map(cells);
	const lines = [head, head.map(() => '---'), ...rows('tbody').map(cells)].map(
		(row) => `| ${row.join(' | ')} |`,
	);
	return [...(caption ? [writeInline(caption.children ?? [], base).trim(), ''] : []), ...lines].join('\n');
}
