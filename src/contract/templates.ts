import type { Edit } from '../text/edit.ts';
import { insertMembers } from './edit-members.ts';
import type { Subject } from './types.ts';

/** The body of a valid search without results (ES-20). */
export const EMPTY_SEARCH = '{"resultados": [], "total": 0}';

export const SYSTEM_SENTENCE = 'No pude consultarlo en este momento.';

/**
 * The answer to a technical failure (ES-33).
 * @param details JSON of what the trace should keep.
 */
export function systemEnvelope(details?: string): string {
	return `{"error": ${systemError(details)}}`;
}

/** What stands inside its `error`. */
export function systemError(details?: string): string {
	const kept = details === undefined ? '' : `, "details": ${details}`;
	return `{"error_type": "SYSTEM", "user_message": ${JSON.stringify(SYSTEM_SENTENCE)}${kept}}`;
}

/** Edits that make MCP's flag agree with what the payload becomes. */
export function setErrorFlag(subject: Subject, isError: boolean): readonly Edit[] {
	const { result } = subject;
	if (!result) return [];
	const flag = result.isError;
	if (!flag) return isError ? insertMembers(subject, result.node, [['isError', 'true']]) : [];
	if (typeof flag.scalar !== 'boolean' || flag.scalar === isError) return [];
	return flag.document.view.replace(flag.start, flag.end, String(isError));
}
