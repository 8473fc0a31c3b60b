import { type Joint, joinView } from '../../text/view.ts';
import { linesOf } from './lines.ts';
import { addLayer, asText, type LayerReader, spanOf } from './piece.ts';

/** Marks that a tool puts before every line: a container's name, a quotation, a container's stream. */
const PREFIXES: readonly RegExp[] = [
	/^[\w.-]{1,60} *\| ?/,
	/^> ?/,
	/^\d{4}-\d\d-\d\d[T ][\d:.,]{5,20}(?:Z|[+-]\d\d:?\d\d)? (?:stdout|stderr) [FP] /,
];
const LONGEST = 120;

/** A text of which every line carries the same kind of mark: what stands behind the marks is one text. */
export const linePrefix: LayerReader = {
	id: 'log',
	reads: 'text',
	open(piece) {
		const { view } = piece;
		const prefix = PREFIXES.find((pattern) => pattern.test(view.text.slice(0, LONGEST)));
		const lines = prefix && stripLines(view.text, prefix);
		if (!lines) return undefined;
		const characters = lines.reduce((sum, line) => sum + line.mark, 0);
		const mark = view.text.slice(0, lines[0]?.mark ?? 0);
		const joint: Joint = {
			glue: '\n',
			encode: (text) => text.replace(/\r\n|\r|\n/g, `\n${mark}`),
			isRemovable: () => false,
		};
		const layered = addLayer(piece, 'log', spanOf(view), { kind: 'left-out', characters });
		return { pieces: [asText(layered, joinView(view, lines, joint))] };
	},
};

interface StrippedLine {
	readonly start: number;
	readonly end: number;
	/** Length of the mark. */
	readonly mark: number;
}

/** The lines behind their marks; undefined where one line has none. */
function stripLines(text: string, prefix: RegExp): StrippedLine[] | undefined {
	const lines: StrippedLine[] = [];
	for (const { start, end } of linesOf(text)) {
		const match = prefix.exec(text.slice(start, Math.min(end, start + LONGEST)));
		if (!match && text.slice(start, end).trim() !== '') return undefined;
		const mark = match?.[0].length ?? 0;
		lines.push({ start: start + mark, end, mark });
	}
	return lines.length > 1 ? lines : undefined;
}
