import { readMeaning } from './meaning/read-meaning.ts';
import { sentenceOf } from './sentence-of.ts';
import type { Classified, Diagnostic, DistinctionCase, Heard, ReactionId } from './types.ts';

/** A sentence that is read aloud; more of a hostile one is nothing to show. */
const LONGEST_SHOWN = 400;

/** The rules that find one of the two false cases. */
const FALSE_CASES: Readonly<Record<string, DistinctionCase>> = {
	'outage-as-not-found': 'outage-as-not-found',
	'empty-list-as-error': 'empty-as-error',
};

/** What the agent says in place of «there is none» when a search that found nothing comes as a failure. */
const FAILURE_REACTIONS: ReadonlySet<ReactionId> = new Set(['improvise', 'apologise-retry']);
const SILENT: ReadonlySet<ReactionId> = new Set(['none', 'cut-off', 'continue']);

/**
 * What is heard of a response, where the response or the contract says it; elsewhere only an illustration can be given.
 * A false case of ES-27 goes before the sentence: what the agent does with the type contradicts what the sentence says.
 */
export function heardOf(
	response: Classified,
	reaction: ReactionId,
	diagnostics: readonly Pick<Diagnostic, 'rule'>[],
): Heard | undefined {
	if (SILENT.has(reaction)) return undefined;
	if (reaction === 'say-empty') return { from: 'contract', case: 'empty-as-success' };
	const falsehood = falseCase(response, reaction, diagnostics);
	if (falsehood) return { from: 'contract', case: falsehood };
	const sentence = response.shape === 'envelope' ? sentenceOf(response)?.text : undefined;
	return sentence === undefined ? undefined : { from: 'own', sentence: shorten(sentence) };
}

function falseCase(
	response: Classified,
	reaction: ReactionId,
	diagnostics: readonly Pick<Diagnostic, 'rule'>[],
): DistinctionCase | undefined {
	const found = diagnostics.flatMap(({ rule }) => FALSE_CASES[rule] ?? [])[0];
	if (found !== 'empty-as-error' && found) return found;
	if (!FAILURE_REACTIONS.has(reaction)) return undefined;
	const isMeant = response.shape !== 'envelope' && readMeaning(response).meanings[0] === 'empty-search';
	return found ?? (isMeant ? 'empty-as-error' : undefined);
}

function shorten(sentence: string): string {
	return sentence.length <= LONGEST_SHOWN ? sentence : `${sentence.slice(0, LONGEST_SHOWN).toWellFormed()}…`;
}
