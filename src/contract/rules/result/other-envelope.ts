import { defineRule } from '../../rule.ts';

interface Args {
	/** The product, where its members tell it. */
	readonly product: string | null;
	/** Whether the envelope of the contract stands one level too deep. */
	readonly isDeep: boolean;
}

/** What was judged stands inside another product's envelope; the tool itself must not answer with one. */
export const otherEnvelope = defineRule<'other-envelope', Args>({
	meta: {
		id: 'other-envelope',
		group: 'result',
		severity: 'info',
		sources: ['ES-04', 'project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ layers, verdict }, report) {
		// A recording is made of what arrived, and is nothing that arrives.
		const index = layers.findIndex(({ id, fact }) => id === 'wrapper' && fact?.kind !== 'recording');
		const layer = layers[index];
		if (!layer || verdict === 'not-a-response') return;
		const product = layer.fact?.kind === 'product' ? layer.fact.name : null;
		// Right inside an object that no product is known by: most likely the tool's own, and the runtime looks at the top.
		const isDeep = !product && verdict === 'business-error' && layers[index + 1]?.id === 'payload';
		const start = layer.span[0]?.start ?? 0;
		report({
			at: [{ start, end: start + 1 }],
			args: { product, isDeep },
			...(isDeep && { severity: 'warning' }),
		});
	},
});
