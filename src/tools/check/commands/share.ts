import { encodeState } from '../../../permalink/codec.ts';
import { findMaskable, maskEdits } from '../../../permalink/secrets.ts';
import type { Judgement } from '../../../report/judgement.ts';
import { applyEdits } from '../../../text/edit.ts';
import { copy, download } from '../../shared/clipboard.ts';
import type { App } from '../app.ts';
import { currentResponse, type State } from '../state.ts';
import { reportFile } from './takeaway.ts';
import { toast } from './text.ts';

/** Longer links are cut by some chats: copied, with a warning. */
const LONG_LINK = 2000;
/** Longer still: the file and the report are offered first. */
const VERY_LONG_LINK = 8000;
/** Looked through for secrets; longer texts make no link that a chat takes. */
const MOST_SEARCHED = 1_000_000;

/** Copies the link, but asks first where the text seems to hold what nobody wants to send. */
export async function share(app: App): Promise<void> {
	const { text, context } = app.store.state;
	const secrets = findMaskable(text.slice(0, MOST_SEARCHED));
	if (secrets.length === 0) return shareAs(app, text);
	const masked = applyEdits(text, maskEdits(secrets));
	const [before, after] = await Promise.all([
		app.client.ask('judge', { text, context }),
		app.client.ask('judge', { text: masked, context }),
	]);
	const keepsVerdict =
		before.kind === 'answered' && after.kind === 'answered' && gist(before.answer) === gist(after.answer);
	app.store.dispatch({ type: 'sheet', sheet: { kind: 'secrets', secrets, masked, keepsVerdict } });
	app.host.querySelector<HTMLElement>('[data-do="share-masked"]')?.focus();
}

export async function shareAsIs(app: App): Promise<void> {
	await shareAs(app, app.store.state.text);
}

export async function shareMasked(app: App): Promise<void> {
	const { sheet } = app.store.state;
	if (sheet?.kind === 'secrets') await shareAs(app, sheet.masked, app.texts.ui.share.masked);
}

export async function copyLink(app: App): Promise<void> {
	const { sheet } = app.store.state;
	if (sheet?.kind === 'link') await copyUrl(app, sheet.url);
}

async function shareAs(app: App, text: string, saying = app.texts.ui.toast.linkCopied): Promise<void> {
	const { state } = app.store;
	const fragment = await encodeState({ text, context: state.context, ...selectedOf(state) });
	const url = new URL(`#${fragment}`, location.href);
	// The address shows what the page shows: a covered text stands in the link alone.
	if (text === state.text) history.replaceState(null, '', url);
	if (url.href.length > VERY_LONG_LINK) showLink(app, url.href, false);
	else await copyUrl(app, url.href, saying);
}

async function copyUrl(app: App, url: string, saying = app.texts.ui.toast.linkCopied): Promise<void> {
	const copied = await copy(url);
	const { ui } = app.texts;
	if (copied) {
		const isShort = url.length <= LONG_LINK;
		app.store.dispatch({ type: 'sheet', sheet: isShort ? null : { kind: 'link', url, copied } });
		app.announcer.say(saying(url.length));
		toast(app, saying(url.length), false);
		return;
	}
	showLink(app, url, true);
	app.announcer.say(ui.live.copyFailed);
}

/** The link as text, selected, for whoever copies it by hand. */
function showLink(app: App, url: string, failed: boolean): void {
	app.store.dispatch({
		type: 'sheet',
		sheet: { kind: 'link', url, copied: false, ...(failed && { failed }) },
	});
	const field = app.host.querySelector<HTMLInputElement>('.sheet input');
	field?.focus();
	field?.select();
}

export function downloadText(app: App): void {
	download({ name: 'respuesta.txt', mediaType: 'text/plain', content: app.store.state.text });
}

export function downloadReport(app: App): void {
	download(reportFile(app.store.state, app.texts));
}

function selectedOf(state: State): { selected?: { rule: string; start: number } } {
	const diagnostic = currentResponse(state)?.diagnostics[state.fault ?? -1];
	const start = diagnostic?.span[0]?.start;
	return diagnostic && start !== undefined ? { selected: { rule: diagnostic.rule, start } } : {};
}

/** What must not change when secrets are covered; advice and warnings about them may go with them. */
function gist({ responses }: Judgement): string {
	return JSON.stringify(
		responses.map(({ verdict, errorType, reaction, diagnostics }) => [
			verdict,
			errorType,
			reaction,
			diagnostics.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : [])),
		]),
	);
}
