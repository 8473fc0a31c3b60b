interface Around {
	readonly flags?: string;
	readonly start?: RegExp;
	readonly end?: RegExp;
}

/**
 * One expression that matches where any of the parts does, so that a long alternation can be read as the list it is.
 * The flags of the parts count for nothing. A string is a word, or the source of a part that `start` alone keeps from
 * being tried at every letter: as an expression of its own it would be slow.
 */
export function anyOf(parts: readonly (RegExp | string)[], { flags = '', start, end }: Around = {}): RegExp {
	return new RegExp(`${sourceOf(start)}(?:${parts.map(sourceOf).join('|')})${sourceOf(end)}`, flags);
}

function sourceOf(part: RegExp | string = ''): string {
	return typeof part === 'string' ? part : part.source;
}
