import { isFaultDocument, wordsOfDocument } from '../../layers/web-document.ts';
import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import type { Leaning } from '../../meaning/rank.ts';
import { type Answer, likelyAnswers, readMeaning } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';

interface Args {
	/** What it should have been, by its words, the likeliest first. */
	readonly answers: readonly Answer[];
	/** How the words begin. */
	readonly words: string;
}

/** Words of a failure in a result that says that all went well (ES-33); a reading, so a warning. Other refusals are advice. */
export const failureAsSuccess = defineRule<'failure-as-success', Args, AnswerFixes>({
	meta: {
		id: 'failure-as-success',
		group: 'result',
		severity: 'warning',
		sources: ['ES-33', 'ES-14'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { shape, payload, text, result, rpc } = response;
		const isAdvice = shape === 'sentence' && soundsRefused(response);
		if ((shape !== 'foreign-error' && !isAdvice) || (payload && payload.kind !== 'string')) return;
		const spoken = result?.texts.find((part) => part.view === text) ?? result?.texts[0];
		const node = spoken?.node ?? payload ?? rpc?.result;
		if (!node) return;
		const words = text?.text ?? String(payload?.scalar ?? '');
		report({
			at: node,
			args: {
				words: (isFaultDocument(words) ? wordsOfDocument(words) : words).trim().slice(0, 40),
				answers: likelyAnswers(response),
			},
			fixes: proposeAnswers(response),
			...(isAdvice && { severity: 'info' }),
		});
	},
});

/** A success may tell in words that a search was empty or a wish refused: the agent says it, and keeps to no type. */
function soundsRefused(response: Classified): boolean {
	const { words, meanings, weight } = readMeaning(response);
	const [first] = meanings;
	return first !== undefined && REFUSALS.has(first) && weight >= PLAIN && words.said.search(DONE) < 0;
}

/** What no success says; several things of one kind are what a search finds, and an outage has its own words. */
const REFUSALS: ReadonlySet<Leaning> = new Set([
	'permission',
	'arrears',
	'terminal',
	'occupied',
	'invalid-datum',
	'empty-search',
	'not-found',
]);
/** The weight of a plain sentence. */
const PLAIN = 6;
/** What was done is told in the same words: «quedó cancelada», «se registró». */
const DONE =
	/(?<!\p{L})(?:con [eé]xito|correctamente|exitosamente|satisfactoriamente|listo|confirmad[oa]s?|(?:qued[oó]|ha sido|fue|se (?:ha|han)) \p{L}+d[oa]s?|se (?:agend|cre|registr|cancel|envi|actualiz|reserv|confirm|asign|guard|proces)\p{L}{1,4})(?!\p{L})/iu;
