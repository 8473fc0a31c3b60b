import { faultSentence } from '../../../messages/describe.ts';
import type { Program, TakenFile } from '../../../programs/types.ts';
import { markdownReport } from '../../../report/markdown.ts';
import { filePath } from '../../../report/paths.ts';
import { copy, download } from '../../shared/clipboard.ts';
import type { App } from '../app.ts';
import type { ProgramRequest } from '../protocol.ts';
import { currentResponse, type State } from '../state.ts';
import { TAKEAWAYS, type Takeaway } from '../takeaways.ts';
import type { Texts } from '../texts/types.ts';
import { closeMenu } from './menus.ts';
import { toast } from './text.ts';

/** Copies one of the things to take away, and says so only when it did; else it is shown selected. */
export async function copyTakeaway(app: App, item: Takeaway): Promise<void> {
	closeMenu(app);
	const file = await prepare(app, item);
	if (!file) return;
	const words = app.texts.takeaway;
	const name = words.names[item];
	if (await copy(file.content)) {
		tell(app, words.copied(name));
		return;
	}
	app.store.dispatch({ type: 'sheet', sheet: { kind: 'takeaway', item, file } });
	const field = app.host.querySelector<HTMLTextAreaElement>('.sheet textarea');
	field?.focus();
	field?.select();
}

export async function saveTakeaway(app: App, item: Takeaway): Promise<void> {
	closeMenu(app);
	const file = await prepare(app, item);
	if (!file) return;
	download(file);
	tell(app, app.texts.takeaway.saved(file.name));
}

/** Saves what the sheet shows. */
export function saveShown(app: App): void {
	const { sheet } = app.store.state;
	if (sheet?.kind === 'takeaway') download(sheet.file);
}

export function itemOf(element: HTMLElement): Takeaway {
	const name = element.getAttribute('data-item');
	return TAKEAWAYS.find((item) => item === name) ?? 'report';
}

/** The report of a verdict, as a file. */
export function reportFile(state: State, texts: Texts): TakenFile {
	const { context, judged, text } = state;
	const response = currentResponse(state);
	const content = markdownReport({ text: judged?.text ?? text, context, response }, texts);
	return { name: 'informe.md', mediaType: 'text/markdown', content };
}

async function prepare(app: App, item: Takeaway): Promise<TakenFile | undefined> {
	const { store, texts, client } = app;
	if (item === 'report') return reportFile(store.state, texts);
	const words = texts.takeaway;
	const request = requestFor(store.state, item, texts);
	if (!request) {
		tell(app, words.refusals['no-payload']);
		return undefined;
	}
	const outcome = await client.ask('program', { request });
	if (outcome.kind !== 'answered') tell(app, words.failed);
	else if (typeof outcome.answer === 'object') return outcome.answer;
	else tell(app, words.refusals[outcome.answer]);
	return undefined;
}

function requestFor(state: State, program: Program, { core }: Texts): ProgramRequest | undefined {
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
