import { envelopeOf } from '../../answers.ts';
import { replaceAnswer } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Fixes {
	readonly 'answer-system': Record<never, never>;
}

/** The SDK found that the tool's own result breaks its `outputSchema`: the server's fault, not the caller's (ES-33). */
export const outputSchemaBroken = defineRule<'output-schema-broken', Record<never, never>, Fixes>({
	meta: {
		id: 'output-schema-broken',
		group: 'transport',
		severity: 'error',
		sources: ['ES-33'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		if (response.shape !== 'sdk-output') return;
		const node =
			response.result?.texts[0]?.node ?? response.rpc?.error?.get('message') ?? response.rpc?.error;
		const edits = response.result ? replaceAnswer(response, envelopeOf('SYSTEM')) : [];
		report({
			at: node ?? response.span,
			args: {},
			fixes: edits.length > 0 ? [{ id: 'answer-system', args: {}, kind: 'suggestion', edits }] : [],
		});
	},
});
