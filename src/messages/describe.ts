import { contextOf } from '../contract/exchange.ts';
import { isCutOff } from '../contract/reaction.ts';
import { type Context, type Diagnostic, type Fix, type Response, SEVERITIES } from '../contract/types.ts';
import { LANGUAGES } from '../locales.ts';
import { endSentence } from './inline.ts';
import type { Messages } from './texts.ts';
import type { Counts, FaultText, VerdictFacts, VerdictText } from './types.ts';

/** The texts of one rule, whatever its arguments. */
interface AnyRuleText {
	readonly name: string;
	readonly summary: string;
	readonly fault: (args: unknown) => FaultText;
	readonly fixes: Readonly<Record<string, (args: unknown) => string>>;
}

/** A rule stamps its own id on its own arguments, so the text of that id takes them. */
function textOf(messages: Messages, rule: string): AnyRuleText {
	const texts: Readonly<Record<string, unknown>> = messages.rules;
	if (!Object.hasOwn(texts, rule)) throw new Error(`No text for the rule ${rule}`);
	return texts[rule] as AnyRuleText;
}

export function ruleName(messages: Messages, rule: string): string {
	return textOf(messages, rule).name;
}

/** What a rule looks for, in one sentence. */
export function ruleSummary(messages: Messages, rule: string): string {
	return textOf(messages, rule).summary;
}

/** A diagnostic in words. */
export function faultText(messages: Messages, { rule, args }: Pick<Diagnostic, 'rule' | 'args'>): FaultText {
	return textOf(messages, rule).fault(args);
}

/** The same in one line: what is wrong, what follows, what to do. */
export function faultSentence(messages: Messages, diagnostic: Pick<Diagnostic, 'rule' | 'args'>): string {
	const { wrong, consequence, remedy } = faultText(messages, diagnostic);
	const { joiners } = LANGUAGES[messages.locale];
	return [endSentence(wrong, joiners.stop), consequence, remedy].join(joiners.sentences);
}

/** The label of a fix's button. */
export function fixText(messages: Messages, rule: string, { id, args }: Pick<Fix, 'id' | 'args'>): string {
	const label = textOf(messages, rule).fixes[id];
	if (!label) throw new Error(`No text for the fix ${id} of the rule ${rule}`);
	return label(args);
}

export function countBySeverity(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): Counts {
	const counts = { error: 0, warning: 0, info: 0 };
	for (const { severity } of diagnostics) counts[severity] += 1;
	return counts;
}

/** The first of the gravest; before its equals goes what makes the agent say something false (ES-27, ES-28). */
export function worstDiagnostic(diagnostics: readonly Diagnostic[]): Diagnostic | undefined {
	const gravest = SEVERITIES.map((grade) => diagnostics.filter(({ severity }) => severity === grade)).find(
		(equals) => equals.length > 0,
	);
	return gravest?.find(isGrave) ?? gravest?.[0];
}

/** The contract itself calls such a case false or grave. */
function isGrave({ sources }: Diagnostic): boolean {
	return sources.includes('ES-27') || sources.includes('ES-28');
}

/** How many warnings are of a case that the contract calls grave: they fail nothing, and nothing right stands over them. */
export function countGrave(diagnostics: readonly Diagnostic[]): number {
	return diagnostics.filter((found) => found.severity === 'warning' && isGrave(found)).length;
}

/** What the verdict's sentences are made of. */
export function verdictFacts(messages: Messages, response: Response, context: Context): VerdictFacts {
	const worst = worstDiagnostic(response.diagnostics);
	const own = contextOf(context, response.exchange);
	return {
		verdict: response.verdict,
		shape: response.shape,
		errorType: response.errorType,
		recognised: response.recognised,
		counts: countBySeverity(response.diagnostics),
		grave: countGrave(response.diagnostics),
		...(response.seeming && { seeming: response.seeming }),
		...(worst && { worst: faultText(messages, worst).wrong }),
		...(isCutOff(own) && { cutOffAfter: own.elapsedSeconds }),
	};
}

/** Title and reason of a verdict. */
export function verdictText(messages: Messages, response: Response, context: Context): VerdictText {
	return messages.verdict.describe(verdictFacts(messages, response, context));
}
