import type { Edit } from './edit.ts';
import type { Span } from './span.ts';

/**
 * The text inside a layer, and where each of its code units stands in the pasted text.
 * Views nest: the JSON inside a string inside an SSE event is a view of a view of the paste.
 */
export interface TextView {
	/** The decoded text of this layer. */
	readonly text: string;
	/** The whole pasted text. */
	readonly source: string;
	/** Ranges of the pasted text that spell `text.slice(start, end)`; adjacent ones merged; one empty range for an empty slice. */
	locate(start: number, end: number): Span;
	/** Edits of the pasted text that turn `text.slice(start, end)` into `replacement`, encoded for every layer around it. */
	replace(start: number, end: number, replacement: string): readonly Edit[];
}
