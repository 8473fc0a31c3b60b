import { isCutOff } from '../../reaction.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly seconds: number;
}

/** After 30 seconds the runtime has cut: nobody reads the answer any more (ES-25). */
export const tooSlow = defineRule<'too-slow', Args>({
	meta: {
		id: 'too-slow',
		group: 'transport',
		severity: 'warning',
		sources: ['ES-25'],
		fixable: false,
		since: '0.1.0',
	},
	check({ context, span, verdict }, report) {
		if (!isCutOff(context) || verdict === 'not-a-response') return;
		const start = span[0]?.start ?? 0;
		report({ at: [{ start, end: start }], args: { seconds: context.elapsedSeconds } });
	},
});
