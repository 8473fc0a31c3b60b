import type { JsonNode } from '../../text/json/types.ts';
import { stringOf } from '../layers/shapes.ts';
import {
	CODE_NAMES,
	DESCRIBING_NAMES,
	isNamed,
	MESSAGE_NAMES,
	memberNamed,
	OUTCOME_NAMES,
	SMALL_PRINT_NAMES,
	STATUS_NAMES,
	STATUS_NUMBER_NAMES,
} from '../names.ts';
import { holdsData, isFailureStatus, isSmallPrint, saysMessage } from './foreign-members.ts';
import { ERROR_WORD, FAIL_WORD, FAILURE_WORDS } from './foreign-words.ts';

export function findStatusWord(payload: JsonNode): JsonNode | undefined {
	const sure = memberNamed(payload, OUTCOME_NAMES, (node) => ERROR_WORD.test(stringOf(node) ?? ''));
	if (sure && (payload.size <= 2 || saysMessage(payload) || isSmallPrint(payload))) return sure;
	const likely = memberNamed(payload, STATUS_NAMES, (node) => FAIL_WORD.test(stringOf(node) ?? ''));
	return likely && saysMessage(payload) && isAllTalk(payload, likely) && !holdsData(payload)
		? likely
		: undefined;
}

/** Whether nothing but words stands beside the state: with an order's or a payment's own members it is theirs. */
function isAllTalk(payload: JsonNode, state: JsonNode): boolean {
	return payload.children.every(
		(child) =>
			child.start === state.start ||
			(child.key?.name !== 'id' && (isNamed(child, SMALL_PRINT_NAMES) || isNamed(child, MESSAGE_NAMES))),
	);
}

export function findStatusNumber(payload: JsonNode): JsonNode | undefined {
	if (holdsData(payload)) return undefined;
	const status = memberNamed(payload, STATUS_NUMBER_NAMES, isFailureStatus);
	if (status) return saysMessage(payload) ? status : undefined;
	const code = memberNamed(payload, CODE_NAMES, isFailureStatus);
	return code && saysFailure(payload) ? code : undefined;
}

/** A product's code may be 404 too: a mere description counts only where it reads like a failure. */
function saysFailure(payload: JsonNode): boolean {
	const failing = memberNamed(payload, MESSAGE_NAMES, (node) => {
		const words = stringOf(node);
		return words !== undefined && (!isNamed(node, DESCRIBING_NAMES) || FAILURE_WORDS.test(words));
	});
	return failing !== undefined;
}
