import type { PlaygroundTexts } from '../messages/es/playground.ts';
import { playground as es } from '../messages/es/playground.ts';
import { type Messages, messagesOf } from '../messages/index.ts';
import type { Locale } from '../messages/types.ts';
import { playground as zhCn } from '../messages/zh-cn/playground.ts';

/** Every text that the page needs, in its language. */
export interface Texts {
	readonly locale: Locale;
	readonly ui: PlaygroundTexts;
	readonly core: Messages;
}

const UI: Readonly<Record<Locale, PlaygroundTexts>> = { es, 'zh-cn': zhCn };

export function textsOf(locale: Locale): Texts {
	return { locale, ui: UI[locale], core: messagesOf(locale) };
}
