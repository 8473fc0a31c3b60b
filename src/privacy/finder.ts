import type { PrivateKind } from './kinds.ts';

export interface PrivateFinder {
	readonly kind: PrivateKind;
	/** Global, with indices. The group `secret` is what is private of the match; the whole of it where there is none. */
	readonly pattern: RegExp;
	readonly isOne?: (secret: string) => boolean;
}

/** No part of a longer word or number. */
export const WORD_START = '(?<![\\p{L}\\p{N}_]|\\p{N}[.-])';
export const WORD_END = '(?![\\p{L}\\p{N}_]|[.-]\\p{N})';

export const between = (body: string, flags = ''): RegExp =>
	new RegExp(`${WORD_START}(?:${body})${WORD_END}`, `gdu${flags}`);
