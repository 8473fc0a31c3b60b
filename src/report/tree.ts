/** A part of the page as data: rendered on the server by `Drawn.astro`, in the browser by `patch.ts`, tested as it is. */
export interface Tree {
	readonly tag: string;
	readonly attrs: Readonly<Record<string, string>>;
	readonly children: readonly (Tree | string)[];
}

export type Child = Tree | string | readonly Child[] | false | null | undefined;
export type Attrs = Readonly<Record<string, string | number | boolean | undefined>>;

/** `true` sets an empty attribute; `false` and undefined none. Text is text: there is no way to write markup. */
export function h(tag: string, attrs: Attrs = {}, ...children: readonly Child[]): Tree {
	const set = Object.entries(attrs).flatMap(([name, value]) =>
		value === undefined || value === false ? [] : [[name, value === true ? '' : String(value)] as const],
	);
	return { tag, attrs: Object.fromEntries(set), children: joinTexts(flatten(children)) };
}

/** The nodes of a child, for whoever draws without a tag around. */
export function nodesOf(child: Child): readonly (Tree | string)[] {
	return joinTexts(flatten([child]));
}

/** All text inside, as a reader hears it. */
export function textOf(tree: Tree | string): string {
	return typeof tree === 'string' ? tree : tree.children.map(textOf).join('');
}

function flatten(children: readonly Child[]): (Tree | string)[] {
	return children.flatMap((child): (Tree | string)[] => {
		if (child === false || child === null || child === undefined || child === '') return [];
		if (typeof child === 'string' || 'tag' in child) return [child];
		return flatten(child);
	});
}

/** Neighbouring texts made one, since a page read back by the browser has them so. */
function joinTexts(children: readonly (Tree | string)[]): readonly (Tree | string)[] {
	const joined: (Tree | string)[] = [];
	for (const child of children) {
		const last = joined.at(-1);
		if (typeof child === 'string' && typeof last === 'string') joined[joined.length - 1] = last + child;
		else joined.push(child);
	}
	return joined;
}
