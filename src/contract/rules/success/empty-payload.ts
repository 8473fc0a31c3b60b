import { defineRule } from '../../rule.ts';
import { hasDataShape } from '../lists.ts';

/** An empty object is legal, and leaves the agent without a word to say about what it did. */
export const emptyPayload = defineRule<'empty-payload', Record<never, never>>({
	meta: {
		id: 'empty-payload',
		group: 'success',
		severity: 'info',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const { payload } = response;
		if (payload?.kind === 'object' && payload.size === 0 && hasDataShape(response)) {
			report({ at: payload, args: {} });
		}
	},
});
