import type { Edit } from '../text/edit.ts';
import type { JsonNode } from '../text/json/types.ts';
import type { Span } from '../text/span.ts';
import type { Classified, Diagnostic, Fix, Severity, Source } from './types.ts';

/** Groups of the catalogue; each is a folder of `rules/` and a file of each language in `messages/`. */
export const RULE_GROUPS = [
	'input',
	'transport',
	'result',
	'envelope',
	'success',
	'meaning',
	'sentence',
	'legacy',
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

export interface RuleMeta<Id extends string = string> {
	/** Kebab-case; equal to file name and address. */
	readonly id: Id;
	readonly group: RuleGroup;
	/** The default; a person can change it. */
	readonly severity: Severity;
	/** At least one. */
	readonly sources: readonly Source[];
	readonly fixable: boolean;
	/** The version that brought it. */
	readonly since: string;
}

/** What a rule says of one place. Arguments are data; sentences live in `messages/`. */
export interface Finding<A, F> {
	/** A node stands for its whole value; pass a key or a span for less. */
	readonly at: JsonNode | { span(): Span } | Span;
	readonly args: A;
	/** Only where this place is graver or milder than the rule's default. */
	readonly severity?: Severity;
	readonly related?: readonly Span[];
	readonly fixes?: readonly RuleFix<F>[];
}

/** Fix ids with their arguments: `{ 'rename-type': { to: ErrorType } }`. */
export type RuleFix<F> = {
	[Id in keyof F]: {
		readonly id: Id;
		readonly args: F[Id];
		readonly kind: 'safe' | 'suggestion';
		readonly edits: readonly Edit[];
	};
}[keyof F];

export interface Rule<Id extends string = string, A = never, F = never> {
	readonly meta: RuleMeta<Id>;
	check(response: Classified, report: (finding: Finding<A, F>) => void): void;
}

/** A finding of any rule. */
interface AnyFinding {
	readonly at: JsonNode | { span(): Span } | Span;
	readonly args: unknown;
	readonly severity?: Severity;
	readonly related?: readonly Span[];
	readonly fixes?: readonly Fix[];
}

/** Any rule, whatever its arguments. */
export interface AnyRule {
	readonly meta: RuleMeta;
	check(response: Classified, report: (finding: AnyFinding) => void): void;
}

/** The arguments of a rule's findings, for the message files. */
export type ArgsOf<R> = R extends {
	check(response: Classified, report: (finding: Finding<infer A, infer _F>) => void): void;
}
	? A
	: never;
/** The fixes of a rule with their arguments. */
export type FixesOf<R> = R extends {
	check(response: Classified, report: (finding: Finding<infer _A, infer F>) => void): void;
}
	? F
	: never;

/** Keeps the literal id and infers nothing else: `defineRule<'error-missing', Args, Fixes>({…})`. */
export function defineRule<const Id extends string, A, F = Record<never, never>>(
	rule: Rule<Id, A, F>,
): Rule<Id, A, F> {
	return rule;
}

/** Runs one rule and stamps its id, severity and sources on what it finds. */
export function runRule(rule: AnyRule, response: Classified): Diagnostic[] {
	const setting = response.context.rules?.[rule.meta.id];
	if (setting === 'off') return [];
	const found: Diagnostic[] = [];
	rule.check(response, ({ at, severity, fixes, ...rest }) => {
		// What stands in an encoded body cannot be edited in place.
		const possible = fixes?.filter(({ edits }) => edits.length > 0);
		found.push({
			...rest,
			...(possible && { fixes: possible }),
			rule: rule.meta.id,
			severity: setting ?? severity ?? rule.meta.severity,
			sources: rule.meta.sources,
			span: 'span' in at ? at.span() : at,
		});
	});
	return found;
}
