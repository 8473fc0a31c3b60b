import { editor, languages, Range } from 'monaco-editor/editor';
import type { Mark } from '../types.ts';
import { PASTE_LANGUAGE } from './language.ts';

const COMMAND = 'contraste.fix';

/** Marks with fixes, and who makes them, by model. */
interface Fixable {
	readonly marks: readonly { readonly mark: Mark; readonly ranges: readonly Range[] }[];
	readonly onFix: (number: number, fix: number) => void;
}

const fixables = new WeakMap<editor.ITextModel, Fixable>();

export function offerFixes(model: editor.ITextModel, fixable: Fixable): void {
	fixables.set(model, fixable);
}

/** Register once: the fixes of the marks under the caret as Monaco's own quick fixes. */
export function registerFixes(): void {
	editor.registerCommand(COMMAND, (_accessor, uri: string, number: number, fix: number) => {
		const model = editor.getModels().find((candidate) => candidate.uri.toString() === uri);
		if (model) fixables.get(model)?.onFix(number, fix);
	});
	languages.registerCodeActionProvider(PASTE_LANGUAGE, {
		provideCodeActions(model, range) {
			const here = (fixables.get(model)?.marks ?? []).filter(({ ranges }) =>
				ranges.some((marked) => Range.areIntersectingOrTouching(marked, range)),
			);
			return {
				actions: here.flatMap(({ mark }) =>
					mark.fixes.map(({ label, safe }, index) => ({
						title: safe ? label : `${label}…`,
						kind: 'quickfix',
						isPreferred: safe,
						command: {
							id: COMMAND,
							title: label,
							arguments: [model.uri.toString(), mark.number, index],
						},
					})),
				),
				dispose: () => undefined,
			};
		},
	});
}
