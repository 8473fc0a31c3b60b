/** The call that a response answers, as far as the paste tells it. */
export interface Exchange {
	/** Name of the tool that was called. */
	readonly tool?: string;
	/** The JSON-RPC id, as it stands. */
	readonly id?: string;
	/** From the request to the response, in milliseconds. */
	readonly elapsedMs?: number;
}

/** What a recording says of the call that a message belongs to. */
export interface RecordedCall {
	readonly method?: string | undefined;
	readonly tool?: string | undefined;
	/** When the message was seen, in milliseconds since 1970. */
	readonly at?: number | undefined;
	readonly elapsedMs?: number | undefined;
}
