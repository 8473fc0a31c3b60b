import type { JsonKind, JsonNode } from '../../../text/json/types.ts';
import { removeMembers, replaceValue } from '../../edits.ts';
import { nearestErrorType } from '../../error-types.ts';
import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import { orderTypes } from '../../meaning/read-meaning.ts';
import { lettersOf } from '../../names.ts';
import { defineRule, type RuleFix } from '../../rule.ts';
import type { Classified, ErrorType } from '../../types.ts';
import { errorOf, REQUIRED_MEMBERS } from './parts.ts';

interface Args {
	readonly kind: JsonKind;
	/** The value as it stands, cut short. */
	readonly value: string;
	/** Members of the envelope that stand beside it. */
	readonly beside: readonly string[];
}

interface Fixes extends AnswerFixes {
	readonly unwrap: Record<never, never>;
	readonly gather: { readonly members: readonly string[] };
	readonly wrap: { readonly type: ErrorType };
}

/** `error` must be an object with the members of the envelope (ES-04). */
export const errorNotObject = defineRule<'error-not-object', Args, Fixes>({
	meta: {
		id: 'error-not-object',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-04', 'ES-02'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = errorOf(response);
		if (!error || error.kind === 'object') return;
		const beside = REQUIRED_MEMBERS.filter((member) => error.parent?.get(member));
		report({
			at: error,
			args: { kind: error.kind, value: error.raw.slice(0, 60), beside },
			fixes: fixesFor(response, error, beside),
		});
	},
});

function fixesFor(response: Classified, error: JsonNode, beside: readonly string[]): RuleFix<Fixes>[] {
	const inner = envelopeInside(error);
	if (inner !== undefined) {
		return [{ id: 'unwrap', args: {}, kind: 'safe', edits: replaceValue(response, error, inner) }];
	}
	if (beside.length > 0) return [gather(response, error, beside)];
	if (typeof error.scalar !== 'string' || error.scalar.trim() === '') return [];
	if (error.parent?.size === 1) return [...proposeAnswers(response)];
	return orderTypes(response).map((type) => ({
		id: 'wrap',
		args: { type },
		kind: 'suggestion',
		edits: replaceValue(response, error, `{"error_type": "${type}", "user_message": ${error.raw}}`),
	}));
}

/** The envelope as JSON where it only sits too deep: in a list of one, or spelled inside a string. */
function envelopeInside(error: JsonNode): string | undefined {
	const only = error.kind === 'array' && error.size === 1 ? error.children[0] : undefined;
	if (only?.kind === 'object' && REQUIRED_MEMBERS.some((member) => only.get(member))) return only.raw;
	if (typeof error.scalar !== 'string' || !error.scalar.trimStart().startsWith('{')) return undefined;
	const value = parseObject(error.scalar);
	return value && REQUIRED_MEMBERS.some((member) => Object.hasOwn(value, member))
		? error.scalar.trim()
		: undefined;
}

function parseObject(text: string): object | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? value : undefined;
	} catch {
		return undefined; // Not JSON: then it holds no envelope.
	}
}

/** Builds the object out of the members beside it; what `error` said becomes the type or a detail. */
function gather(response: Classified, error: JsonNode, beside: readonly string[]): RuleFix<Fixes> {
	const owner = error.parent;
	const moved = beside.flatMap((member) => owner?.get(member) ?? []);
	const parts = beside.map((member, index) => `"${member}": ${moved[index]?.raw ?? 'null'}`);
	const type = typeof error.scalar === 'string' ? nearestErrorType(error.scalar) : undefined;
	const isType = !beside.includes('error_type') && type !== undefined;
	if (isType) parts.unshift(`"error_type": "${type.type}"`);
	else if (error.kind !== 'null' && error.scalar !== true) parts.push(`"details": ${error.raw}`);
	// Without a certain type the envelope is whole in form only, and the person has to choose.
	const isSafe = isType
		? lettersOf(String(error.scalar)) === lettersOf(type.type)
		: beside.includes('error_type');
	return {
		id: 'gather',
		args: { members: beside },
		kind: isSafe ? 'safe' : 'suggestion',
		edits: [...removeMembers(response, moved), ...replaceValue(response, error, `{${parts.join(', ')}}`)],
	};
}
