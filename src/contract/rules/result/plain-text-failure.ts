import { envelopeOf } from '../../answers.ts';
import { holdsStack, readsAsFailure } from '../../classify/sdk-texts.ts';
import { replaceAnswer } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';

interface Args {
	readonly kind: 'stack' | 'exception' | 'sentence' | 'empty';
}

interface Fixes {
	readonly 'answer-system': Record<never, never>;
}

/** A failure without an envelope leaves the runtime nothing to go by (ES-33). */
export const plainTextFailure = defineRule<'plain-text-failure', Args, Fixes>({
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
		const edits = replaceAnswer(response, envelopeOf('SYSTEM'));
		report({
			at,
			args: { kind: kindOf(response) },
			fixes: edits.length > 0 ? [{ id: 'answer-system', args: {}, kind: 'suggestion', edits }] : [],
		});
	},
});

function kindOf({ text, payload }: Classified): Args['kind'] {
	const words = text?.text ?? (typeof payload?.scalar === 'string' ? payload.scalar : '');
	if (words.trim() === '') return 'empty';
	if (holdsStack(words)) return 'stack';
	return readsAsFailure(words) ? 'exception' : 'sentence';
}
