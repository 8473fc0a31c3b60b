import { envelopeOf } from '../../answers.ts';
import { replaceAnswer } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** How the words begin. */
	readonly words: string;
}

interface Fixes {
	readonly 'answer-system': Record<never, never>;
}

/** Words of a failure in a result that says that all went well (ES-33); a reading, so a warning. */
export const failureAsSuccess = defineRule<'failure-as-success', Args, Fixes>({
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
		const edits = replaceAnswer(response, envelopeOf('SYSTEM'));
		report({
			at: node,
			args: { words: (text?.text ?? String(payload?.scalar ?? '')).trim().slice(0, 40) },
			fixes: edits.length > 0 ? [{ id: 'answer-system', args: {}, kind: 'suggestion', edits }] : [],
		});
	},
});
