import type { JsonNode } from '../../text/json/types.ts';
import { textOf } from '../layers/shapes.ts';
import { firstOf, holdsData, isFailureStatus, isSmallPrint, saysMessage } from './foreign-members.ts';
import {
	DESCRIBING_KEYS,
	ERROR_WORD,
	FAIL_WORD,
	FAILURE_WORDS,
	MESSAGE_KEYS,
	SMALL_PRINT,
	STATUS_KEYS,
	STATUS_NUMBERS,
} from './foreign-words.ts';

export function findStatusWord(payload: JsonNode): JsonNode | undefined {
	const sure = firstOf(payload, STATUS_KEYS, (node) => ERROR_WORD.test(textOf(node) ?? ''));
	if (sure && (payload.size <= 2 || saysMessage(payload) || isSmallPrint(payload))) return sure;
	const likely = firstOf(payload, ['status', 'estado'], (node) => FAIL_WORD.test(textOf(node) ?? ''));
	return likely && saysMessage(payload) && isAllTalk(payload, likely) && !holdsData(payload)
		? likely
		: undefined;
}

/** Whether nothing but words stands beside the state: with an order's or a payment's own members it is theirs. */
function isAllTalk(payload: JsonNode, state: JsonNode): boolean {
	return payload.children.every((child) => {
		const name = child.key?.name ?? '';
		return (
			child.start === state.start || (name !== 'id' && (SMALL_PRINT.has(name) || MESSAGE_KEYS.includes(name)))
		);
	});
}

export function findStatusNumber(payload: JsonNode): JsonNode | undefined {
	if (holdsData(payload)) return undefined;
	const status = firstOf(payload, STATUS_NUMBERS, isFailureStatus);
	if (status) return saysMessage(payload) ? status : undefined;
	const code = firstOf(payload, ['code', 'codigo'], isFailureStatus);
	return code && saysFailure(payload) ? code : undefined;
}

/** A product's code may be 404 too: a mere description counts only where it reads like a failure. */
function saysFailure(payload: JsonNode): boolean {
	return MESSAGE_KEYS.some((key) => {
		const words = textOf(payload.get(key));
		return words !== undefined && (!DESCRIBING_KEYS.has(key) || FAILURE_WORDS.test(words));
	});
}
