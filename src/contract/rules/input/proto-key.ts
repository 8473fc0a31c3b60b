import { defineRule } from '../../rule.ts';

/** A member named `__proto__` is lost or worse in programs that copy it carelessly. */
export const protoKey = defineRule<'proto-key', Record<never, never>>({
	meta: {
		id: 'proto-key',
		group: 'input',
		severity: 'warning',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ ownDocuments, verdict }, report) {
		if (verdict === 'not-a-response') return;
		for (const { protoKeys } of ownDocuments) {
			const [first, ...others] = protoKeys;
			if (first) report({ at: first, args: {}, related: others.slice(0, 20).map((key) => key.span()) });
		}
	},
});
