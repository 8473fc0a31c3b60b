import type { Severity } from '../../contract/types.ts';

/** A place of the text that a diagnostic points at; offsets in UTF-16 code units. */
export interface CodeMark {
	readonly start: number;
	readonly end: number;
	readonly severity: Severity;
	/** The diagnostic's number, shown where its place begins. */
	readonly number: number;
}

/** Class suffix of a token: key, string, literal, punctuation. */
type TokenKind = 'key' | 'string' | 'literal' | 'dim';

interface CodePart {
	readonly text: string;
	readonly token?: TokenKind;
	readonly mark?: { readonly severity: Severity; readonly number: number; readonly first: boolean };
}

interface CodeLine {
	readonly number: number;
	/** The gravest mark on the line. */
	readonly worst?: Severity;
	readonly parts: readonly CodePart[];
}

interface Token {
	readonly start: number;
	readonly end: number;
	readonly kind: TokenKind;
}

const TOKEN =
	/("(?:[^"\\\n]|\\.)*")(\s*:)?|(?<![\p{L}\p{N}_])(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\p{L}\p{N}_])|[{}[\],:]/gu;
const GRAVITY: Readonly<Record<Severity, number>> = { error: 3, warning: 2, info: 1 };

function tokensOf(text: string): readonly Token[] {
	return [...text.matchAll(TOKEN)].flatMap(({ 0: whole, 1: string, 2: colon, index }): Token[] => {
		const end = index + whole.length;
		if (string === undefined)
			return [{ start: index, end, kind: /^[{}[\],:]$/.test(whole) ? 'dim' : 'literal' }];
		const middle = index + string.length;
		if (colon === undefined) return [{ start: index, end, kind: 'string' }];
		return [
			{ start: index, end: middle, kind: 'key' },
			{ start: middle, end, kind: 'dim' },
		];
	});
}

/** Where something begins or ends on a line, with both ends of the line. */
function cuts(
	start: number,
	end: number,
	ranges: readonly { start: number; end: number }[],
): readonly number[] {
	const inside = ranges.flatMap((range) => [range.start, range.end]).filter((at) => at > start && at < end);
	return [...new Set([start, ...inside, end])].sort((a, b) => a - b);
}

function gravest(marks: readonly CodeMark[]): CodeMark | undefined {
	return marks.toSorted((a, b) => GRAVITY[b.severity] - GRAVITY[a.severity])[0];
}

/** A text in lines of coloured pieces, with each diagnostic at its exact place. Only JSON is coloured. */
export function codeLines(text: string, marks: readonly CodeMark[]): readonly CodeLine[] {
	const looksJson = /[{[]/.test(text);
	const tokens = looksJson ? tokensOf(text) : [];
	let start = 0;
	return text.split('\n').map((line, index) => {
		const from = start;
		const to = from + line.length;
		start = to + 1;
		const near = marks.filter((mark) => mark.start < to && mark.end > from);
		const at = cuts(from, to, [...near, ...tokens.filter((token) => token.start < to && token.end > from)]);
		const worst = gravest(near)?.severity;
		const parts = at.slice(0, -1).map((begin, piece): CodePart => {
			const end = at[piece + 1] ?? to;
			const token = tokens.find((candidate) => candidate.start <= begin && candidate.end >= end);
			const mark = gravest(near.filter((candidate) => candidate.start <= begin && candidate.end >= end));
			return {
				text: text.slice(begin, end),
				...(token && { token: token.kind }),
				...(mark && {
					mark: { severity: mark.severity, number: mark.number, first: mark.start === begin },
				}),
			};
		});
		return { number: index + 1, parts, ...(worst && { worst }) };
	});
}
