import './features.ts';
import { editor, Range as MonacoRange } from 'monaco-editor/editor';
import { changeBetween } from '../../text/difference.ts';
import { type Edit, leadsTo } from '../../text/edit.ts';
import type { Range } from '../../text/span.ts';
import type { Surface, SurfaceEvents } from '../types.ts';
import { rangesOf, setMarkers, toModelDecorations } from './decorate.ts';
import { offerFixes, registerFixes } from './fixes.ts';
import { PASTE_LANGUAGE, registerPasteLanguage } from './language.ts';
import { editorOptions } from './options.ts';
import { followTheme } from './theme.ts';

registerPasteLanguage();
registerFixes();

/** Longest text whose lines are wrapped. */
const MOST_WRAPPED = 200_000;

/** The full editor. Its model holds line feeds only. */
export function createMonaco(host: HTMLElement, text: string, label: string, events: SurfaceEvents): Surface {
	followTheme();
	const model = editor.createModel(text, PASTE_LANGUAGE);
	model.setEOL(editor.EndOfLineSequence.LF);
	const monaco = editor.create(host, { ...editorOptions(label), model });
	model.updateOptions({
		bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
	});
	const drawn = monaco.createDecorationsCollection();
	let shown = text;
	let composing = false;
	let quiet = false;

	const toRange = ({ start, end }: Range): MonacoRange =>
		MonacoRange.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
	/** Wrapping a long text would be felt: it measures every line at once. */
	const fitWrapping = (length: number): void => {
		monaco.updateOptions({ wordWrap: length > MOST_WRAPPED ? 'off' : 'on' });
	};
	const write = (edits: readonly Edit[]): void => {
		quiet = true;
		fitWrapping(edits.reduce((sum, edit) => sum + edit.text.length - edit.length, shown.length));
		model.pushStackElement();
		model.pushEditOperations(
			monaco.getSelections(),
			edits.map(({ offset, length, text: inserted }) => ({
				range: toRange({ start: offset, end: offset + length }),
				text: inserted,
			})),
			() => null,
		);
		model.pushStackElement();
		shown = model.getValue();
		quiet = false;
	};

	/** Tells what changed since it was last told. */
	const tell = (told: readonly Edit[] = []): void => {
		const before = shown;
		shown = model.getValue();
		if (shown === before) return;
		events.onChange(leadsTo(before, told, shown) ? told : changeBetween(before, shown));
	};
	monaco.onDidChangeModelContent(({ changes, isUndoing, isRedoing }) => {
		if (quiet) return;
		// Undo and redo set their version only after this event.
		if (isUndoing || isRedoing) queueMicrotask(() => tell());
		else {
			tell(
				changes.map(({ rangeOffset, rangeLength, text: inserted }) => ({
					offset: rangeOffset,
					length: rangeLength,
					text: inserted,
				})),
			);
		}
	});
	monaco.onDidChangeCursorPosition(({ position }) => {
		if (!quiet) events.onCaret(model.getOffsetAt(position));
	});
	monaco.onDidCompositionStart(() => {
		composing = true;
	});
	monaco.onDidCompositionEnd(() => {
		composing = false;
		events.onComposed();
	});

	const surface: Surface = {
		shown: () => shown,
		edit(edits, selection) {
			write(edits);
			if (selection) monaco.setSelection(toRange(selection));
		},
		undo() {
			monaco.trigger('contraste', 'undo', null);
			tell();
		},
		version: () => model.getAlternativeVersionId(),
		selection() {
			const selected = monaco.getSelection();
			if (!selected) return { start: 0, end: 0 };
			return {
				start: model.getOffsetAt(selected.getStartPosition()),
				end: model.getOffsetAt(selected.getEndPosition()),
			};
		},
		select(range, focus) {
			const place = toRange(range);
			monaco.setSelection(place);
			monaco.revealRangeInCenterIfOutsideViewport(place);
			if (focus) monaco.focus();
		},
		decorate(decorations) {
			drawn.set(toModelDecorations(model, decorations));
			setMarkers(model, decorations.marks);
			offerFixes(model, {
				marks: decorations.marks.map((mark) => ({ mark, ranges: rangesOf(model, mark) })),
				onFix: events.onFix,
			});
		},
		state: () => ({
			past: [],
			selection: surface.selection(),
			scroll: monaco.getScrollTop(),
			focus: monaco.hasTextFocus(),
		}),
		restore({ past, selection, scroll, focus }) {
			const last = shown;
			const versions = past.map((earlier, index) => {
				if (index === 0) {
					quiet = true;
					model.setValue(earlier.text);
					quiet = false;
					shown = earlier.text;
				} else write(changeBetween(shown, earlier.text));
				return model.getAlternativeVersionId();
			});
			write(changeBetween(shown, last));
			monaco.setSelection(toRange(selection));
			monaco.setScrollTop(scroll);
			if (focus) monaco.focus();
			return versions;
		},
		focus: () => monaco.focus(),
		hasFocus: () => monaco.hasTextFocus(),
		isComposing: () => composing,
		setReadOnly: (readOnly) => monaco.updateOptions({ readOnly }),
		dispose() {
			monaco.dispose();
			model.dispose();
		},
	};
	return surface;
}
