import { lastUpTo } from './search.ts';

/** Line and column as editors and the Language Server Protocol count them, but both from 1; columns in UTF-16 code units. */
export interface Position {
	readonly line: number;
	readonly column: number;
}

export interface Positions {
	readonly lineCount: number;
	/** Offsets outside the text are taken to its nearest end. */
	positionOf(offset: number): Position;
	/** Lines and columns that do not exist are taken to the nearest that does. */
	offsetOf(position: Position): number;
}

const LF = 10;
const CR = 13;
const BYTE_ORDER_MARK = 0xfeff;

/** Offsets at which the lines begin; LF, CRLF and CR end a line. */
function findLineStarts(text: string): Uint32Array {
	let starts = new Uint32Array(64);
	let count = 1;
	const lineEnd = /\r\n?|\n/g;
	while (lineEnd.test(text)) {
		if (count === starts.length) {
			const grown = new Uint32Array(count * 2);
			grown.set(starts);
			starts = grown;
		}
		starts[count] = lineEnd.lastIndex;
		count += 1;
	}
	return starts.slice(0, count);
}

/** The places of a text that begins inside of another, as the other counts them. */
export function shiftPositions(positions: Positions, { line, column }: Position): Positions {
	return {
		get lineCount() {
			return positions.lineCount + line - 1;
		},
		positionOf(offset) {
			const own = positions.positionOf(offset);
			return { line: own.line + line - 1, column: own.line === 1 ? own.column + column - 1 : own.column };
		},
		offsetOf(position) {
			const own = position.line - line + 1;
			return positions.offsetOf({
				line: own,
				column: own === 1 ? position.column - column + 1 : position.column,
			});
		},
	};
}

/** The line table is made at the first question, then searched by halving. */
export function createPositions(text: string): Positions {
	let table: Uint32Array | undefined;
	const lines = (): Uint32Array => {
		table ??= findLineStarts(text);
		return table;
	};
	/** Editors hide a leading byte-order mark: it has no column. */
	const hidden = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;

	const firstOfLine = (index: number): number => (index === 0 ? hidden : (lines()[index] ?? text.length));

	/** Where the line's own text ends, before its line break. */
	function endOfLine(index: number): number {
		const next = lines()[index + 1];
		if (next === undefined) return text.length;
		const isCrLf = text.charCodeAt(next - 1) === LF && text.charCodeAt(next - 2) === CR;
		return next - (isCrLf ? 2 : 1);
	}

	return {
		get lineCount() {
			return lines().length;
		},
		positionOf(offset) {
			const inside = Math.min(Math.max(offset, 0), text.length);
			const index = lastUpTo(lines(), inside);
			return { line: index + 1, column: Math.max(inside - firstOfLine(index), 0) + 1 };
		},
		offsetOf({ line, column }) {
			const index = Math.min(Math.max(line, 1), lines().length) - 1;
			const start = firstOfLine(index);
			return Math.min(start + Math.max(column, 1) - 1, Math.max(endOfLine(index), start));
		},
	};
}
