import { holdsStack } from '../../classify/sdk-texts.ts';
import { isHtml } from '../../layers/web-document.ts';
import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';

interface Args {
	readonly status: number;
	readonly body: 'empty' | 'html' | 'stack' | 'rpc' | 'text';
}

/** A 5xx leaves the agent with nothing to say, whatever its body (ES-33, ES-03). */
export const serverError = defineRule<'server-error', Args>({
	meta: {
		id: 'server-error',
		group: 'transport',
		severity: 'error',
		sources: ['ES-33', 'ES-03'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const { http, verdict, shape, seeming } = response;
		const status = http?.status;
		// A business failure under the status is another rule's; a version error has its own.
		if (status === undefined || status < 500 || verdict === 'business-error' || shape === 'version') return;
		if (verdict === 'not-a-response' && seeming !== 'empty-body') return;
		report({ at: http?.statusSpan ?? response.span, args: { status, body: bodyOf(response) } });
	},
});

function bodyOf({ text, rpc }: Classified): Args['body'] {
	if (rpc) return 'rpc';
	const body = text?.text ?? '';
	if (body.trim() === '') return 'empty';
	if (isHtml(body)) return 'html';
	return holdsStack(body) ? 'stack' : 'text';
}
