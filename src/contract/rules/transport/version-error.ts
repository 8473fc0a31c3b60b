import { isVersionRefusal } from '../../classify/sdk-texts.ts';
import { stringOf } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly kind: 'status' | 'business';
	readonly status: number | null;
}

/** A version that the server does not speak is the standard's own version error, neither a 500 nor a business failure (ES-31). */
export const versionError = defineRule<'version-error', Args>({
	meta: {
		id: 'version-error',
		group: 'transport',
		severity: 'error',
		sources: ['ES-31'],
		fixable: false,
		since: '0.1.0',
	},
	check({ shape, http, envelope, text, result, span }, report) {
		const status = http?.status ?? null;
		if (shape === 'version') {
			if (status !== null && status >= 500)
				report({ at: http?.statusSpan ?? span, args: { kind: 'status', status } });
			return;
		}
		const node = [envelope?.userMessage, envelope?.details, envelope?.error].find((part) =>
			isVersionRefusal(stringOf(part) ?? ''),
		);
		const isSaid = shape === 'plain-failure' && isVersionRefusal(text?.text ?? '');
		const at = node ?? (isSaid ? result?.texts[0]?.node : undefined);
		if (at) report({ at, args: { kind: 'business', status } });
	},
});
