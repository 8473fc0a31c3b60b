import type { PlaygroundTexts } from '../../../messages/es/playground.ts';
import type { TakeawayTexts } from '../../../messages/es/takeaway.ts';
import type { Messages } from '../../../messages/index.ts';
import type { Locale } from '../../../messages/types.ts';

/** Every text that the page needs, in its language. */
export interface Texts {
	readonly locale: Locale;
	readonly ui: PlaygroundTexts;
	readonly core: Messages;
	readonly take: TakeawayTexts;
}
