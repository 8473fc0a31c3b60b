/** As much of a HAST element as is needed here. */
interface Element {
	readonly type: string;
	readonly tagName?: string;
	readonly properties?: Record<string, unknown>;
	children?: Element[];
}

/** Makes the text of every second and third heading a link to itself, as the contents list has no other handle. */
export function rehypeHeadingLinks() {
	return (tree: Element): void => linkHeadings(tree);
}

function linkHeadings(node: Element): void {
	for (const child of node.children ?? []) {
		const id = child.properties?.['id'];
		if ((child.tagName === 'h2' || child.tagName === 'h3') && typeof id === 'string') {
			child.children = [
				{
					type: 'element',
					tagName: 'a',
					properties: { className: ['hlink'], href: `#${id}` },
					children: child.children ?? [],
				},
			];
		} else linkHeadings(child);
	}
}
