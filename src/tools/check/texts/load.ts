import type { Locale } from '../../../locales.ts';
import type { PlaygroundTexts } from '../../../messages/es/playground.ts';
import type { TakeawayTexts } from '../../../messages/es/takeaway.ts';
import type { Messages } from '../../../messages/texts.ts';
import { loadOwn } from '../../shared/load-own.ts';
import type { Texts } from './types.ts';

/** For the script of a page, which brings no other language along. */
export async function loadTexts(locale: Locale): Promise<Texts> {
	const [core, ui, takeaway] = await Promise.all([
		loadOwn(import.meta.glob<Messages>('../../../messages/*/messages.ts', { import: 'messages' }), locale),
		loadOwn(
			import.meta.glob<PlaygroundTexts>('../../../messages/*/playground.ts', { import: 'playground' }),
			locale,
		),
		loadTakeaway(locale),
	]);
	return { locale, ui, core, takeaway };
}

/** For the worker: the words of what a person takes away. */
export async function loadTakeaway(locale: string): Promise<TakeawayTexts> {
	return loadOwn(
		import.meta.glob<TakeawayTexts>('../../../messages/*/takeaway.ts', { import: 'takeaway' }),
		locale,
	);
}
