import type { Range } from '../../../text/span.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly characters: number;
}

/** Text around the response that was not judged: said, so that nobody thinks it was. */
export const textLeftOut = defineRule<'text-left-out', Args>({
	meta: {
		id: 'text-left-out',
		group: 'input',
		severity: 'info',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ layers, verdict, siblings, source, documents, http }, report) {
		if (verdict === 'not-a-response' || (siblings && siblings.index > 0)) return;
		const layer = layers.find((one) => one.fact?.kind === 'left-out');
		if (layer?.fact?.kind !== 'left-out') return;
		const kept = http?.statusSpan?.[0] ?? documents[0]?.root?.span()[0];
		report({ at: [leftOut(source, layer.span[0], kept)], args: { characters: layer.fact.characters } });
	},
});

/** The part before the response, or the one behind it where nothing stands before. */
function leftOut(source: string, layer: Range | undefined, kept: Range | undefined): Range {
	if (!kept) return { start: 0, end: Math.min(1, source.length) };
	const before = source.slice(0, kept.start).trimEnd().length;
	if (before > 0 && before <= kept.start)
		return { start: source.length - source.trimStart().length, end: before };
	return { start: kept.end, end: Math.max(kept.end, layer?.end ?? source.length) };
}
