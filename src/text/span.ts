/** Offsets in UTF-16 code units, `start` inclusive, `end` exclusive. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

/** One token of the pasted text: in order, never empty; several ranges where a layer splits the token. */
export type Span = readonly Range[];
