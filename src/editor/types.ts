import type { Edit } from '../text/edit.ts';
import type { Range, Span } from '../text/span.ts';

export type Tone = 'bad' | 'warn' | 'info';

/** A fault as it is drawn in the text. */
export interface Mark {
	readonly span: Span;
	readonly tone: Tone;
	/** The number of its row. */
	readonly number: number;
	/** Whether its row is lit. */
	readonly current: boolean;
	/** What a hover says; plain text. */
	readonly message: string;
	/** Labels of its fixes, in the order of the row. */
	readonly fixes: readonly { readonly label: string; readonly safe: boolean }[];
}

export interface Decorations {
	readonly marks: readonly Mark[];
	/** The layer that is chosen. */
	readonly layer: Span;
}

/**
 * What shows a text and lets a person change it. Offsets count UTF-16 code units of the *shown* text
 * (`pasted-text.ts`): line feeds only. Two implementations: a text area and Monaco.
 */
export interface Surface {
	shown(): string;
	/** Replaces parts as one undo step; the offsets refer to the text before. Not reported to `onChange`. */
	edit(edits: readonly Edit[], selection?: Range): void;
	undo(): void;
	/** Equal again whenever undo or redo brings the same text back. */
	version(): number;
	selection(): Range;
	/** Selects and scrolls there; takes the focus where asked to. */
	select(range: Range, focus: boolean): void;
	decorate(decorations: Decorations): void;
	state(): SurfaceState;
	/** Takes over what another surface left; the text is the same. Returns its own versions of the past texts. */
	restore(state: SurfaceState): readonly number[];
	focus(): void;
	hasFocus(): boolean;
	/** Whether an input method is composing: nothing may be replaced meanwhile. */
	isComposing(): boolean;
	setReadOnly(readOnly: boolean): void;
	dispose(): void;
}

export interface SurfaceState {
	/** What undo would bring back, oldest first. */
	readonly past: readonly { readonly text: string; readonly version: number }[];
	readonly selection: Range;
	/** How far it is scrolled, in px. */
	readonly scroll: number;
	readonly focus: boolean;
}

/** What a surface tells. */
export interface SurfaceEvents {
	/** A person changed the text, undo and redo included; the offsets refer to the text before. */
	onChange(changes: readonly Edit[]): void;
	onCaret(offset: number): void;
	/** A composition ended. */
	onComposed(): void;
	/** A fix was chosen inside the surface: the number of the mark and the index of its fix. */
	onFix(number: number, fix: number): void;
}
