import type { Locale } from '../../../locales.ts';
import type { PlaygroundTexts } from '../../../messages/es/playground.ts';
import type { TakeawayTexts } from '../../../messages/es/takeaway.ts';
import type { Messages } from '../../../messages/texts.ts';

/** Every text that the page needs, in its language. */
export interface Texts {
	readonly locale: Locale;
	readonly ui: PlaygroundTexts;
	readonly core: Messages;
	readonly takeaway: TakeawayTexts;
}
