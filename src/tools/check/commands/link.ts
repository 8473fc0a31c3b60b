import { decodeHash } from '../../../permalink/codec.ts';
import { exampleHash, exampleIn } from '../../../permalink/example.ts';
import type { App } from '../app.ts';
import type { LinkFault } from '../state.ts';
import { loadExample, putText, readClipboard, toast } from './text.ts';

/** Whether a fragment is ours to open: anything but nothing and an anchor of the page. */
export function isLink(hash: string): boolean {
	const fragment = hash.replace(/^#+/, '');
	return fragment !== '' && document.getElementById(fragment) === null;
}

/** Opens what the fragment holds. A fault shows a banner and leaves text and address as they are. */
export async function openHash(app: App, hash: string): Promise<void> {
	const name = exampleIn(hash);
	if (name !== undefined) {
		if (loadExample(app, name)) app.store.dispatch({ type: 'banner', banner: null });
		else showFault(app, 'unknown-example');
		return;
	}
	const decoded = await decodeHash(hash);
	if (!decoded.ok) {
		if (decoded.problem !== 'empty') showFault(app, decoded.problem);
		return;
	}
	const { text, context, selected } = decoded.state;
	app.afterJudgement = { ...app.afterJudgement, ...(selected && { select: selected }) };
	putText(app, text, { kind: 'link' }, context);
	app.store.dispatch({ type: 'banner', banner: null });
}

/** A whole address of ours in the clipboard, in the place of one that was cut. */
export async function pasteLink(app: App): Promise<void> {
	const text = await readClipboard();
	if (text === null) {
		toast(app, app.texts.ui.toast.clipboardBlocked, false);
		return;
	}
	const fragment = fragmentOf(text);
	if (fragment === undefined) showFault(app, 'foreign');
	else location.hash = fragment;
}

/** The fragment of a pasted address that leads to a playground of ours; undefined where the text is anything else. */
export function fragmentOf(text: string): string | undefined {
	const match = /^\s*https?:\/\/\S{1,200}?\/playground\/#(\S+)\s*$/.exec(text);
	return match?.[1] && /^(?:1\.|ejemplo=)/.test(match[1]) ? match[1] : undefined;
}

/** An edit takes the text out of the address: it would say what is no longer there. */
export function clearAddress(): void {
	if (exampleIn(location.hash) === undefined && !/^#+\d+\./.test(location.hash)) return;
	history.replaceState(null, '', location.pathname + location.search);
}

export function showExampleInAddress(name: string): void {
	history.replaceState(null, '', `#${exampleHash(name)}`);
}

function showFault(app: App, fault: LinkFault): void {
	app.store.dispatch({ type: 'banner', banner: { kind: 'link', fault } });
}
