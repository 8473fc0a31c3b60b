import { MOST_RESPONSES } from '../../layers/piece.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** One beyond `judged` where there are more. */
	readonly count: number;
	/** How many of them are judged. */
	readonly judged: number;
}

/** Several responses in one paste: each is judged by itself. */
export const severalResponses = defineRule<'several-responses', Args>({
	meta: {
		id: 'several-responses',
		group: 'input',
		severity: 'info',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ siblings, span }, report) {
		if (!siblings || siblings.index > 0) return;
		const start = span[0]?.start ?? 0;
		report({
			at: [{ start, end: start + 1 }],
			args: { count: siblings.count, judged: Math.min(siblings.count, MOST_RESPONSES) },
		});
	},
});
