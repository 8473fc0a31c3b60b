import type { Edit } from '../../../text/edit.ts';
import { insertMember, replaceValue } from '../../../text/json/edit.ts';
import { jsonStringView } from '../../../text/json/string-view.ts';
import type { JsonNode } from '../../../text/json/types.ts';
import { systemEnvelope } from '../../templates.ts';
import type { ErrorType, Subject } from '../../types.ts';

/** What a caller may hear, by type: content of the contract, so in Spanish in every language of ours. */
const SENTENCES: Readonly<Record<Exclude<ErrorType, 'SYSTEM'>, string>> = {
	NOT_FOUND: 'No encontré un registro con esos datos.',
	VALIDATION: 'Ese dato no es válido para esta operación.',
	PERMISSION: 'Esa operación no está habilitada para usted.',
	BLOCKER: 'Hay un pago pendiente que impide esta operación.',
	UNKNOWN: 'No fue posible completar la operación.',
};

/** An envelope of that type with a sentence that the developer is to make their own. */
function envelopeJson(type: ErrorType): string {
	if (type === 'SYSTEM') return systemEnvelope();
	return `{"error": {"error_type": "${type}", "user_message": "${SENTENCES[type]}"}}`;
}

/** Edits that make the tool's answer an envelope of that type: text, structuredContent and flag alike. */
export function answerWith(subject: Subject, type: ErrorType): readonly Edit[] {
	const { result, payload } = subject;
	const envelope = envelopeJson(type);
	if (!result) return payload ? replaceValue(payload, envelope) : [];
	const [text] = result.texts;
	const { structuredContent, content } = result;
	const edits: Edit[] = [];
	if (text) edits.push(...jsonStringView(text.node).replace(0, text.view.text.length, envelope));
	else if (content?.kind === 'array' && content.size === 0 && !structuredContent)
		edits.push(...replaceValue(content, `[{"type":"text","text":${JSON.stringify(envelope)}}]`));
	if (structuredContent) edits.push(...replaceValue(structuredContent, envelope));
	if (edits.length === 0) return payload && !text ? replaceValue(payload, envelope) : [];
	return [...edits, ...raiseFlag(subject)];
}

/** Edits that set `isError: true` in a result of MCP. */
export function raiseFlag({ result, layers }: Subject): readonly Edit[] {
	if (!result || !layers.some((layer) => layer.id === 'calltoolresult')) return [];
	if (result.isError) return result.isError.scalar === true ? [] : replaceValue(result.isError, 'true');
	return insertMember(result.node, flagName(result.node), 'true');
}

/** A dump with Python's spelling keeps it. */
function flagName(node: JsonNode): string {
	return node.get('structured_content') ? 'is_error' : 'isError';
}
