import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../text/edit.ts';
import { analyse } from '../../analyse.ts';
import type { AnyRule } from '../../rule.ts';
import type { Context, Diagnostic } from '../../types.ts';

/** What one rule finds in a paste, the real layers and classification in front of it. */
export function findings(rule: AnyRule, text: string, context: Partial<Context> = {}): readonly Diagnostic[] {
	const { responses, crashed = [] } = analyse(text, { billing: true, ...context }, [rule]);
	if (crashed.length > 0) throw new Error(crashed.map(({ message }) => message).join('; '));
	return responses.flatMap(({ diagnostics }) => diagnostics);
}

/** What the rule marks: the very characters of the text. */
export function marks(rule: AnyRule, text: string, context: Partial<Context> = {}): string[] {
	return findings(rule, text, context).map(({ span }) =>
		span.map(({ start, end }) => text.slice(start, end)).join(''),
	);
}

/** The only finding; fails where there are more or none. */
export function onlyFinding(rule: AnyRule, text: string, context: Partial<Context> = {}): Diagnostic {
	const [first, ...more] = findings(rule, text, context);
	if (!first || more.length > 0)
		throw new Error(`Expected one finding, got ${more.length + (first ? 1 : 0)}.`);
	return first;
}

/** The text after the first fix of that id of the only finding. */
export function fixedText(
	rule: AnyRule,
	text: string,
	fixId: string,
	context: Partial<Context> = {},
): string {
	const fixes = onlyFinding(rule, text, context).fixes ?? [];
	const fix = fixes.find(({ id }) => id === fixId);
	if (!fix) throw new Error(`No fix ${fixId} among: ${fixes.map(({ id }) => id).join(', ')}`);
	return applyEdits(text, fix.edits);
}

/** The same payload as `structuredContent` and again in the text of an MCP result. */
export function asResult(payload: string, isError = true): string {
	return `{"content":[{"type":"text","text":${JSON.stringify(payload)}}],"structuredContent":${payload},"isError":${isError}}`;
}

interface RuleCases {
	/** Texts in which the rule finds nothing. */
	readonly accept: readonly string[];
	/** Texts with exactly what it marks in each. */
	readonly reject: readonly (readonly [text: string, marked: readonly string[]])[];
	/** Text, fix and the text after it. */
	readonly fix?: readonly (readonly [text: string, fix: string, after: string])[];
}

/** Runs a rule's literal table. */
export function describeRule(rule: AnyRule, { accept, reject, fix = [] }: RuleCases): void {
	describe(rule.meta.id, () => {
		test.each(accept)('accepts %s', (text) => {
			expect(marks(rule, text)).toEqual([]);
		});
		test.each(reject)('marks in %s', (text, marked) => {
			expect(marks(rule, text)).toEqual(marked);
		});
		test.each(fix)('fixes %s: %s', (text, id, after) => {
			expect(fixedText(rule, text, id)).toBe(after);
		});
	});
}

/** An envelope with the given members inside `error`. */
export function envelopeOf(members: string): string {
	return `{"error": {${members}}}`;
}
