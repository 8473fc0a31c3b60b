import type { JsonNode } from '../../../text/json/types.ts';
import { defineRule, type RuleFix } from '../../rule.ts';
import { replaceValue } from '../../twin.ts';
import type { Classified } from '../../types.ts';
import { compilePhrases } from '../../words/fold.ts';
import { saysAlternative } from '../../words/says.ts';
import { type Heard, meaningOf } from './meaning-of.ts';

const SEARCHING_TOOL =
	/(?:^|[._/-])(?:buscar|busca|busqueda|listar|lista|list|search|find_all|explorar|catalogo)(?=$|[._/-]|\p{Lu})/u;
/** One thing, named by the caller's own reference or as one: a lookup, where NOT_FOUND is right (ES-10). */
const ONE_THING = compilePhrases([
	'(?:ese|esa|este|esta|un|una|el|la|su|ningun|ninguna|dicho|dicha) (?!resultado|coincidencia|opcion)[a-z]{3,20}',
	'(?:esos|estos|los|sus) (?:datos|apellidos|nombres)',
	'[a-z]{0,4}-?[0-9]{3,}',
]);

const OF_A_SEARCH = compilePhrases([
	'resultados?|coincidencias?|disponibles?|libres?|filtros|criterios|busqueda|(?:en|para) (?:esas?|esos?) [a-z]{3,15}|esta semana|este mes|ese dia|hoy|mañana',
]);

interface Args {
	readonly why: 'sentence' | 'list' | 'tool';
}

interface Fixes {
	'make-empty-success': Record<string, never>;
}

/** A search that found nothing is a success with an empty list (ES-20), the most frequent mistake (ES-26). */
export const searchWithoutResults = defineRule<'search-without-results', Args, Fixes>({
	meta: {
		id: 'search-without-results',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-20', 'ES-26', 'ES-27'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const heard = meaningOf(response);
		const error = response.envelope?.error;
		if (!heard || !error) return;
		const words = heard.places.get('empty-search');
		if (words && !speaksOfSomethingElse(heard)) {
			const list = emptyList(response);
			report({
				at: error.key ?? error,
				args: { why: list ? 'list' : 'sentence' },
				related: list ? [words, list.span()] : [words],
				fixes: makeEmptySuccess(response),
				...(list && { severity: 'error' as const }),
			});
		} else if (!words && isEmptyForTool(response, heard))
			report({ at: error.key ?? error, args: { why: 'tool' }, fixes: makeEmptySuccess(response) });
	},
});

/** An outage, a refusal or a taken slot is no empty search; nor is an answer that offers something else. */
function speaksOfSomethingElse({ type, places, sentence }: Heard): boolean {
	if (
		places.has('outage') ||
		places.has('vague-failure') ||
		places.has('quota') ||
		places.has('permission') ||
		places.has('ambiguous')
	)
		return true;
	if (type !== 'VALIDATION') return false;
	// «No tenemos planes para empresas» is a rule of the business; what a search finds is free or matches.
	return (
		places.has('occupied') ||
		saysAlternative(sentence.text).length > 0 ||
		sentence.folded.search(OF_A_SEARCH) < 0
	);
}

function isEmptyForTool({ context }: Classified, { type, places, sentence }: Heard): boolean {
	if (type !== 'NOT_FOUND' || !context.tool || !SEARCHING_TOOL.test(context.tool)) return false;
	return !places.has('outage') && !places.has('quota') && sentence.folded.search(ONE_THING) < 0;
}

function emptyList(response: Classified): JsonNode | undefined {
	const around = response.envelope?.error.parent;
	return around?.children.find(({ kind, size }) => kind === 'array' && size === 0);
}

/** The body that ES-20 gives, in the place of the whole payload; `isError` is then no longer true. */
function makeEmptySuccess(response: Classified): RuleFix<Fixes>[] {
	const { payload, result } = response;
	if (!payload || payload.start !== response.envelope?.error.parent?.start) return [];
	const flag = result?.isError;
	const edits = [
		...replaceValue(response, payload, '{"resultados": [], "total": 0}'),
		...(flag?.scalar === true ? flag.document.view.replace(flag.start, flag.end, 'false') : []),
	];
	return [{ id: 'make-empty-success', args: {}, kind: 'suggestion', edits }];
}
