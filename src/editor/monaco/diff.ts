import './environment.ts';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codicon/register';
import 'monaco-editor/features/contextmenu/register';
import 'monaco-editor/features/diffEditor/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import { editor, Range } from 'monaco-editor/editor';
import { editorOptions } from './options.ts';
import { followTheme } from './theme.ts';

/** Two texts side by side or in one column; a person can read and search them, not change them. */
export interface DiffView {
	show(before: string, after: string): void;
	setInline(inline: boolean): void;
	/** Lines and columns from 1; the same line in both texts. */
	reveal(line: number, column: number, length: number): void;
	dispose(): void;
}

export function createDiff(
	host: HTMLElement,
	labels: { readonly before: string; readonly after: string },
): DiffView {
	followTheme();
	const original = editor.createModel('', 'plaintext');
	const modified = editor.createModel('', 'plaintext');
	const diff = editor.createDiffEditor(host, {
		...editorOptions(labels.after),
		readOnly: true,
		originalEditable: false,
		domReadOnly: true,
		useInlineViewWhenSpaceIsLimited: true,
		renderSideBySideInlineBreakpoint: 720,
		renderMarginRevertIcon: false,
		renderGutterMenu: false,
		renderOverviewRuler: false,
		hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 5 },
		wordWrap: 'off',
		diffWordWrap: 'off',
		ignoreTrimWhitespace: false,
		maxComputationTime: 5000,
	});
	diff.setModel({ original, modified });
	keepLabel(diff.getOriginalEditor(), labels.before);
	keepLabel(diff.getModifiedEditor(), labels.after);
	return {
		show(before, after) {
			if (original.getValue() !== before) original.setValue(before);
			if (modified.getValue() !== after) modified.setValue(after);
		},
		setInline: (inline) => diff.updateOptions({ renderSideBySide: !inline }),
		reveal(line, column, length) {
			const place = new Range(line, column, line, column + length);
			const target = diff.getModifiedEditor();
			target.setPosition({ lineNumber: line, column });
			target.revealRangeInCenterIfOutsideViewport(place);
			diff.getOriginalEditor().setSelection(place);
		},
		dispose() {
			diff.dispose();
			original.dispose();
			modified.dispose();
		},
	};
}

/** The diff editor drops the label of a text whenever it changes its width or its options. */
function keepLabel(text: editor.ICodeEditor, ariaLabel: string): void {
	const set = (): void => {
		if (text.getOption(editor.EditorOption.ariaLabel) !== ariaLabel) text.updateOptions({ ariaLabel });
	};
	set();
	text.onDidChangeConfiguration(set);
}
