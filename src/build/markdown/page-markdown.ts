import { fromHtml } from 'hast-util-from-html';
import { findElement, propertyOf, type TreeNode, textOf } from './tree.ts';
import { writeBlocks } from './write-blocks.ts';

export interface PageMarkdown {
	/** Address of the page, absolute. */
	readonly address: string;
	readonly title: string;
	readonly description: string;
	readonly body: string;
}

function metaOf(tree: TreeNode, name: string): string {
	const meta = findElement(tree, (node) => node.tagName === 'meta' && propertyOf(node, 'name') === name);
	return (meta && propertyOf(meta, 'content')) ?? '';
}

/** What the `main` of a built page says, as Markdown; undefined for a page without one. */
export function pageMarkdown(html: string, address: string): PageMarkdown | undefined {
	const tree: TreeNode = fromHtml(html);
	const main = findElement(tree, ({ tagName }) => tagName === 'main');
	if (!main) return undefined;
	const title = findElement(tree, ({ tagName }) => tagName === 'title');
	return {
		address,
		title: (title ? textOf(title) : '').replace(/ · Contraste$/, ''),
		description: metaOf(tree, 'description'),
		body: `${writeBlocks(main, address)}\n`,
	};
}
