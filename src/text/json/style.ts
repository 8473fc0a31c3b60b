import type { JsonNode } from './types.ts';

/** Where a member begins: at its key, where it has one. */
export function memberStart(node: JsonNode): number {
	return node.key?.start ?? node.start;
}

function spaceBefore(text: string, at: number): string {
	let start = at;
	while (start > 0 && ' \t\r\n'.includes(text.charAt(start - 1))) start--;
	return text.slice(start, at);
}

/** The space between what stands before a member (a bracket or a comma) and the member. */
function gapBefore(node: JsonNode): string {
	return spaceBefore(node.document.view.text, memberStart(node));
}

/** The space after a colon, as the object itself writes it, else as the nearest object around it that has members. */
export function colonSpace(object: JsonNode): string {
	const { text } = object.document.view;
	for (let node: JsonNode | undefined = object; node !== undefined; node = node.parent) {
		const child = node.kind === 'object' ? node.children[0] : undefined;
		if (child !== undefined) return spaceBefore(text, child.start);
	}
	return ' ';
}

/** The space before a new member that follows another: a line of its own where the others have one. */
export function memberGap(container: JsonNode): string {
	const [first, second] = container.children;
	if (second !== undefined) return gapBefore(second);
	const opening = first === undefined ? '' : gapBefore(first);
	return /[\r\n]/.test(opening) ? opening : colonSpace(container);
}
