/** Replaces `length` UTF-16 code units of the pasted text at `offset`; the offsets of a set all refer to the text before it. */
export interface Edit {
	readonly offset: number;
	readonly length: number;
	readonly text: string;
}
