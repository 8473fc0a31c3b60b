interface Trimmed {
	readonly start: number;
	readonly end: number;
	readonly replacement: string;
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** The same change of `text.slice(start, end)` without what both texts begin and end with; no surrogate pair is cut. */
export function trimCommon(text: string, start: number, end: number, replacement: string): Trimmed {
	const most = Math.min(end - start, replacement.length);
	let head = 0;
	while (head < most && text.charCodeAt(start + head) === replacement.charCodeAt(head)) head++;
	if (head > 0 && isHighSurrogate(replacement.charCodeAt(head - 1))) head--;
	let tail = 0;
	while (
		tail < most - head &&
		text.charCodeAt(end - tail - 1) === replacement.charCodeAt(replacement.length - tail - 1)
	) {
		tail++;
	}
	if (tail > 0 && isLowSurrogate(replacement.charCodeAt(replacement.length - tail))) tail--;
	return {
		start: start + head,
		end: end - tail,
		replacement: replacement.slice(head, replacement.length - tail),
	};
}
