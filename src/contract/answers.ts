import type { ErrorType } from './types.ts';

/** What a tool should have answered, as JSON. Its sentences are content of the contract, so in Spanish in every language of ours. */

/** The body of a valid search without results (ES-20). */
export const EMPTY_ANSWER = '{"resultados": [], "total": 0}';

export const SYSTEM_SENTENCE = 'No pude consultarlo en este momento.';

/** What a caller may hear, by type. */
const SENTENCES: Readonly<Record<ErrorType, string>> = {
	NOT_FOUND: 'No encontré un registro con esos datos.',
	VALIDATION: 'Ese dato no es válido para esta operación.',
	PERMISSION: 'Esa operación no está habilitada para usted.',
	SYSTEM: SYSTEM_SENTENCE,
	BLOCKER: 'Hay un pago pendiente que impide esta operación.',
	UNKNOWN: 'No fue posible completar la operación.',
};

/**
 * An envelope of that type with a sentence that the developer is to make their own (SYSTEM: ES-33).
 * @param details JSON of what the trace should keep.
 */
export function envelopeOf(type: ErrorType, details?: string): string {
	return `{"error": ${errorOfType(type, details)}}`;
}

/** What stands inside its `error`. */
export function errorOfType(type: ErrorType, details?: string): string {
	const kept = details === undefined ? '' : `, "details": ${details}`;
	return `{"error_type": "${type}", "user_message": ${JSON.stringify(SENTENCES[type])}${kept}}`;
}

/** A text block of MCP. */
export function textBlock(text: string): string {
	return `{"type":"text","text":${JSON.stringify(text)}}`;
}
