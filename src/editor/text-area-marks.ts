import type { Range } from '../text/span.ts';
import type { Decorations, Tone } from './types.ts';

/** A stretch of the text under the text area and how it is drawn. */
interface Stretch extends Range {
	readonly tone: Tone | null;
	readonly current: boolean;
	readonly layer: boolean;
}

/** Cuts the text where a mark or the chosen layer begins or ends; the gravest of several marks shows. */
export function cutIntoStretches(length: number, { marks, layer }: Decorations): readonly Stretch[] {
	const spans = [layer, ...marks.map((mark) => mark.span)].flat();
	const cuts = new Set([0, length, ...spans.flatMap(({ start, end }) => [start, end])]);
	const places = [...cuts].filter((at) => at <= length).sort((a, b) => a - b);
	return places.slice(0, -1).map((start, index) => {
		const end = places[index + 1] ?? length;
		const here = marks.filter((mark) => covers(mark.span, start));
		const gravest = (['bad', 'warn', 'info'] as const).find((tone) =>
			here.some((mark) => mark.tone === tone),
		);
		return {
			start,
			end,
			tone: gravest ?? null,
			current: here.some((mark) => mark.current),
			layer: covers(layer, start),
		};
	});
}

function covers(span: readonly Range[], at: number): boolean {
	return span.some(({ start, end }) => start <= at && at < end);
}
