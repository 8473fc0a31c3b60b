import { copy, download } from '../shared/clipboard.ts';
import type { App } from './app.ts';
import type { ExportKind, Questions } from './protocol.ts';
import { switchesOf } from './state.ts';

type Exported = Questions['export']['answer'];

/** What is taken away, made of the switches as they are. Where it cannot be made, the page says so. */
export async function makeExport(
	{ client, store, texts }: Pick<App, 'client' | 'store' | 'texts'>,
	kind: ExportKind,
): Promise<Exported | undefined> {
	const { state } = store;
	store.dispatch({ type: 'menu', open: false });
	const ask = { kind, switches: switchesOf(state), table: texts.table, file: state.current };
	const outcome = await client?.ask('export', ask);
	if (outcome?.kind === 'answered') return outcome.answer;
	if (outcome?.kind === 'failed') store.dispatch({ type: 'trouble', trouble: { kind: 'not-done' } });
	return undefined;
}

export async function saveExport(app: App, kind: ExportKind): Promise<void> {
	const file = await makeExport(app, kind);
	if (file) download({ name: file.name, content: file.bytes });
}

export async function copyExport(app: App, kind: 'markdown' | 'text'): Promise<void> {
	const file = await makeExport(app, kind);
	if (!file) return;
	const { toast } = app.texts.ui;
	const copied = await copy(new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes));
	const done = kind === 'markdown' ? toast.copiedTable : toast.copiedText;
	const text = copied ? done : toast.notCopied;
	app.store.dispatch({ type: 'toast', text });
	app.announcer.say(text);
}
