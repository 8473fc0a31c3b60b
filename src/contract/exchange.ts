import type { Exchange } from './layers/call.ts';
import type { Context } from './types.ts';

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
