import { jsonStringView } from '../../../text/json/string-view.ts';
import type { JsonNode } from '../../../text/json/types.ts';
import type { Range, Span } from '../../../text/span.ts';
import { isListTool } from '../../meaning/list-tool.ts';
import { readMeaning } from '../../meaning/read-meaning.ts';
import { CONTRACT_TOTAL, FOUND_NAMES, isNamed } from '../../names.ts';
import type { Classified } from '../../types.ts';
import { compilePhrases, findRanges, foldText } from '../../words/fold.ts';
import { READ_LIMIT, saysAlternative, saysEmptySearch, saysOccupied, saysOutage } from '../../words/says.ts';
import { isAlternatives } from './alternatives.ts';

/** A search without results that comes as an error. */
interface EmptySearch {
	/** What shows it: words of `user_message`, or the type in the answer of a tool that lists. */
	readonly by: 'words' | 'tool';
	readonly span: Span;
	/** The empty list or its `total` of zero, where the response holds it too. */
	readonly list?: JsonNode;
}

const SEARCH_WORD = /resultados?|coincidencias?|b[uú]squeda|consulta/iu;
/** «Resultados de laboratorio» are a thing, not what a search finds. */
const OF_SOMETHING = /^\s+(?:de|del)\s+(?!(?:la |su |esa |esta )?(?:b[uú]squeda|consulta))/iu;

/** Recognises ES-20 and ES-26 in an envelope; undefined where nothing speaks for it. */
export function findEmptySearch(response: Classified): EmptySearch | undefined {
	const { envelope } = response;
	if (!envelope || response.verdict !== 'business-error') return undefined;
	const said = spanOfWords(response);
	const list = emptyListBeside(envelope.error);
	if (said) return { by: 'words', span: said, ...(list && { list }) };
	if (response.errorType !== 'NOT_FOUND' || !envelope.errorType || !isListTool(response.context.tool ?? '')) {
		return undefined;
	}
	return { by: 'tool', span: envelope.errorType.span(), ...(list && { list }) };
}

function spanOfWords(response: Classified): Span | undefined {
	const { envelope, errorType } = response;
	const message = envelope?.userMessage ?? envelope?.error;
	if (!envelope || !message || typeof message.scalar !== 'string') return undefined;
	const text = message.scalar;
	const isFailure = errorType === 'SYSTEM' || errorType === 'UNKNOWN';
	const found =
		saysEmptySearch(text)[0] ??
		(isFailure ? (catalogueWords(text) ?? leaningWords(response, text)) : undefined);
	if (!found || saysOutage(text).length > 0 || readMeaning(response).meanings[0] === 'occupied')
		return undefined;
	const words = text.slice(found.start, found.end);
	if (SEARCH_WORD.test(words) && OF_SOMETHING.test(text.slice(found.end))) return undefined;
	if (
		!isFailure &&
		errorType !== 'NOT_FOUND' &&
		(!SEARCH_WORD.test(words) || offersSomething(text, envelope.error))
	)
		return undefined;
	return jsonStringView(message).locate(found.start, found.end);
}

/**
 * Things of a catalogue that were not found, by name or not. As NOT_FOUND «No encontré productos con esa referencia» may
 * be right; as SYSTEM or UNKNOWN it never is (ES-27).
 */
const CATALOGUE = compilePhrases([
	'no (?:se )?(?:hay|encontre|encontro|encontramos|encontraron|existen|tenemos|manejamos|vendemos) (?:ningun(?:os|as)? |mas |otr[oa]s )?(?:productos?|planes|articulos?|ofertas|promociones|paquetes|modelos|vuelos|habitaciones|hoteles|cursos|rutas)',
]);

function catalogueWords(text: string): Range | undefined {
	return findRanges(foldText(text.slice(0, READ_LIMIT)), CATALOGUE)[0];
}

/** A failure that was none: nothing in the words speaks of anything but a search that found nothing (ES-27). */
function leaningWords(response: Classified, text: string): Range | undefined {
	const isListed = response.shape === 'envelope';
	return isListed && readMeaning(response).meanings[0] === 'empty-search'
		? { start: 0, end: text.length }
		: undefined;
}

/** A slot that is taken, or something else on offer: VALIDATION is right (ES-21). */
function offersSomething(text: string, error: JsonNode): boolean {
	const siblings = error.parent?.children ?? [];
	if (siblings.some(({ key, size }) => size > 0 && isAlternatives(key?.name ?? ''))) return true;
	return saysOccupied(text).length > 0 || saysAlternative(text).length > 0;
}

/** An empty list of results beside `error` or in its `details`, or else the `total` of one. */
function emptyListBeside(error: JsonNode): JsonNode | undefined {
	const members = [...(error.parent?.children ?? []), ...(error.get('details')?.children ?? [])];
	return members.find(isEmptyList) ?? members.find(isTotalZero);
}

function isEmptyList(member: JsonNode): boolean {
	return member.kind === 'array' && member.size === 0 && isNamed(member, FOUND_NAMES);
}

function isTotalZero({ key, scalar }: JsonNode): boolean {
	return key?.name === CONTRACT_TOTAL && scalar === 0;
}
