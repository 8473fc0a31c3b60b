import { faultText, verdictFacts, worstDiagnostic } from '../../messages/describe.ts';
import { currentResponse, type State } from './state.ts';
import type { Texts } from './texts/types.ts';

/** The verdict as the live region says it. */
export function announceVerdict(state: State, { core, ui }: Texts): string {
	const response = currentResponse(state);
	if (state.text === '' || state.trouble || !response) return ui.states.emptyTitle;
	const worst = worstDiagnostic(response.diagnostics);
	const place = worst && response.places[response.diagnostics.indexOf(worst)];
	const text = core.verdict.live({
		facts: verdictFacts(core, response, state.context),
		chat: core.reaction.texts[response.reaction.chat.id].chat.verb,
		voice: core.reaction.texts[response.reaction.voice.id].voice.verb,
		...(worst && place && { line: place.line, first: faultText(core, worst).wrong }),
	});
	return text.replaceAll('`', '');
}
