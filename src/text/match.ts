/** Whether a sticky expression (`y`) matches at that place of the text. */
export function matchesAt(sticky: RegExp, text: string, at: number): boolean {
	sticky.lastIndex = at;
	return sticky.test(text);
}

/** Where the match of a sticky expression that begins at that place ends; the place itself where there is none. */
export function endOfMatch(sticky: RegExp, text: string, at: number): number {
	return matchesAt(sticky, text, at) ? sticky.lastIndex : at;
}
