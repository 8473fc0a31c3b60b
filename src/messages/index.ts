import type { RULES } from '../contract/rules/index.ts';
import type { StatementId } from '../contract/statements.ts';
import type { ErrorType } from '../contract/types.ts';
import type { Locale } from '../locales.ts';
import { messages as es } from './es/messages.ts';
import type { CliTexts, ErrorTypeText, GroupTexts, ReactionTexts, TermTexts, VerdictTexts } from './types.ts';
import { messages as zhCn } from './zh-cn/messages.ts';

/** Every text of the core in one language. */
export interface Messages {
	readonly locale: Locale;
	readonly rules: GroupTexts<typeof RULES>;
	readonly statements: Readonly<Record<StatementId, string>>;
	readonly errorTypes: Readonly<Record<ErrorType, ErrorTypeText>>;
	readonly reaction: ReactionTexts;
	readonly verdict: VerdictTexts;
	readonly terms: TermTexts;
	readonly cli: CliTexts;
}

const MESSAGES: Readonly<Record<Locale, Messages>> = { es, 'zh-cn': zhCn };

export function messagesOf(locale: Locale): Messages {
	return MESSAGES[locale];
}
