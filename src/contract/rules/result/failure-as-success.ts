import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import { type Answer, likelyAnswers } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** What it should have been, by its words, the likeliest first. */
	readonly answers: readonly Answer[];
	/** How the words begin. */
	readonly words: string;
}

/** Words of a failure in a result that says that all went well (ES-33); a reading, so a warning. */
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
		if (shape !== 'foreign-error' || (payload && payload.kind !== 'string')) return;
		const node = result?.texts.find((part) => part.view === text)?.node ?? payload ?? rpc?.result;
		if (!node) return;
		report({
			at: node,
			args: {
				words: (text?.text ?? String(payload?.scalar ?? '')).trim().slice(0, 40),
				answers: likelyAnswers(response),
			},
			fixes: proposeAnswers(response),
		});
	},
});
