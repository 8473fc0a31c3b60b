import type { JsonNode } from '../../text/json/types.ts';
import { CONTRACT_LIST, CONTRACT_TOTAL, FOUND_NAMES, isAboutList, isNamed, SEARCH_LISTS } from '../names.ts';
import type { Classified } from '../types.ts';

/** An object of more members is a record, or a table by key, and costs time to look through. */
const MAX_MEMBERS = 60;

/** A list of results and the object that holds it. */
export interface ResultList {
	readonly list: JsonNode;
	/** Undefined where the list is the payload itself. */
	readonly owner?: JsonNode;
	readonly total?: JsonNode;
}

/**
 * The list that the payload exists for: the payload itself, its only list, called results or among members that only
 * describe it, or the same one level deeper. A list among data of another kind (`branches`, `relations`) is data.
 */
export function resultListOf(payload: JsonNode): ResultList | undefined {
	if (payload.kind === 'array') return { list: payload };
	if (payload.kind !== 'object') return undefined;
	const here = listIn(payload);
	if (here) return here;
	const inner = payload.children.filter(({ kind }) => kind === 'object');
	const [only] = inner;
	if (!only || inner.length > 1 || !isNamed(only, FOUND_NAMES)) return undefined;
	return describesLists(payload, only) ? listIn(only) : undefined;
}

function listIn(owner: JsonNode): ResultList | undefined {
	if (owner.size > MAX_MEMBERS) return undefined;
	const lists = owner.children.filter(({ kind }) => kind === 'array');
	const named = owner.get(CONTRACT_LIST);
	const list = named?.kind === 'array' ? named : lists.length === 1 ? lists[0] : undefined;
	if (!list || !(isNamed(list, SEARCH_LISTS) || describesLists(owner, list))) return undefined;
	const total = owner.get(CONTRACT_TOTAL);
	return { list, owner, ...(total && { total }) };
}

function describesLists(owner: JsonNode, list: JsonNode): boolean {
	return owner.children.every((member) => member.start === list.start || isAboutList(member));
}

/** Shapes that are a payload without failure. */
export function hasDataShape({ shape }: Classified): boolean {
	return shape === 'data' || shape === 'empty';
}

/** The list that a success was asked for. */
export function successListOf(response: Classified): ResultList | undefined {
	return hasDataShape(response) && response.payload ? resultListOf(response.payload) : undefined;
}
