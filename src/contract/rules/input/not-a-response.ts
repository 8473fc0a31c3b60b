import { defineRule } from '../../rule.ts';
import type { Seeming } from '../../types.ts';

interface Args {
	readonly seeming: Seeming;
}

/** Nothing in the paste is a response of a tool: one sentence on what it seems to be, and what to paste instead. */
export const notAResponse = defineRule<'not-a-response', Args>({
	meta: {
		id: 'not-a-response',
		group: 'input',
		severity: 'error',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ verdict, seeming, span, source }, report) {
		if (verdict !== 'not-a-response' || !seeming) return;
		const start = firstInk(source, span[0]?.start ?? 0);
		const lineEnd = source.slice(start, start + 200).search(/[\r\n]/);
		const end = Math.min(start + (lineEnd < 0 ? 200 : lineEnd), span.at(-1)?.end ?? source.length);
		report({ at: [{ start, end: Math.max(start, end) }], args: { seeming } });
	},
});

function firstInk(source: string, from: number): number {
	const ink = /\S/g;
	ink.lastIndex = from;
	return ink.exec(source)?.index ?? from;
}
