import type { JsonNode } from '../../text/json/types.ts';
import { isObject, textOf } from '../layers/shapes.ts';
import { saysOutage } from '../words/says.ts';
import { firstOf, holdsData, isSmallPrint, saysSomething } from './foreign-members.ts';
import { findStatusNumber, findStatusWord } from './foreign-status.ts';
import {
	ERROR_CODE_WORD,
	ERROR_LISTS,
	ERROR_MEMBERS,
	FALSE_FLAGS,
	LONE_FAILURE,
	MESSAGE_KEYS,
	TRUE_FLAGS,
} from './foreign-words.ts';

/** Another product's way to say that something failed. */
export type ForeignKind =
	| 'flag-false' // "success": false and its kin
	| 'flag-true' // "failed": true and its kin
	| 'status-word' // "status": "error"
	| 'status-number' // "status": 404 with a message
	| 'errors-list' // "errors": […]
	| 'problem' // RFC 9457
	| 'object-error' // "object": "error", "__type", "type": "error"
	| 'code-message' // a code and a message, nothing else
	| 'error-member' // error_message, errorMessage, err, exception …
	| 'lone-message' // {"message": "Internal server error"}, {"detail": "Not Found"}
	| 'unavailable-outage'; // "disponible": false because something is down

export interface ForeignError {
	readonly kind: ForeignKind;
	/** The member that gives it away. */
	readonly at: JsonNode;
	/** What it says, where it says something. */
	readonly message?: string;
	/** The HTTP status or its like, where there is one. */
	readonly status?: number;
}

type Probe = (payload: JsonNode) => JsonNode | undefined;

/** First probe that answers wins: from the plainest sign to the weakest. */
const PROBES: readonly (readonly [ForeignKind, Probe])[] = [
	['flag-false', (payload) => firstOf(payload, FALSE_FLAGS, (flag) => flag.scalar === false)],
	['errors-list', findErrors],
	['problem', (payload) => (isProblem(payload) ? payload.get('title') : undefined)],
	['object-error', findObjectError],
	['status-word', findStatusWord],
	['flag-true', (payload) => firstOf(payload, TRUE_FLAGS, (flag) => flag.scalar === true)],
	['status-number', findStatusNumber],
	[
		'error-member',
		(payload) => (holdsData(payload) ? undefined : firstOf(payload, ERROR_MEMBERS, saysSomething)),
	],
	['code-message', findCodeAndMessage],
	['lone-message', findLoneMessage],
	['unavailable-outage', findOutageFlag],
];

/** Another product's error shape in the payload; undefined where it reads as data. */
export function findForeignError(payload: JsonNode): ForeignError | undefined {
	if (payload.kind === 'array') return findErrorRows(payload);
	if (!isObject(payload)) return undefined;
	for (const [kind, probe] of PROBES) {
		const at = probe(payload);
		if (!at) continue;
		const message = foreignMessage(payload);
		const status = foreignStatus(payload);
		return { kind, at, ...(message !== undefined && { message }), ...(status !== undefined && { status }) };
	}
	return undefined;
}

/** A list of faults in the place of the answer: each row has a code of an error and a message. */
function findErrorRows(payload: JsonNode): ForeignError | undefined {
	const [first] = payload.children;
	const code = isObject(first) ? (first.get('errorCode') ?? first.get('error_code')) : undefined;
	const message = isObject(first) ? foreignMessage(first) : undefined;
	return code && message !== undefined ? { kind: 'errors-list', at: code, message } : undefined;
}

function findErrors(payload: JsonNode): JsonNode | undefined {
	const detail = payload.get('detail');
	if (detail?.kind === 'array' && isObject(detail.children[0]) && detail.children[0].get('loc'))
		return detail;
	const texts = firstOf(payload, ERROR_LISTS, (node) => textOf(node.children[0]) !== undefined);
	if (texts && !holdsData(payload)) return texts;
	const errors = payload.get('errors') ?? payload.get('errores');
	if (errors?.kind === 'string') return saysSomething(errors) && payload.size === 1 ? errors : undefined;
	if (!errors || errors.size === 0) return undefined;
	if (errors.kind === 'object')
		return (payload.get('message') ?? payload.get('title')) ? errors : onlyLists(errors);
	if (errors.kind !== 'array') return undefined;
	const [first] = errors.children;
	if (textOf(first) !== undefined) return errors;
	return isObject(first) && MESSAGE_KEYS.concat('code', 'codigo').some((key) => first.get(key))
		? errors
		: undefined;
}

function onlyLists(errors: JsonNode): JsonNode | undefined {
	return errors.children.every((field) => field.kind === 'array' || field.kind === 'string')
		? errors
		: undefined;
}

function isProblem(payload: JsonNode): boolean {
	const status = payload.get('status')?.scalar;
	if (textOf(payload.get('title')) === undefined) return false;
	if (typeof status === 'number' && status >= 400 && status < 600) return true;
	const type = textOf(payload.get('type')) ?? '';
	return (
		payload.get('detail') !== undefined &&
		(/^(?:https?:|urn:|about:blank)/.test(type) || payload.get('instance') !== undefined)
	);
}

function findObjectError(payload: JsonNode): JsonNode | undefined {
	if (textOf(payload.get('object')) === 'error') return payload.get('object');
	const type =
		payload.get('__type') ?? (textOf(payload.get('type')) === 'error' ? payload.get('type') : undefined);
	return type && !holdsData(payload) ? type : undefined;
}

function findCodeAndMessage(payload: JsonNode): JsonNode | undefined {
	const code = payload.get('code') ?? payload.get('codigo') ?? payload.get('Code');
	if (!code || holdsData(payload)) return undefined;
	if (!isSmallPrint(payload)) return undefined;
	const hasMessage =
		MESSAGE_KEYS.some((key) => payload.get(key)) || payload.get('retry_after') || payload.get('retryAfter');
	if (!hasMessage) return undefined;
	if (typeof code.scalar === 'number')
		return code.scalar < 0 || (code.scalar >= 1 && payload.get('details')?.kind === 'array')
			? code
			: undefined;
	return ERROR_CODE_WORD.test(textOf(code) ?? '') ? code : undefined;
}

function findLoneMessage(payload: JsonNode): JsonNode | undefined {
	if (payload.size > 2 || !isSmallPrint(payload)) return undefined;
	return firstOf(payload, ['message', 'Message', 'detail', 'msg', 'mensaje'], (node) =>
		LONE_FAILURE.test(textOf(node) ?? ''),
	);
}

/** "No" because nobody could look is no "no" (ES-27); only where the words beside it say so. */
function findOutageFlag(payload: JsonNode): JsonNode | undefined {
	const flag = firstOf(
		payload,
		['disponible', 'available', 'valid', 'valido', 'válido', 'encontrado', 'found', 'existe'],
		(node) => node.scalar === false,
	);
	const words = foreignMessage(payload);
	return flag && words !== undefined && saysOutage(words).length > 0 ? flag : undefined;
}

/** What the foreign error says to a person or a programmer. */
function foreignMessage(payload: JsonNode): string | undefined {
	for (const key of MESSAGE_KEYS) {
		const text = textOf(payload.get(key));
		if (text?.trim()) return text;
	}
	return undefined;
}

function foreignStatus(payload: JsonNode): number | undefined {
	for (const key of ['status', 'statusCode', 'status_code', 'code', 'codigo']) {
		const value = payload.get(key)?.scalar;
		if (typeof value === 'number' && value >= 400 && value < 600) return value;
	}
	return undefined;
}
