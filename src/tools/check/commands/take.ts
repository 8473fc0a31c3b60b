import { faultSentence } from '../../../messages/describe.ts';
import type { Program, TakenFile } from '../../../programs/types.ts';
import { markdownReport } from '../../../report/markdown.ts';
import { filePath } from '../../../report/paths.ts';
import { copy, download } from '../../shared/clipboard.ts';
import type { App } from '../app.ts';
import type { TakeOrder } from '../protocol.ts';
import { currentResponse, type State } from '../state.ts';
import { TAKE_ITEMS, type TakeItem } from '../take-items.ts';
import type { Texts } from '../texts/types.ts';
import { closeMenu } from './menus.ts';
import { toast } from './text.ts';

/** Copies one of the things to take away, and says so only when it did; else it is shown selected. */
export async function takeCopy(app: App, item: TakeItem): Promise<void> {
	closeMenu(app);
	const file = await prepare(app, item);
	if (!file) return;
	const words = app.texts.take;
	const name = words.names[item];
	if (await copy(file.content)) {
		tell(app, words.copied(name));
		return;
	}
	app.store.dispatch({ type: 'sheet', sheet: { kind: 'taken', item, file } });
	const field = app.host.querySelector<HTMLTextAreaElement>('.sheet textarea');
	field?.focus();
	field?.select();
}

export async function takeSave(app: App, item: TakeItem): Promise<void> {
	closeMenu(app);
	const file = await prepare(app, item);
	if (!file) return;
	download(file);
	tell(app, app.texts.take.saved(file.name));
}

/** Saves what the sheet shows. */
export function saveTaken(app: App): void {
	const { sheet } = app.store.state;
	if (sheet?.kind === 'taken') download(sheet.file);
}

export function itemOf(element: HTMLElement): TakeItem {
	const name = element.getAttribute('data-item');
	return TAKE_ITEMS.find((item) => item === name) ?? 'report';
}

/** The report of a verdict, as a file. */
export function reportFile(state: State, texts: Texts): TakenFile {
	const { context, judged, text } = state;
	const response = currentResponse(state);
	const content = markdownReport({ text: judged?.text ?? text, context, response }, texts);
	return { name: 'informe.md', mediaType: 'text/markdown', content };
}

async function prepare(app: App, item: TakeItem): Promise<TakenFile | undefined> {
	const { store, texts, client } = app;
	if (item === 'report') return reportFile(store.state, texts);
	const words = texts.take;
	const order = orderOf(store.state, item, texts);
	const taken = order ? await client.ask('take', { order, locale: texts.locale }) : 'no-payload';
	if (typeof taken === 'object') return taken;
	tell(app, taken === undefined ? words.failed : words.refusals[taken]);
	return undefined;
}

function orderOf(state: State, program: Program, { core }: Texts): TakeOrder | undefined {
	const { judged, context, response } = state;
	const current = currentResponse(state);
	if (!judged || !current) return undefined;
	return {
		text: judged.text,
		context,
		program,
		response: response ?? judged.judgement.worst,
		safe: current.safe.edits,
		faults: current.diagnostics.map((diagnostic) => faultSentence(core, diagnostic)),
		siteUrl: new URL(filePath(''), location.href).href,
	};
}

function tell(app: App, words: string): void {
	app.announcer.say(words);
	toast(app, words, false);
}
