import type { Verdict } from '../contract/types.ts';

/** What the mark says of compliance; `type` carries no verdict. */
export type Strike = 'clean' | 'warn' | 'cut' | 'blank' | 'type';

/** Outlines on a 48 × 48 grid, one a verdict. */
export const MARK_SHAPES = {
	success: 'M24 3.5a20.5 20.5 0 1 0 0 41 20.5 20.5 0 0 0 0-41z',
	'business-error': 'M10.5 6h27l7.5 7.5v21L37.5 42h-27L3 34.5v-21z',
	'protocol-error': 'M5 5h38v23.5L24 45 5 28.5z',
	'not-a-response': 'M7 7h34v34H7z',
} as const satisfies Record<Verdict, string>;

/** The sign of the product, on the same grid. */
export const LOGO =
	'M45 19v-6L35 3H13L3 13v22l10 10h22l10-10v-6h-9.5v2L31 35.5h-6L19.5 30V18L25 12.5h6L35.5 17v2z';

export const TICK = 'M14.5 24.5l6.5 6.5 12.5-13.5';

/** Clip paths of the two halves of a cut mark, and how far they part; under 26 px the cut is wider. */
export const CUTS = [
	{ id: 'cut-a', d: 'M-6-6h60v13.3L-6 37.3z' },
	{ id: 'cut-b', d: 'M54 10.7V54H-6V40.7z' },
	{ id: 'cut-c', d: 'M-6-6h60v18L-6 32.5z' },
	{ id: 'cut-d', d: 'M54 15.5V54H-6V36z' },
] as const;

interface MarkHalf {
	readonly clip: (typeof CUTS)[number]['id'];
	readonly transform: string;
}

const WIDE_HALVES: readonly MarkHalf[] = [
	{ clip: 'cut-a', transform: 'translate(.8 -.4)' },
	{ clip: 'cut-b', transform: 'translate(-.8 .4)' },
];
const NARROW_HALVES: readonly MarkHalf[] = [
	{ clip: 'cut-c', transform: 'translate(2 -1)' },
	{ clip: 'cut-d', transform: 'translate(-2 1)' },
];

type MarkGlyph =
	| { readonly kind: 'tick' }
	| { readonly kind: 'text'; readonly text: string; readonly y: number; readonly size: number };

/** What a mark shows, at any size. */
export interface MarkLook {
	readonly verdict: Verdict;
	readonly strike: Strike;
	/** Two letters, a status or another sign; a success has its tick. */
	readonly letters?: string | undefined;
}

export interface MarkInput extends MarkLook {
	/** Drawn width in px: a small mark has no letters. */
	readonly size: number;
}

interface MarkDrawing {
	readonly shape: string;
	readonly glyph?: MarkGlyph;
	/** Empty where the mark is whole. */
	readonly halves: readonly MarkHalf[];
}

const SMALL = 26;

function glyphOf({ verdict, letters, size }: MarkInput): MarkGlyph | undefined {
	if (size < SMALL) return undefined;
	if (verdict === 'success') return { kind: 'tick' };
	if (letters === undefined) return undefined;
	return verdict === 'protocol-error'
		? { kind: 'text', text: letters, y: 26.7, size: 14.5 }
		: { kind: 'text', text: letters, y: 30.7, size: 18.5 };
}

/** What to draw of a mark; the caller turns it into elements. */
export function drawMark(input: MarkInput): MarkDrawing {
	const glyph = glyphOf(input);
	const halves = input.strike === 'cut' ? (input.size < SMALL ? NARROW_HALVES : WIDE_HALVES) : [];
	return { shape: MARK_SHAPES[input.verdict], halves, ...(glyph && { glyph }) };
}
