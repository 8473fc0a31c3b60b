import { changeBetween } from '../text/difference.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import type { Range } from '../text/span.ts';
import { cutIntoStretches } from './text-area-marks.ts';
import type { Decorations, Surface, SurfaceEvents } from './types.ts';
import {
	recordStep,
	recordTyping,
	redo,
	rememberSelection,
	startHistory,
	type UndoHistory,
	undo,
} from './undo-history.ts';

/** Above this the marks under the text are left out: laying the text out twice would be felt. */
const MOST_MARKED = 100_000;

/**
 * The first editor, and the only one on touch devices. Its own undo history stands in for the browser's,
 * which setting `value` empties.
 */
export function createTextArea(
	area: HTMLTextAreaElement,
	under: HTMLElement,
	events: SurfaceEvents,
): Surface {
	let history: UndoHistory = startHistory(area.value);
	let composing = false;
	const listening = new AbortController();
	const { signal } = listening;

	const selection = (): Range => ({ start: area.selectionStart, end: area.selectionEnd });
	const show = (next: UndoHistory): void => {
		history = next;
		area.value = next.present.text;
		area.setSelectionRange(next.present.selection.start, next.present.selection.end);
		under.replaceChildren();
	};
	const step = (next: UndoHistory): void => {
		if (next === history) return;
		const changes = changeBetween(history.present.text, next.present.text);
		show(next);
		events.onChange(changes);
	};

	area.addEventListener(
		'beforeinput',
		(event) => {
			if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
				event.preventDefault();
				step(event.inputType === 'historyUndo' ? undo(history) : redo(history));
				return;
			}
			if (!composing) history = rememberSelection(history, selection());
		},
		{ signal },
	);
	area.addEventListener(
		'input',
		(event) => {
			const before = history.present.text;
			const kind = event instanceof InputEvent ? event.inputType : 'other';
			history = recordTyping(history, area.value, selection(), kind, event.timeStamp);
			under.replaceChildren();
			events.onChange(changeBetween(before, area.value));
		},
		{ signal },
	);
	area.addEventListener(
		'keydown',
		(event) => {
			if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
			const key = event.key.toLowerCase();
			const again = key === 'y' || (key === 'z' && event.shiftKey);
			if (!again && key !== 'z') return;
			event.preventDefault();
			step(again ? redo(history) : undo(history));
		},
		{ signal },
	);
	area.addEventListener(
		'compositionstart',
		() => {
			composing = true;
		},
		{ signal },
	);
	area.addEventListener(
		'compositionend',
		() => {
			composing = false;
			events.onComposed();
		},
		{ signal },
	);
	area.addEventListener('selectionchange', () => events.onCaret(area.selectionStart), { signal });
	area.addEventListener(
		'scroll',
		() => {
			under.scrollTop = area.scrollTop;
		},
		{ signal },
	);

	return {
		shown: () => area.value,
		edit: (edits, after) => {
			const text = applyEdits(area.value, edits);
			const kept = rememberSelection(history, selection());
			show(recordStep(kept, text, after ?? shifted(selection(), edits)));
		},
		undo: () => step(undo(history)),
		version: () => history.present.version,
		selection,
		select: (range, focus) => {
			if (focus) area.focus({ preventScroll: true });
			area.setSelectionRange(range.start, range.end);
			reveal(area, under, range);
		},
		decorate: (decorations) => drawUnder(area, under, decorations),
		state: () => ({
			past: history.past,
			selection: selection(),
			scroll: area.scrollTop,
			focus: document.activeElement === area,
		}),
		restore: ({ selection: { start, end }, scroll, focus }) => {
			area.setSelectionRange(start, end);
			area.scrollTop = scroll;
			if (focus) area.focus({ preventScroll: true });
			return [];
		},
		focus: () => area.focus(),
		hasFocus: () => document.activeElement === area,
		isComposing: () => composing,
		setReadOnly: (readOnly) => {
			area.readOnly = readOnly;
		},
		dispose: () => {
			listening.abort();
			under.replaceChildren();
			area.hidden = true;
		},
	};
}

function drawUnder(area: HTMLTextAreaElement, under: HTMLElement, decorations: Decorations): void {
	const text = area.value;
	if (text.length > MOST_MARKED) {
		under.replaceChildren();
		return;
	}
	const parts = cutIntoStretches(text.length, decorations).map(({ start, end, tone, current, layer }) => {
		const part = document.createElement(tone === null ? 'span' : 'mark');
		part.textContent = text.slice(start, end);
		part.setAttribute('data-start', String(start));
		if (tone !== null) part.classList.add('marked', `marked--${tone}`);
		if (current) part.classList.add('is-on');
		if (layer) part.classList.add('in-layer');
		return part;
	});
	// A text area shows the empty line behind a last line feed; a block does not.
	under.replaceChildren(...parts, document.createTextNode('\n'));
	under.scrollTop = area.scrollTop;
}

/** Scrolls to the place, which only the copy under the text area knows. */
function reveal(area: HTMLTextAreaElement, under: HTMLElement, { start }: Range): void {
	const part = [...under.querySelectorAll<HTMLElement>('[data-start]')].findLast(
		(element) => Number(element.getAttribute('data-start')) <= start,
	);
	if (part === undefined) return;
	const top = part.offsetTop;
	const seen = top >= area.scrollTop && top < area.scrollTop + area.clientHeight - 24;
	if (!seen) area.scrollTop = Math.max(0, top - area.clientHeight / 3);
	if (area.scrollHeight <= area.clientHeight) part.scrollIntoView({ block: 'nearest' });
}

/** Where a selection stands after edits elsewhere. */
function shifted({ start, end }: Range, edits: readonly Edit[]): Range {
	const move = (at: number): number => {
		const shift = edits
			.filter((edit) => edit.offset + edit.length <= at)
			.reduce((sum, edit) => sum + edit.text.length - edit.length, 0);
		return Math.max(0, at + shift);
	};
	return { start: move(start), end: move(end) };
}
