/** One way that the agent may take. */
export interface Branch {
	readonly icons: readonly ('chat' | 'call')[];
	readonly label: string;
	/** What the way leaves out, in a dashed box. */
	readonly without?: string;
	readonly verb: string;
	readonly say?: string;
	readonly gloss?: string;
}

export interface TextLine {
	readonly text: string;
	readonly y: number;
	readonly role: 'strong' | 'say' | 'dim';
}

interface Box {
	readonly branch: Branch;
	readonly top: number;
	readonly height: number;
	/** Baselines relative to the drawing. */
	readonly lines: readonly TextLine[];
}

const FONT = { strong: 15, say: 15, dim: 13 } as const;
const LEADING = { strong: 20, say: 20, dim: 18 } as const;
const PADDING = 14;

/** Width of a text in px, reckoned by kind of character: fonts differ, so with some room. */
export function measure(text: string, fontSize: number): number {
	let ems = 0;
	for (const character of text) ems += /[\u2e80-\uffef]/u.test(character) ? 1 : 0.53;
	return ems * fontSize;
}

/** Pieces between which a line may break: words, and each Han character. */
function piecesOf(text: string): readonly string[] {
	return text.match(/[\u2e80-\uffef][，。：；？！、”）]?|[^\s\u2e80-\uffef]+\s*|\s+/gu) ?? [];
}

/** Breaks a text into lines that fit `width` px. */
export function wrapText(text: string, width: number, fontSize: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const piece of piecesOf(text)) {
		if (line !== '' && measure(line + piece.trimEnd(), fontSize) > width) {
			lines.push(line.trimEnd());
			line = '';
		}
		line += piece;
	}
	return [...lines, line.trimEnd()].filter((part) => part !== '');
}

function linesOf(branch: Branch, width: number): readonly Omit<TextLine, 'y'>[] {
	const wrap = (text: string | undefined, role: TextLine['role']) =>
		text === undefined ? [] : wrapText(text, width, FONT[role]).map((part) => ({ text: part, role }));
	return [
		...wrap(branch.verb, 'strong'),
		...wrap(branch.say && `«${branch.say}»`, 'say'),
		...wrap(branch.gloss, 'dim'),
	];
}

/** Places the boxes of the branches under each other, `gap` px apart. */
export function stackBoxes(
	branches: readonly Branch[],
	top: number,
	width: number,
	gap: number,
): readonly Box[] {
	let at = top;
	return branches.map((branch) => {
		const start = at;
		let y = start + PADDING;
		const lines = linesOf(branch, width - 2 * PADDING).map(({ text, role }) => {
			y += LEADING[role];
			return { text, role, y: y - 5 };
		});
		const height = y + PADDING - start;
		at = start + height + gap;
		return { branch, top: start, height, lines };
	});
}

/** A box with the cut corners of a punch. */
export function cutBox(x: number, y: number, width: number, height: number, cut = 6): string {
	const [h, v] = [width - 2 * cut, height - 2 * cut];
	return `M${x + cut} ${y}h${h}l${cut} ${cut}v${v}l${-cut} ${cut}h${-h}l${-cut} ${-cut}v${-v}z`;
}
