import type { App } from './app.ts';
import { clearAddress, isLink, openHash } from './commands/link.ts';
import { putText } from './commands/text.ts';

/** A draft is written once typing rests, and again when the page goes. */
const SAVE_MS = 400;

/** What the page opens with, and what of it survives: link, draft, or the first example. */
export function startVisit(app: App, signal: AbortSignal): void {
	restoreDraft(app);
	const openLinked = (): void => {
		if (isLink(location.hash)) app.background(openLink(app));
	};
	openLinked();
	addEventListener('hashchange', openLinked, { signal });

	let timer: ReturnType<typeof setTimeout> | undefined;
	app.store.subscribe((state, before) => {
		if (state.version === before.version) return;
		const isOpened =
			state.text !== before.text && (state.origin.kind === 'link' || state.origin.kind === 'example');
		if (!isOpened) clearAddress();
		clearTimeout(timer);
		timer = setTimeout(() => save(app), SAVE_MS);
	});
	addEventListener('pagehide', () => save(app), { signal });
}

/** A link wins over the text at hand, which can be brought back. */
async function openLink(app: App): Promise<void> {
	const { origin, text, context } = app.store.state;
	const before = app.store.state.version;
	await openHash(app, location.hash);
	const opened = app.store.state.version !== before;
	if (!opened || origin.kind !== 'own' || text === app.store.state.text) return;
	app.coveredDraft = { text, context };
	app.store.dispatch({ type: 'banner', banner: { kind: 'draft-kept' } });
}

function restoreDraft(app: App): void {
	const draft = app.drafts.restore();
	if (!draft) return;
	putText(app, draft.text, { kind: 'own' }, draft.context);
	const length = app.editing.text.length;
	if (draft.selection.end <= length) app.editing.select(draft.selection, false);
}

/** Only what a person wrote or pasted is a draft: an example or a link can be opened again. */
function save(app: App): void {
	const { text, context, origin } = app.store.state;
	if (origin.kind !== 'own') return;
	app.drafts.save({ at: Date.now(), text, context, selection: app.editing.selection() });
}
