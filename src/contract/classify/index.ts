import type { JsonNode } from '../../text/json/types.ts';
import type { TextView } from '../../text/view.ts';
import { schemaLineMessage } from '../layers/inspector.ts';
import { findLoneRpcError, stringOf } from '../layers/shapes.ts';
import { isFaultDocument, isHtml } from '../layers/web-document.ts';
import { marksFailure } from '../layers/wrapper-products.ts';
import type { Classified, Subject } from '../types.ts';
import { type Classification, protocolError, unsortedFailure } from './classification.ts';
import { isCredentialRefusal, isOauthRefusal } from './credential.ts';
import { rowsOfFailures } from './foreign-inside.ts';
import { classifyHttp, isTransportStatus } from './http.ts';
import { classifyPayload, findEnvelope } from './payload.ts';
import { classifyRpcError } from './rpc.ts';
import { isInputRefusal, isOutputRefusal, isUnknownTool, readsAsFailure } from './sdk-texts.ts';

/** Gives a subject its verdict: what the pasted text is, and what the runtime makes of it. */
export function classify(subject: Subject): Classified {
	const { recognised = [], ...classification } = classifySubject(subject);
	return { ...subject, ...classification, recognised };
}

const NOT_A_RESPONSE: Classification = {
	verdict: 'not-a-response',
	shape: 'not-a-response',
	errorType: null,
};
const SENTENCE: Classification = { verdict: 'success', shape: 'sentence', errorType: null };
const MEDIA: Classification = { verdict: 'success', shape: 'media', errorType: null };

function classifySubject(subject: Subject): Classification {
	if (subject.seeming) return NOT_A_RESPONSE;
	const { rpc, payload, text, http } = subject;
	const hasContract = payload !== undefined && findEnvelope(payload)?.errorType !== undefined;
	if (http?.status === 401 && !hasContract) return classifyHttp(subject);
	if (isOauthRefusal(subject)) return protocolError('http-failure', 'other-protocol');
	if (!rpc && !hasContract && isTransportStatus(http?.status) && !isHtml(text?.text ?? ''))
		return protocolError('http-failure', 'other-protocol');
	// Without a status nobody knows that it was none; with another one the body is judged as it stands.
	if (http?.status === undefined && isCredentialRefusal(subject)) return protocolError('unauthorized');
	if (rpc?.error) return classifyRpcError(rpc.error, http?.status);
	if (rpc && !rpc.result) return protocolError('rpc-error');
	if (payload) return classifyWithFlag(subject);
	if (schemaLineMessage(subject.result?.node)) return unsortedFailure('sdk-output');
	if (text && (subject.result || rpc)) return classifyWords(text, isFlagged(subject));
	if (text && isHtml(text.text)) return protocolError('html');
	if (http) return classifyHttp(subject);
	if (isFlagged(subject)) return unsortedFailure('plain-failure');
	return subject.result && hasBlocks(subject) ? MEDIA : SENTENCE;
}

/** Whether the result says that it is a failure, in MCP's manner or in a wrapper's. */
function isFlagged({ result }: Pick<Subject, 'result'>): boolean {
	return marksFailure(result?.isError);
}

function hasBlocks({ result }: Subject): boolean {
	return result?.content?.kind === 'array' && result.content.size > 0;
}

function classifyWithFlag(subject: Subject): Classification {
	const { payload, result } = subject;
	if (!payload) return SENTENCE;
	if (payload.kind === 'string') return classifyWords(undefined, isFlagged(subject), String(payload.scalar));
	const refusal = isFlagged(subject) && result?.texts.find((text) => isInputRefusal(text.view.text));
	if (refusal && !findEnvelope(payload)) return protocolError('sdk-input', 'sdk-input');
	// Another server's protocol error, passed on as the tool's own answer.
	const passedOn = findLoneRpcError(payload);
	if (passedOn) return classifyRpcError(passedOn, undefined);
	const classification = classifyPayload(payload);
	if (classification.verdict !== 'success') return classification;
	// The status says that it failed, whatever form the body has.
	if (!result && (subject.http?.status ?? 0) >= 400) return unsortedFailure('foreign-error');
	if (!isFlagged(subject)) return classification;
	// A list under the flag is a search whose flag is wrong; anything else is a failure in a form of its own.
	return holdsList(payload) && !listsFailures(payload) ? classification : unsortedFailure('foreign-error');
}

function holdsList(payload: JsonNode): boolean {
	return payload.kind === 'array' || payload.children.some((child) => child.kind === 'array');
}

/** Rows that could be failures are, where the flag says that something failed. */
function listsFailures(payload: JsonNode): boolean {
	if (payload.kind !== 'array' || payload.size === 0) return false;
	const [first] = payload.children;
	const words = payload.size === 1 ? stringOf(first) : undefined;
	return words === undefined ? rowsOfFailures(payload).length > 0 : readsAsFailure(words);
}

/** Words of a tool: the SDK's own, a failure, or a sentence for the model. */
function classifyWords(
	view: TextView | undefined,
	isFailure: boolean,
	words = view?.text ?? '',
): Classification {
	if (isInputRefusal(words)) return protocolError('sdk-input', isFailure ? 'sdk-input' : undefined);
	if (isOutputRefusal(words)) return unsortedFailure('sdk-output');
	if (isUnknownTool(words)) return protocolError('unknown-tool');
	if (isFailure) return unsortedFailure('plain-failure');
	return readsAsFailure(words) || isFaultDocument(words) ? unsortedFailure('foreign-error') : SENTENCE;
}
