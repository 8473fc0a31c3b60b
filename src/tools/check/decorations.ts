import type { Decorations } from '../../editor/types.ts';
import { LANGUAGES } from '../../locales.ts';
import { faultText, fixText } from '../../messages/describe.ts';
import { SEVERITY_CLASS } from '../../report/icons.ts';
import { MOST_ROWS } from './limits.ts';
import { plain } from './panels/faults.ts';
import { currentResponse, type State } from './state.ts';
import type { Texts } from './texts/types.ts';
import { shownLayer } from './view.ts';

/** The rows as marks in the text, and the chosen layer. */
export function toDecorations(state: State, { core, locale }: Texts): Decorations {
	const { joiners } = LANGUAGES[locale];
	const response = state.text === '' ? undefined : currentResponse(state);
	const layer = shownLayer(state);
	return {
		layer: layer === null ? [] : (response?.layers[layer]?.span ?? []),
		marks: (response?.diagnostics ?? []).slice(0, MOST_ROWS).map((diagnostic, index) => {
			const { wrong, consequence } = faultText(core, diagnostic);
			return {
				span: diagnostic.span,
				tone: SEVERITY_CLASS[diagnostic.severity],
				number: index + 1,
				current: state.fault === index,
				message: `${plain(wrong)}${joiners.stop}${joiners.sentences}${plain(consequence)}`,
				fixes: (diagnostic.fixes ?? []).map((fix) => ({
					label: plain(fixText(core, diagnostic.rule, fix)),
					safe: fix.kind === 'safe',
				})),
			};
		}),
	};
}
