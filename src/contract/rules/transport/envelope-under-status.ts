import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';

interface Args {
	readonly status: number;
	readonly kind: 'envelope' | 'foreign' | 'words';
}

interface Fixes {
	readonly 'status-200': Record<never, never>;
}

/** Statuses that frameworks choose for failures of the business. */
const BUSINESS_STATUSES: ReadonlySet<number> = new Set([402, 404, 409, 410, 422, 423, 424, 429]);

/** What a server says of an address that it does not know: nothing of a business. */
const NO_ROUTE =
	/^(?:404|not found|404 not found|cannot (?:get|post|delete) \S+|404 page not found|route not found|resource not found|session not found)\.?$/i;

/** A failure of the business travels in a response that arrives: HTTP 200 (ES-03). */
export const envelopeUnderStatus = defineRule<'envelope-under-status', Args, Fixes>({
	meta: {
		id: 'envelope-under-status',
		group: 'transport',
		severity: 'error',
		sources: ['ES-03', 'ES-24'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { http, source } = response;
		const status = http?.status;
		const kind = kindOf(response);
		if (!http || status === undefined || status < 400 || !kind) return;
		const line = http.statusLine;
		const edits = line ? [{ offset: line.start, length: line.end - line.start, text: '200 OK' }] : [];
		const isWhole = line && source.slice(line.start, line.start + 3) === String(status);
		report({
			at: http.statusSpan ?? response.span,
			args: { status, kind },
			fixes: kind === 'envelope' && isWhole ? [{ id: 'status-200', args: {}, kind: 'safe', edits }] : [],
		});
	},
});

function kindOf({ shape, http, text }: Classified): Args['kind'] | undefined {
	if (shape === 'envelope' || shape === 'malformed-envelope') return 'envelope';
	if (shape === 'foreign-error' || shape === 'plain-failure' || shape === 'sdk-output') return 'foreign';
	const isSaid = shape === 'http-failure' && BUSINESS_STATUSES.has(http?.status ?? 0);
	const words = text?.text.trim() ?? '';
	return isSaid && words !== '' && !NO_ROUTE.test(words) ? 'words' : undefined;
}
