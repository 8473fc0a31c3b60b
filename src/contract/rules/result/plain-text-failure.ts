import { holdsStack, readsAsFailure } from '../../classify/sdk-texts.ts';
import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import { type Answer, likelyAnswers } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';

interface Args {
	/** What it should have been, by its words, the likeliest first. */
	readonly answers: readonly Answer[];
	readonly kind: 'stack' | 'exception' | 'sentence' | 'empty';
}

/** A failure without an envelope leaves the runtime nothing to go by (ES-33). */
export const plainTextFailure = defineRule<'plain-text-failure', Args, AnswerFixes>({
	meta: {
		id: 'plain-text-failure',
		group: 'result',
		severity: 'error',
		sources: ['ES-33', 'ES-04'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		if (response.shape !== 'plain-failure' || !response.result) return;
		const { result } = response;
		const [text] = result.texts;
		const at = text?.node ?? result.content?.key ?? result.isError?.key ?? result.node;
		report({
			at,
			args: { kind: kindOf(response), answers: likelyAnswers(response) },
			fixes: proposeAnswers(response),
		});
	},
});

function kindOf({ text, payload }: Classified): Args['kind'] {
	const words = text?.text ?? (typeof payload?.scalar === 'string' ? payload.scalar : '');
	if (words.trim() === '') return 'empty';
	if (holdsStack(words)) return 'stack';
	return readsAsFailure(words) ? 'exception' : 'sentence';
}
