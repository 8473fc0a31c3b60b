import { editor, MarkerSeverity, Range } from 'monaco-editor/editor';
import type { Decorations, Mark, Tone } from '../types.ts';

const OWNER = 'contraste';
const SEVERITY: Readonly<Record<Tone, MarkerSeverity>> = {
	bad: MarkerSeverity.Error,
	warn: MarkerSeverity.Warning,
	info: MarkerSeverity.Info,
};

/** The ranges of a mark; an empty place is made one letter wide, so that it can be seen. */
export function rangesOf(model: editor.ITextModel, { span }: Pick<Mark, 'span'>): readonly Range[] {
	return span.map(({ start, end }) => {
		const from = model.getPositionAt(start);
		const to = model.getPositionAt(Math.max(end, start));
		return new Range(from.lineNumber, from.column, to.lineNumber, to.column);
	});
}

/** Underlines, numbers and line numbers as the look has them. */
export function toModelDecorations(
	model: editor.ITextModel,
	{ marks, layer }: Decorations,
): editor.IModelDeltaDecoration[] {
	return [
		...rangesOf(model, { span: layer }).map((range) => ({ range, options: { inlineClassName: 'in-layer' } })),
		...marks.flatMap((mark) =>
			rangesOf(model, mark).flatMap((range, index) => [
				{ range, options: markOptions(mark, index === 0) },
				lineOf(range, mark),
			]),
		),
	];
}

/** At the start of the line: on a later row of a wrapped line there is no number to colour. */
function lineOf({ startLineNumber }: Range, { tone }: Mark): editor.IModelDeltaDecoration {
	return {
		range: new Range(startLineNumber, 1, startLineNumber, 1),
		options: { lineNumberClassName: `ln-${tone}` },
	};
}

function markOptions({ tone, number, current }: Mark, first: boolean): editor.IModelDecorationOptions {
	return {
		inlineClassName: `marked marked--${tone}${current ? ' is-on' : ''}`,
		showIfCollapsed: true,
		...(first && {
			before: {
				// Monaco wraps by counting letters: the space around the number must count too.
				content: `\u00a0${number}\u00a0`,
				inlineClassName: `marked-number marked-number--${tone}`,
				inlineClassNameAffectsLetterSpacing: true,
			},
		}),
	};
}

/** Markers feed the hover and the quick fixes; their own squiggles are not drawn. */
export function setMarkers(model: editor.ITextModel, marks: readonly Mark[]): void {
	editor.setModelMarkers(
		model,
		OWNER,
		marks.flatMap((mark) =>
			rangesOf(model, mark).map(({ startLineNumber, startColumn, endLineNumber, endColumn }) => ({
				startLineNumber,
				startColumn,
				endLineNumber,
				endColumn,
				severity: SEVERITY[mark.tone],
				message: mark.message,
			})),
		),
	);
}
