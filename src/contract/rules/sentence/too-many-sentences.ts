import { defineRule } from '../../rule.ts';
import { sentenceOf } from '../../sentence-of.ts';
import { isTrace } from '../../words/find-stack-trace.ts';
import { splitSentences } from '../../words/sentences.ts';

const MOST_SENTENCES = 2;

/** More than the one or two sentences of ES-34. */
export const tooManySentences = defineRule<
	'too-many-sentences',
	{ readonly count: number },
	{ 'keep-two': { readonly count: number } }
>({
	meta: {
		id: 'too-many-sentences',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-34'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const sentence = sentenceOf(response);
		if (!sentence || isTrace(sentence)) return;
		// A line break is a fault of its own; it ends no sentence here.
		const sentences = splitSentences(sentence.text.replaceAll(/\s/gu, ' '));
		const second = sentences[MOST_SENTENCES - 1];
		if (sentences.length <= MOST_SENTENCES || !second) return;
		const count = sentences.length;
		report({
			at: sentence.locate(sentences.slice(MOST_SENTENCES)),
			args: { count },
			fixes: [
				{
					id: 'keep-two',
					args: { count: count - MOST_SENTENCES },
					kind: 'suggestion',
					edits: sentence.rewrite(sentence.text.slice(0, second.end)),
				},
			],
		});
	},
});
