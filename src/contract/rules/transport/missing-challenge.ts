import { headerOf } from '../../layers/http-head.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** Whether the paste shows that the header is not there, or only does not show it. */
	readonly isSeen: boolean;
}

/** A 401 names in `WWW-Authenticate` how to come in (ES-29); where no headers were pasted we can only ask. */
export const missingChallenge = defineRule<'missing-challenge', Args>({
	meta: {
		id: 'missing-challenge',
		group: 'transport',
		severity: 'error',
		sources: ['ES-29', 'HTTP'],
		fixable: false,
		since: '0.1.0',
	},
	check({ shape, http, span, rpc, payload }, report) {
		if (shape !== 'unauthorized' || headerOf(http?.headers ?? [], 'www-authenticate') !== undefined) return;
		const isSeen = http?.status === 401 && http.hasHeaderBlock;
		const node = rpc?.error ?? payload;
		report({
			at: http?.statusSpan ?? (node?.key ?? node)?.span() ?? span,
			args: { isSeen },
			...(!isSeen && { severity: 'info' }),
		});
	},
});
