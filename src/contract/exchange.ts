import type { Context } from './types.ts';

/** The call that a response answers, as far as the paste tells it. */
export interface Exchange {
	/** Name of the tool that was called. */
	readonly tool?: string;
	/** The JSON-RPC id, as it stands. */
	readonly id?: string;
	/** From the request to the response, in milliseconds. */
	readonly elapsedMs?: number;
}

/** What one response is judged under: what the person says goes before what the paste tells. */
export function contextOf(context: Context, exchange: Exchange | undefined): Context {
	const tool = context.tool ?? exchange?.tool;
	const elapsedSeconds =
		context.elapsedSeconds ?? (exchange?.elapsedMs === undefined ? undefined : exchange.elapsedMs / 1000);
	return {
		...context,
		...(tool !== undefined && { tool }),
		...(elapsedSeconds !== undefined && { elapsedSeconds }),
	};
}
