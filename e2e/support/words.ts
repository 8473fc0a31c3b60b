import type { Counts } from '../../src/messages/types.ts';
import { textsOf as checkTexts } from '../../src/tools/check/texts/index.ts';
import { textsOf as convertTexts } from '../../src/tools/convert/texts/index.ts';
import type { Language } from './built-pages.ts';

/** Words of the playground that the tests press or read, as the page itself has them. */
export function playgroundWords(language: Language) {
	const { core, ui, takeaway } = checkTexts(language);
	const title = (counts: Partial<Counts>) =>
		core.verdict.describe({
			verdict: 'business-error',
			shape: 'envelope',
			errorType: null,
			recognised: [],
			counts: { error: 0, warning: 0, info: 0, ...counts },
			grave: 0,
		}).title;
	const { improvise, escalate, 'offer-transfer': transfer } = core.reaction.texts;
	return {
		bad: title({ error: 1 }),
		right: title({}),
		improvise: improvise.chat.verb,
		escalate: escalate.chat.verb,
		transfer: transfer.voice.verb,
		more: ui.toolbar.more,
		menu: takeaway.menu,
		names: takeaway.names,
		save: takeaway.save,
		copied: takeaway.copied,
		notCopied: takeaway.notCopied,
	};
}

/** The same of the converter. */
export function converterWords(language: Language) {
	const { ui } = convertTexts(language);
	return {
		text: ui.intake.label,
		patch: ui.toolbar.patch,
		files: ui.toolbar.download(2),
		undo: ui.diff.undoAll,
		redo: ui.diff.redoAll,
		cancel: ui.states.cancel,
		heading: ui.totals.heading,
	};
}
