import type { Edit } from './edit.ts';

/**
 * The one replacement that turns a text into another, without what both begin and end with; it never cuts a surrogate
 * pair. Where they are equal, it puts nothing behind the last letter.
 */
export function difference(before: string, after: string): Edit {
	const most = Math.min(before.length, after.length);
	let head = 0;
	while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head++;
	if (isHighSurrogate(before.charCodeAt(head - 1))) head--;
	let tail = 0;
	while (
		tail < most - head &&
		before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
	)
		tail++;
	if (tail > 0 && isLowSurrogate(before.charCodeAt(before.length - tail))) tail--;
	return { offset: head, length: before.length - tail - head, text: after.slice(head, after.length - tail) };
}

/** The same as a list: none where the texts are equal. */
export function changeBetween(before: string, after: string): readonly Edit[] {
	return before === after ? [] : [difference(before, after)];
}

function isHighSurrogate(code: number): boolean {
	return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
	return code >= 0xdc00 && code <= 0xdfff;
}
