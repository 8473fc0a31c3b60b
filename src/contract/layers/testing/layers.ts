import { expect } from 'vitest';
import { classify } from '../../classify/index.ts';
import type { Classified, Context } from '../../types.ts';
import { peel } from '../peel.ts';

/** The contract's envelope, a result of MCP around it and a JSON-RPC response around that. */
export const ENVELOPE = '{"error":{"error_type":"NOT_FOUND","user_message":"No veo ese turno."}}';
export const RESULT = `{"content":[{"type":"text","text":${JSON.stringify(ENVELOPE)}}],"isError":true}`;
export const RESPONSE = `{"jsonrpc":"2.0","id":9,"result":${RESULT}}`;
export const NOTIFICATION = '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progress":1}}';

/** The responses of a text, with their verdicts. */
export function read(text: string, context: Partial<Context> = {}): Classified[] {
	return peel(text, { billing: true, ...context }).map(classify);
}

/** The only response; fails where there are more. */
export function readOne(text: string, context: Partial<Context> = {}): Classified {
	const all = read(text, context);
	expect(all).toHaveLength(1);
	const [response] = all;
	if (!response) throw new Error('A paste has at least one response.');
	return response;
}

/** The ids of the layers, outermost first. */
export function chainOf({ layers }: Classified): string {
	return layers.map((layer) => layer.id).join(' ');
}

/** The pasted characters of a span. */
export function textAt(source: string, span: Classified['span']): string {
	return span.map(({ start, end }) => source.slice(start, end)).join('');
}
