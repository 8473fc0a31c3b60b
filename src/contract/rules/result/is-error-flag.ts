import { replaceValue, setErrorFlag } from '../../edits.ts';
import { breaksOff } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';

interface Args {
	readonly kind: 'missing' | 'false' | 'true-on-success' | 'not-boolean';
}

interface Fixes {
	readonly raise: Record<never, never>;
	readonly lower: Record<never, never>;
}

const FAILURES: ReadonlySet<Classified['shape']> = new Set([
	'envelope',
	'malformed-envelope',
	'foreign-error',
	'sdk-input',
	'sdk-output',
	'unknown-tool',
	'rpc-error',
]);

/** `isError` is MCP's mark; a client that shows failures apart goes by it. */
export const isErrorFlag = defineRule<'is-error-flag', Args, Fixes>({
	meta: {
		id: 'is-error-flag',
		group: 'result',
		severity: 'warning',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { result, shape, layers } = response;
		if (!result || !layers.some((layer) => layer.id === 'calltoolresult')) return;
		const flag = result.isError;
		if (flag && flag.kind !== 'boolean' && flag.kind !== 'null') {
			const value = /^"?(?:true|1)"?$/i.test(flag.raw) || FAILURES.has(shape) ? 'true' : 'false';
			const id = value === 'true' ? 'raise' : 'lower';
			const edits = replaceValue(response, flag, value);
			report({
				at: flag,
				args: { kind: 'not-boolean' },
				severity: 'error',
				fixes: [{ id, args: {}, kind: 'safe', edits }],
			});
			return;
		}
		// A failure in plain words or in a foreign shape is answered as a whole by its own rule.
		const needsFlag = FAILURES.has(shape) && shape !== 'foreign-error';
		if (needsFlag && flag?.scalar !== true && !(response.documents.some(breaksOff) && !flag)) {
			const edits = setErrorFlag(response, true);
			const at = flag ?? result.content?.key ?? result.structuredContent?.key ?? result.node;
			report({
				at,
				args: { kind: flag ? 'false' : 'missing' },
				fixes: [{ id: 'raise', args: {}, kind: 'safe', edits }],
			});
		} else if (response.verdict === 'success' && flag?.scalar === true) {
			const edits = setErrorFlag(response, false);
			report({
				at: flag,
				args: { kind: 'true-on-success' },
				fixes: [{ id: 'lower', args: {}, kind: 'suggestion', edits }],
			});
		}
	},
});
