import { defineRule } from '../../rule.ts';
import { sentenceOf } from '../../sentence-of.ts';
import { isTrace } from '../../words/find-stack-trace.ts';
import { countWords, secondsOfSpeech, splitSentences } from '../../words/sentences.ts';

/** «Frase corta»: ES-06 gives no number. Two full sentences on the telephone take some 12 seconds; over 18 nobody follows. */
const LONG = { words: 35, letters: 220 } as const;
const TOO_LONG = { words: 45, letters: 280 } as const;

/** Too long for one breath on the telephone; what has too many sentences is told so instead. */
export const tooLongToSay = defineRule<
	'too-long-to-say',
	{ readonly seconds: number; readonly words: number }
>({
	meta: {
		id: 'too-long-to-say',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06', 'ES-34'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const sentence = sentenceOf(response);
		if (!sentence || isTrace(sentence)) return;
		const said = sentence.text.replaceAll(/\s/gu, ' ').trim();
		const words = countWords(said);
		const sentences = splitSentences(said).length;
		if (sentences > 2 || (words <= LONG.words && said.length <= LONG.letters)) return;
		const isGrave = words > TOO_LONG.words || said.length > TOO_LONG.letters;
		report({
			at: sentence.node,
			args: { seconds: secondsOfSpeech(said, sentences), words },
			severity: isGrave ? 'warning' : 'info',
		});
	},
});
