import { isCredentialRefusal } from '../../classify/credential.ts';
import { headerOf } from '../../layers/http-head.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** The header is seen to be missing; it is not seen at all; or the refusal comes under another status. */
	readonly kind: 'missing' | 'not-seen' | 'other-status';
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
	check(response, report) {
		const { shape, http, span, rpc, payload } = response;
		const node = rpc?.error ?? payload;
		const place = http?.statusSpan ?? (node?.key ?? node)?.span() ?? span;
		if (shape === 'rpc-error' && http?.status !== undefined && http.status !== 403) {
			if (isCredentialRefusal(response)) report({ at: place, args: { kind: 'other-status' } });
			return;
		}
		if (shape !== 'unauthorized' || headerOf(http?.headers ?? [], 'www-authenticate') !== undefined) return;
		const isSeen = http?.status === 401 && http.hasHeaderBlock;
		if (isSeen) report({ at: place, args: { kind: 'missing' } });
		else report({ at: place, args: { kind: 'not-seen' }, severity: 'info' });
	},
});
