import { defineRule } from '../../rule.ts';

/** The SDK found that the tool's own result breaks its `outputSchema`: the server's fault, not the caller's (ES-33). */
export const outputSchemaBroken = defineRule<'output-schema-broken', Record<never, never>>({
	meta: {
		id: 'output-schema-broken',
		group: 'transport',
		severity: 'error',
		sources: ['ES-33'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		if (response.shape !== 'sdk-output' && !response.schemaRefusal) return;
		const node =
			response.schemaRefusal ??
			response.result?.texts[0]?.node ??
			response.rpc?.error?.get('message') ??
			response.rpc?.error;
		// No answer is offered: the operation may have been done, and SYSTEM invites to do it twice.
		report({ at: node ?? response.span, args: {} });
	},
});
