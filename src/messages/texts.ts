import type { RULES } from '../contract/rules/index.ts';
import type { StatementId } from '../contract/statements.ts';
import type { ErrorType } from '../contract/types.ts';
import type { Locale } from '../locales.ts';
import type { ConverterTexts } from './converter-types.ts';
import type { ConverterPageTexts } from './es/converter-page.ts';
import type { PlaygroundTexts } from './es/playground.ts';
import type { TakeawayTexts } from './es/takeaway.ts';
import type { GlossaryTexts } from './glossary-types.ts';
import type { LlmsTexts } from './llms-types.ts';
import type { PageTexts } from './page-types.ts';
import type { RegistryTexts } from './registry-types.ts';
import type { SiteTexts } from './site-types.ts';
import type { CliTexts, ErrorTypeText, GroupTexts, ReactionTexts, TermTexts, VerdictTexts } from './types.ts';

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

/** Every text of one language: what a new language has to bring beside its row and its pages. */
export interface Texts {
	readonly messages: Messages;
	readonly site: SiteTexts;
	readonly pages: PageTexts;
	readonly glossary: GlossaryTexts;
	readonly registry: RegistryTexts;
	readonly converter: ConverterTexts;
	readonly converterPage: ConverterPageTexts;
	readonly playground: PlaygroundTexts;
	readonly takeaway: TakeawayTexts;
	readonly llms: LlmsTexts;
}
