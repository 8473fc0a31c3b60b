import { defineRule } from '../../rule.ts';
import { meaningOf } from './meaning-of.ts';

/** Without the billing scenario the agent loses the rest of the catalogue (ES-18). */
export const blockerWithoutBilling = defineRule<'blocker-without-billing', Record<string, never>>({
	meta: {
		id: 'blocker-without-billing',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-18', 'ES-19'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const { context, envelope, errorType } = response;
		if (context.billing || errorType !== 'BLOCKER' || !envelope?.errorType) return;
		// What is no impediment at all is told so by another rule.
		if (meaningOf(response)?.places.has('arrears') === false) return;
		report({ at: envelope.errorType, args: {} });
	},
});
