import type { JsonNode } from '../../../text/json/types.ts';
import { insertMembers, removeMembers, replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';
import { ENVELOPE_MEMBERS, errorObjectOf, nestedEnvelope, REQUIRED_MEMBERS } from './parts.ts';

interface Args {
	/** Where the members stand: beside `error`, without any `error`, or in an `error` inside `error`. */
	readonly where: 'beside' | 'bare' | 'nested';
	readonly members: readonly string[];
}

interface Fixes {
	readonly move: { readonly members: readonly string[] };
	readonly wrap: Record<never, never>;
	readonly unwrap: Record<never, never>;
}

/** `error_type` and `user_message` stand inside `error`, one level deep (ES-04). */
export const errorLevel = defineRule<'error-level', Args, Fixes>({
	meta: {
		id: 'error-level',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-04'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = errorObjectOf(response);
		const inner = error && nestedEnvelope(error);
		if (error && inner && !REQUIRED_MEMBERS.some((member) => error.get(member))) {
			report({
				at: inner.key ?? inner,
				args: { where: 'nested', members: namesIn(inner) },
				fixes: [{ id: 'unwrap', args: {}, kind: 'safe', edits: replaceValue(response, error, inner.raw) }],
			});
			return;
		}
		const bare = bareEnvelope(response);
		const misplaced = bare ? membersOf(bare) : membersBeside(error);
		const [first, ...others] = misplaced;
		if (!first) return;
		const members = misplaced.map(nameOf);
		report({
			at: first.key ?? first,
			args: { where: bare ? 'bare' : 'beside', members },
			related: others.map((node) => (node.key ?? node).span()),
			fixes: bare
				? [
						{
							id: 'wrap',
							args: {},
							kind: 'safe',
							edits: replaceValue(response, bare, `{"error": ${bare.raw}}`),
						},
					]
				: error
					? [{ id: 'move', args: { members }, kind: 'safe', edits: moveInto(response, error, misplaced) }]
					: [],
		});
	},
});

/** Members that `error` lacks and the object around it has. */
function membersBeside(error: JsonNode | undefined): JsonNode[] {
	return REQUIRED_MEMBERS.flatMap((member) => (error?.get(member) ? [] : (error?.parent?.get(member) ?? [])));
}

function membersOf(object: JsonNode): JsonNode[] {
	return REQUIRED_MEMBERS.flatMap((member) => object.get(member) ?? []);
}

/** The payload, where it is what should stand inside `error`. */
function bareEnvelope({ shape, envelope, payload }: Classified): JsonNode | undefined {
	if (shape !== 'malformed-envelope' || envelope || payload?.kind !== 'object') return undefined;
	return payload.get('error') ? undefined : payload;
}

function moveInto(response: Classified, error: JsonNode, members: readonly JsonNode[]) {
	return [
		...removeMembers(response, members),
		...insertMembers(
			response,
			error,
			members.map((member) => [nameOf(member), member.raw] as const),
		),
	];
}

function namesIn(object: JsonNode): string[] {
	return ENVELOPE_MEMBERS.filter((member) => object.get(member));
}

function nameOf(node: JsonNode): string {
	return node.key?.name ?? '';
}
