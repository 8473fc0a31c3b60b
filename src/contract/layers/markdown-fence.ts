import { sliceView } from '../../text/view.ts';
import { type Line, linesOf } from './lines.ts';
import { addLayer, asText, type LayerReader } from './piece.ts';

/** Code blocks of Markdown or of a chat: each block is a piece, the prose around is left out. */
export const markdownFence: LayerReader = {
	id: 'markdown-fence',
	reads: 'text',
	open(piece) {
		const { view } = piece;
		const fences = findFences(view.text);
		if (fences.length === 0) return undefined;
		const inside = fences.reduce((sum, fence) => sum + fence.next - fence.outerStart, 0);
		const characters = countInk(view.text) - Math.min(inside, countInk(view.text));
		const pieces = fences.map((fence) => {
			const span = view.locate(fence.outerStart, fence.next);
			const fact = { kind: 'left-out', characters } as const;
			const layered = addLayer(piece, 'markdown-fence', span, characters > 0 ? fact : undefined);
			return { ...asText(layered, sliceView(view, fence.start, fence.end)), span };
		});
		return { pieces };
	},
};

interface Fence {
	readonly outerStart: number;
	readonly start: number;
	readonly end: number;
	readonly next: number;
}

const FENCE_LINE = /^ {0,3}(`{3,}|~{3,}(?!~))[ \t]*(?![ \t])([\w+#.-]*)(?![\w+#.-])[^`\r\n]*$/;
/** Languages of code that is certainly no response. */
const CODE_LANGUAGE =
	/^(?:js|javascript|ts|typescript|py|python|java|go|rust|rs|c|cpp|cs|csharp|php|ruby|rb|sql|bash|sh|shell|yaml|yml|tsx|jsx|kotlin|swift|toml|ini|diff)$/i;

function findFences(text: string): Fence[] {
	if (!text.includes('```') && !text.includes('~~~')) return [];
	const fences: Fence[] = [];
	let open: { line: Line; mark: string; language: string } | undefined;
	for (const line of linesOf(text)) {
		const match = FENCE_LINE.exec(text.slice(line.start, Math.min(line.end, line.start + 200)));
		if (!match) continue;
		const mark = match[1] ?? '';
		if (!open) open = { line, mark, language: match[2] ?? '' };
		else if (mark.startsWith(open.mark) && !match[2]) {
			if (!CODE_LANGUAGE.test(open.language)) fences.push(closeFence(open.line, line));
			open = undefined;
		}
	}
	if (open && !CODE_LANGUAGE.test(open.language)) {
		const end = { start: text.length, end: text.length, next: text.length };
		fences.push(closeFence(open.line, end));
	}
	return fences;
}

function closeFence(first: Line, last: Line): Fence {
	return { outerStart: first.start, start: first.next, end: last.start, next: last.next };
}

function countInk(text: string): number {
	return text.trim().length;
}
