import type { JsonNode } from '../../text/json/types.ts';
import { lettersOf } from '../error-types.ts';

/** Keys under which tools return what a search found. */
const RESULT_KEYS = new Set([
	'resultados',
	'results',
	'result',
	'resultado',
	'items',
	'data',
	'datos',
	'registros',
	'records',
	'rows',
	'filas',
	'hits',
	'matches',
	'coincidencias',
	'elementos',
]);

/** An object of more members is a record, or a table by key, and costs time to look through. */
const MAX_MEMBERS = 60;

/** Keys that say it whatever stands beside them; an order has `items` of its own. */
const STRONG_KEYS = new Set(['resultados', 'results', 'coincidencias', 'matches']);

/** Members that describe a list instead of carrying data of their own. */
const ABOUT_LIST =
	/^(?:total\w*|counts?|cantidad|size|tamano|page\w*|pagina\w*|perpage|limit|limite|offset|cursor|next\w*|prev\w*|siguiente|anterior|hasmore|haymas|first|last|took|timedout|maxscore|relation|query|consulta|busqueda|search|q|filtros?|filters?|criterios?|sort|orden|meta|links|mensaje|message|success|ok|status|estado|fecha|timestamp|object|error|requestid)$/u;

/** A list of results and the object that holds it. */
export interface ResultList {
	readonly list: JsonNode;
	/** Undefined where the list is the payload itself. */
	readonly owner?: JsonNode;
	readonly total?: JsonNode;
}

/** Whether a member only describes a list: counts, pages, the query, a status. */
export function isAboutList(name: string): boolean {
	return ABOUT_LIST.test(lettersOf(name));
}

/** Whether a key names results, in Spanish or English. */
export function isResultKey(name: string): boolean {
	return RESULT_KEYS.has(lettersOf(name));
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
	if (!only || inner.length > 1 || !isResultKey(only.key?.name ?? '')) return undefined;
	return describesLists(payload, only) ? listIn(only) : undefined;
}

function listIn(owner: JsonNode): ResultList | undefined {
	if (owner.size > MAX_MEMBERS) return undefined;
	const lists = owner.children.filter(({ kind }) => kind === 'array');
	const named = owner.get('resultados');
	const list = named?.kind === 'array' ? named : lists.length === 1 ? lists[0] : undefined;
	if (!list || !(STRONG_KEYS.has(lettersOf(list.key?.name ?? '')) || describesLists(owner, list)))
		return undefined;
	const total = owner.get('total');
	return { list, owner, ...(total && { total }) };
}

function describesLists(owner: JsonNode, list: JsonNode): boolean {
	return owner.children.every((member) => member.start === list.start || isAboutList(member.key?.name ?? ''));
}

/** Whether the text breaks off: what is not there cannot be counted. */
export function isCutShort({ document }: JsonNode): boolean {
	return document.faults.some(({ id }) => id === 'truncated');
}
