import { changeBetween } from '../text/difference.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import type { Range, Span } from '../text/span.ts';
import { editShown, type PastedText, pastedText, shownEdits } from './pasted-text.ts';
import type { Decorations, Surface, SurfaceEvents } from './types.ts';

/** The text as it was pasted, whichever editor shows it. All offsets count code units of the text. */
export interface Editing {
	readonly text: string;
	/** Whether the text is too long to be shown whole: then it cannot be typed into. */
	readonly isCut: boolean;
	/** One undo step; the caret goes to the start. Waits while an input method is composing. */
	replaceAll(text: string): void;
	/** One undo step. Waits while an input method is composing. */
	apply(edits: readonly Edit[], caret?: number): void;
	undo(): void;
	selection(): Range;
	select(range: Range, focus: boolean): void;
	decorate(decorations: Decorations): void;
	focus(): void;
	hasFocus(): boolean;
	/** Lets another editor take over; text, selection, scroll and focus stay. */
	takeOver(make: (shown: string, events: SurfaceEvents) => Surface): void;
	isComposing(): boolean;
}

interface EditingEvents {
	/** The text is another, by whatever way. */
	onText(text: string, by: 'person' | 'program'): void;
	onCaret(offset: number): void;
	onFix(number: number, fix: number): void;
}

/** Texts kept for undo, in code units: mixed line ends come back as they were. */
const MOST_KEPT = 64 * 1024 * 1024;

export function createEditing(
	text: string,
	mostShown: number,
	make: (shown: string, events: SurfaceEvents) => Surface,
	events: EditingEvents,
): Editing {
	let head = pastedText(headOf(text, mostShown));
	let tail = text.slice(head.text.length);
	const undoableTails: { readonly text: string; readonly version: number }[] = [];
	const known = new Map<number, string>();
	let waiting: (() => void) | undefined;

	const surfaceEvents: SurfaceEvents = {
		onChange(changes) {
			const before = known.get(surface.version());
			head = before === undefined ? editShown(head, changes) : pastedText(before);
			remember();
			events.onText(head.text + tail, 'person');
		},
		onCaret: (offset) => events.onCaret(head.toText(offset)),
		onComposed() {
			const run = waiting;
			waiting = undefined;
			run?.();
		},
		onFix: (number, fix) => events.onFix(number, fix),
	};
	let surface = make(head.shown, surfaceEvents);
	remember();
	surface.setReadOnly(tail !== '');

	function remember(): void {
		known.delete(surface.version());
		known.set(surface.version(), head.text);
		let room = MOST_KEPT;
		for (const [version, kept] of [...known].reverse()) {
			room -= kept.length;
			if (room < 0) known.delete(version);
		}
	}

	/** Shows another text; `edits` lead to it from the old one, where they are known. */
	function change(next: string, edits: readonly Edit[] | null, caret: number | undefined): void {
		const before = head;
		const whole = before.text + tail;
		head = pastedText(headOf(next, mostShown));
		tail = next.slice(head.text.length);
		const shown =
			edits && tail === '' ? shownEdits(before, head, edits) : changeBetween(before.shown, head.shown);
		if (tail !== '' || whole.length > before.text.length) {
			undoableTails.push({ text: whole, version: surface.version() });
		}
		// Marks of a text that is gone would stretch over the new one.
		if (edits === null) surface.decorate({ marks: [], layer: [] });
		const place = caret === undefined ? undefined : head.toShown(Math.min(caret, head.text.length));
		surface.edit(shown, place === undefined ? undefined : { start: place, end: place });
		surface.setReadOnly(tail !== '');
		remember();
		events.onText(next, 'program');
	}

	const whenFree = (run: () => void): void => {
		if (surface.isComposing()) waiting = run;
		else run();
	};
	const toShown = ({ start, end }: Range): Range => ({ start: head.toShown(start), end: head.toShown(end) });
	const spanToShown = (span: Span, from: PastedText): Span =>
		span
			.filter(({ start }) => start <= from.text.length)
			.map(({ start, end }) => toShown({ start, end: Math.min(end, from.text.length) }));

	return {
		get text() {
			return head.text + tail;
		},
		get isCut() {
			return tail !== '';
		},
		replaceAll: (next) => whenFree(() => change(next, null, 0)),
		apply: (edits, caret) => whenFree(() => change(applyEdits(head.text + tail, edits), edits, caret)),
		undo() {
			const last = undoableTails.at(-1);
			if (last === undefined) {
				surface.undo();
				return;
			}
			undoableTails.pop();
			change(last.text, null, 0);
			undoableTails.pop();
		},
		selection() {
			const { start, end } = surface.selection();
			return { start: head.toText(start), end: head.toText(end) };
		},
		select: (range, focus) => surface.select(toShown(range), focus),
		decorate: ({ marks, layer }) =>
			surface.decorate({
				marks: marks.map((mark) => ({ ...mark, span: spanToShown(mark.span, head) })),
				layer: spanToShown(layer, head),
			}),
		focus: () => surface.focus(),
		hasFocus: () => surface.hasFocus(),
		isComposing: () => surface.isComposing(),
		takeOver(makeNext) {
			whenFree(() => {
				const old = surface;
				const state = old.state();
				const texts = state.past.map(({ version, text: shown }) => known.get(version) ?? shown);
				const next = makeNext(head.shown, surfaceEvents);
				surface = next;
				known.clear();
				next.restore(state).forEach((version, index) => {
					known.set(version, texts[index] ?? '');
				});
				remember();
				next.setReadOnly(tail !== '');
				old.dispose();
			});
		},
	};
}

/** As much as is shown: never ends between a carriage return and its line feed, or inside a pair. */
function headOf(text: string, most: number): string {
	if (text.length <= most) return text;
	const isSplit = /[\r\ud800-\udbff]/.test(text[most - 1] ?? '');
	return text.slice(0, isSplit ? most - 1 : most);
}
