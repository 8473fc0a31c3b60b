import { defineRule } from '../../rule.ts';

interface Args {
	/** The product, where its members tell it. */
	readonly product: string | null;
}

/** What was judged stands inside another product's envelope; the tool itself must not answer with one. */
export const otherEnvelope = defineRule<'other-envelope', Args>({
	meta: {
		id: 'other-envelope',
		group: 'result',
		severity: 'info',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ layers, verdict }, report) {
		const layer = layers.find((one) => one.id === 'wrapper');
		if (!layer || verdict === 'not-a-response') return;
		const start = layer.span[0]?.start ?? 0;
		report({
			at: [{ start, end: start + 1 }],
			args: { product: layer.fact?.kind === 'product' ? layer.fact.name : null },
		});
	},
});
