import type { JsonNode } from '../../../text/json/types.ts';
import { nearestErrorType } from '../../error-types.ts';
import { isNamed, lettersOf, type Names, TYPE_NAMES, USER_MESSAGE_NAMES } from '../../names.ts';
import type { Classified, ErrorType } from '../../types.ts';

/** The members of `error` that the contract knows (ES-05 … ES-07). */
export const ENVELOPE_MEMBERS = ['error_type', 'user_message', 'details'] as const;

/** Members that MUST be there. */
export const REQUIRED_MEMBERS = ['error_type', 'user_message'] as const;
type RequiredMember = (typeof REQUIRED_MEMBERS)[number];

/** Members of one object that are looked at one by one, and mended: more is no envelope, and costs time. */
export const MAX_LISTED = 100;

/** The first members of an object, with their names. */
export function membersOf(object: JsonNode | undefined): readonly { node: JsonNode; name: string }[] {
	return (object?.children ?? []).slice(0, MAX_LISTED).map((node) => ({ node, name: node.key?.name ?? '' }));
}

export function hasEnvelopeShape({ shape }: Classified): boolean {
	return shape === 'envelope' || shape === 'malformed-envelope';
}

/** The value of `error`, where the response has one that it fails with. */
export function errorOf(response: Classified): JsonNode | undefined {
	return hasEnvelopeShape(response) ? response.envelope?.error : undefined;
}

/** The same where it is an object. */
export function errorObjectOf(response: Classified): JsonNode | undefined {
	const error = errorOf(response);
	return error?.kind === 'object' ? error : undefined;
}

/** A member that stands where another name was expected. */
export interface StandIn {
	readonly node: JsonNode;
	readonly name: string;
	/** The same letters in another spelling. */
	readonly certain: boolean;
}

const STAND_INS: Readonly<Record<RequiredMember, Names>> = {
	error_type: TYPE_NAMES,
	user_message: USER_MESSAGE_NAMES,
};

/** The member of `error` that was most likely meant as the missing one; undefined where the right one is there. */
export function standInFor(error: JsonNode, member: RequiredMember): StandIn | undefined {
	if (error.get(member)) return undefined;
	const named = membersOf(error);
	const spelled = named.find(({ name }) => lettersOf(name) === lettersOf(member));
	if (spelled) return { ...spelled, certain: true };
	const guess = named.find(({ node }) => isNamed(node, STAND_INS[member]) && couldBe(node, member));
	return guess && { ...guess, certain: false };
}

function couldBe(node: JsonNode, member: RequiredMember): boolean {
	if (member === 'error_type') return typeOf(node) !== undefined;
	return typeof node.scalar === 'string' && node.scalar.trim() !== '';
}

/** The type that a value names in whatever form. */
export function typeOf(node: JsonNode): ErrorType | undefined {
	if (typeof node.scalar !== 'string' && typeof node.scalar !== 'number') return undefined;
	return nearestErrorType(String(node.scalar))?.type;
}

/** Whether neither type nor message is there in any form: one fault, not two and a row of unknown fields. */
export function isForeignObject(error: JsonNode): boolean {
	const beside = error.parent;
	return REQUIRED_MEMBERS.every(
		(member) => !error.get(member) && !beside?.get(member) && !standInFor(error, member)?.certain,
	);
}

/** Whether the object holds an envelope of its own: `{"error": {"error": {…}}}`. */
export function nestedEnvelope(error: JsonNode): JsonNode | undefined {
	const inner = error.get('error');
	return inner?.kind === 'object' && REQUIRED_MEMBERS.some((member) => inner.get(member)) ? inner : undefined;
}
