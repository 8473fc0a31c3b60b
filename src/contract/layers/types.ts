import type { JsonNode } from '../../text/json/types.ts';
import type { Range, Span } from '../../text/span.ts';
import type { TextView } from '../../text/view.ts';

export const LAYERS = [
	'http',
	'sse',
	'jsonrpc',
	'jsonrpc-batch',
	'calltoolresult',
	'payload',
	'json-string',
	'markdown-fence',
	'ndjson',
	'log',
	'wrapper',
] as const;
export type LayerId = (typeof LAYERS)[number];

/** What a layer's text is: JSON that may be laid out anew, a frame around it, or lines that a line break would end. */
export const LAYER_FORMS: Readonly<Record<LayerId, 'json' | 'frame' | 'lines'>> = {
	http: 'frame',
	sse: 'lines',
	jsonrpc: 'json',
	'jsonrpc-batch': 'json',
	calltoolresult: 'json',
	payload: 'json',
	'json-string': 'lines',
	'markdown-fence': 'frame',
	ndjson: 'lines',
	log: 'lines',
	wrapper: 'json',
};

/** One step of the way from the paste to what the agent reads. */
export interface Layer {
	readonly id: LayerId;
	readonly span: Span;
	/** The one fact worth showing beside its name. */
	readonly fact?: LayerFact;
}

export type LayerFact =
	| { readonly kind: 'status'; readonly status: number }
	| { readonly kind: 'events'; readonly count: number }
	| { readonly kind: 'id'; readonly id: string }
	| { readonly kind: 'is-error' }
	| { readonly kind: 'count'; readonly count: number }
	| { readonly kind: 'product'; readonly name: string }
	/** Calls that a program has recorded, in a form with a name or without one. */
	| { readonly kind: 'recording'; readonly name?: string }
	| { readonly kind: 'left-out'; readonly characters: number };

/** The HTTP around a response. */
export interface HttpPart {
	/** Absent where only headers or a body were pasted. */
	readonly status?: number;
	readonly reason?: string;
	readonly statusSpan?: Span;
	/** From the status to the end of the reason phrase, where a status line was pasted. */
	readonly statusLine?: Range;
	readonly headers: readonly { readonly name: string; readonly value: string; readonly span: Span }[];
	/** Whether a header block stands in the paste (else nothing can be said of a missing header). */
	readonly hasHeaderBlock: boolean;
	readonly body: TextView;
}

export interface RpcPart {
	readonly node: JsonNode;
	readonly id?: JsonNode;
	readonly result?: JsonNode;
	readonly error?: JsonNode;
}

export interface ResultPart {
	readonly node: JsonNode;
	/** Members under their standard name, whatever the spelling in the paste (`is_error`). */
	readonly isError?: JsonNode;
	readonly structuredContent?: JsonNode;
	readonly content?: JsonNode;
	/** The text blocks: the string node, its decoded view, and the JSON in it where there is some. */
	readonly texts: readonly {
		readonly node: JsonNode;
		readonly view: TextView;
		readonly json?: JsonNode;
		/** Between the block's text and the JSON in it: a fence, strings inside strings. */
		readonly layers: readonly Layer[];
	}[];
}

/** `error_type` and `user_message` as they stand, wherever they stand: for rules about their meaning. */
export interface EnvelopePart {
	/** The value of `error`. */
	readonly error: JsonNode;
	readonly errorType?: JsonNode;
	readonly userMessage?: JsonNode;
	readonly details?: JsonNode;
}
