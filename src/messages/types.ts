import type { ArgsOf, FixesOf } from '../contract/rule.ts';

export const LOCALES = ['es', 'zh-cn'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * One finding in words, each part one short sentence; `code` in backticks, what a person hears in «» (both languages).
 * `wrong` is the row's title, without a full stop.
 */
export interface FaultText {
	readonly wrong: string;
	/** What the agent does or the customer hears because of it. */
	readonly consequence: string;
	/** What to do instead. */
	readonly remedy: string;
}

/** All texts of one rule; complete by type. */
export interface RuleText<R> {
	/** Name in the catalogue and in links, two to five words, no full stop. */
	readonly name: string;
	/** What the rule looks for, one sentence: the catalogue's row and the page's lead. */
	readonly summary: string;
	readonly fault: (args: ArgsOf<R>) => FaultText;
	/** Labels of the fix buttons, imperative: «Cambiar a `PERMISSION`». */
	readonly fixes: { readonly [Id in keyof FixesOf<R>]: (args: FixesOf<R>[Id]) => string };
}

/** The texts of a group of rules, by rule id. */
export type GroupTexts<Rules extends Record<string, unknown>> = {
	readonly [Id in keyof Rules]: RuleText<Rules[Id]>;
};
