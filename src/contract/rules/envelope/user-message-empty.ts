import { defineRule } from '../../rule.ts';
import { isBlank } from '../../words/is-blank.ts';
import { hasEnvelopeShape } from './parts.ts';

/** Without words the agent has nothing to paraphrase (ES-06). */
export const userMessageEmpty = defineRule<'user-message-empty', Record<never, never>>({
	meta: {
		id: 'user-message-empty',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-06'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const message = hasEnvelopeShape(response) ? response.envelope?.userMessage : undefined;
		if (typeof message?.scalar !== 'string' || !isBlank(message.scalar)) return;
		report({ at: message, args: {} });
	},
});
