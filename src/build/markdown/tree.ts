/** As much of a HAST tree as the writer reads. */
export interface TreeNode {
	readonly type: string;
	readonly tagName?: string;
	readonly value?: string;
	readonly properties?: Readonly<Record<string, unknown>>;
	readonly children?: readonly TreeNode[];
}

export function classesOf(node: TreeNode): readonly string[] {
	const names = node.properties?.['className'];
	return Array.isArray(names) ? names.map(String) : [];
}

export function propertyOf(node: TreeNode, name: string): string | undefined {
	const value = node.properties?.[name];
	return typeof value === 'string' ? value : undefined;
}

/** The first element below that passes the test, in document order. */
export function findElement(node: TreeNode, test: (node: TreeNode) => boolean): TreeNode | undefined {
	if (test(node)) return node;
	for (const child of node.children ?? []) {
		const found = findElement(child, test);
		if (found) return found;
	}
	return undefined;
}

/** All text below, as it stands. */
export function textOf(node: TreeNode): string {
	return node.value ?? (node.children ?? []).map(textOf).join('');
}
