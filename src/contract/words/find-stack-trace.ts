import type { Range } from '../../text/span.ts';
import { speaksSpanish } from './find-foreign.ts';
import { overlaps } from './fold.ts';
import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type TraceKind = 'trace' | 'exception';

const PATTERNS: readonly HitPattern<TraceKind>[] = [
	{ kind: 'trace', pattern: /Traceback \(most recent call last\)/gu },
	{ kind: 'trace', pattern: /(?<![\p{L}\p{N}])at [\p{L}\p{N}_$.<>[\] ]{1,120}\([^()\n]{0,200}:\d+\)/gu },
	{
		kind: 'trace',
		pattern: /(?<![\p{L}\p{N}])at (?:async )?(?:file:|node:|\/|[A-Za-z]:\\)[^\s()]{1,200}:\d+/gu,
	},
	{ kind: 'trace', pattern: /File "[^"\n]{1,200}", line \d+/gu },
	{
		kind: 'trace',
		pattern:
			/(?<![\p{L}\p{N}_])[\p{L}\p{N}_-]{1,60}\.(?:java|py|kt|rb|php|cs|go|ts|js|mjs|cjs|rs|scala):\d+/gu,
	},
	{ kind: 'trace', pattern: /\.(?:php|rb|py|js|ts) (?:on|en(?: la)?) l[ií](?:ne|nea) \d+/gu },
	{
		kind: 'trace',
		pattern: /(?<![\p{L}\p{N}])(?:Caused by:|goroutine \d+ \[|panic: |#\d+ \/|Stack ?trace:)/gu,
	},
	{
		kind: 'exception',
		pattern:
			/(?<![\p{L}\p{N}_])(?:[\p{L}\p{N}_]{1,40}\.){0,8}[A-Z][\p{L}\p{N}]{1,60}(?:Exception|Error|Fault)(?![\p{L}\p{N}_])/gu,
	},
	{ kind: 'exception', pattern: /(?<![\p{L}\p{N}_])(?:Uncaught|Unhandled(?:PromiseRejection)?) [\p{L}(]/gu },
	{
		kind: 'exception',
		pattern:
			/Cannot read propert(?:y|ies) of|is not a function|object has no attribute|'NoneType'|undefined is not|null pointer|nil pointer|segmentation fault|division by zero|list index out of range|index out of bounds|core dumped/giu,
	},
];

/** Where a stack trace or the name of an exception stands. */
export function findStackTrace(sentence: SentenceText): Hit<TraceKind>[] {
	return findHits(sentence, PATTERNS);
}

/** Pieces of a text between line ends and stops; a stop inside a name or a number is none. */
const PIECE = /(?:[^\n.;!?]|[.;!?](?!\s|$))+[.;!?]*/gu;

/**
 * What belongs to a trace and is said to nobody: its hits, and the rest of their piece where that is no Spanish. What is
 * said beside it is read like any other sentence.
 */
export function findTraceStretches(sentence: SentenceText): Range[] {
	const hits = findStackTrace(sentence);
	if (hits.length === 0) return [];
	const pieces = Array.from(sentence.text.matchAll(PIECE), ({ index, 0: said }) => ({
		start: index,
		end: index + said.length,
	}));
	const technical = pieces.filter((piece) => {
		const inside = hits.filter((hit) => overlaps(hit, piece));
		return inside.length > 0 && !speaksSpanish(besides(sentence.text, piece, inside));
	});
	const stretches = [...hits, ...technical];
	const all = { start: 0, end: sentence.text.length };
	return /\p{L}/u.test(besides(sentence.text, all, stretches)) ? stretches : [all];
}

/** Whether nothing is said beside a trace: then the sentence has no language, length or marks of its own. */
export function isTrace(sentence: SentenceText): boolean {
	return findTraceStretches(sentence).some(({ start, end }) => start === 0 && end === sentence.text.length);
}

/** The text of a piece without the ranges in it, and without the names that a trace quotes. */
function besides(text: string, piece: Range, ranges: readonly Range[]): string {
	return text
		.split('')
		.map((unit, index) => (ranges.some(({ start, end }) => start <= index && index < end) ? ' ' : unit))
		.slice(piece.start, piece.end)
		.join('')
		.replaceAll(/'[^'\n]{0,80}'|"[^"\n]{0,80}"/gu, ' ');
}
