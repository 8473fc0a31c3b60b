import type { RULES } from '../contract/rules/index.ts';
import type { StatementId } from '../contract/statements.ts';
import type { ErrorType } from '../contract/types.ts';
import { cli as cliEs } from './es/cli.ts';
import { errorTypes as errorTypesEs } from './es/error-types.ts';
import { rules as rulesEs } from './es/index.ts';
import { reaction as reactionEs } from './es/reaction.ts';
import { statements as statementsEs } from './es/statements.ts';
import { terms as termsEs } from './es/terms.ts';
import { verdict as verdictEs } from './es/verdict.ts';
import type {
	CliTexts,
	ErrorTypeText,
	GroupTexts,
	Locale,
	ReactionTexts,
	TermTexts,
	VerdictTexts,
} from './types.ts';
import { cli as cliZh } from './zh-cn/cli.ts';
import { errorTypes as errorTypesZh } from './zh-cn/error-types.ts';
import { rules as rulesZh } from './zh-cn/index.ts';
import { reaction as reactionZh } from './zh-cn/reaction.ts';
import { statements as statementsZh } from './zh-cn/statements.ts';
import { terms as termsZh } from './zh-cn/terms.ts';
import { verdict as verdictZh } from './zh-cn/verdict.ts';

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

const MESSAGES: Readonly<Record<Locale, Messages>> = {
	es: {
		locale: 'es',
		rules: rulesEs,
		statements: statementsEs,
		errorTypes: errorTypesEs,
		reaction: reactionEs,
		verdict: verdictEs,
		terms: termsEs,
		cli: cliEs,
	},
	'zh-cn': {
		locale: 'zh-cn',
		rules: rulesZh,
		statements: statementsZh,
		errorTypes: errorTypesZh,
		reaction: reactionZh,
		verdict: verdictZh,
		terms: termsZh,
		cli: cliZh,
	},
};

export function messagesOf(locale: Locale): Messages {
	return MESSAGES[locale];
}
