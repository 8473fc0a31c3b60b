import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../text/edit.ts';
import type { AnyRule } from '../../rule.ts';
import type { ErrorType, Severity } from '../../types.ts';
import { asResult, findings, marks, onlyFinding } from './describe-rule.ts';

/** A sentence, or a type and a sentence; VALIDATION where none is given. */
type Said = string | readonly [ErrorType, string];

interface SentenceCases {
	/** Right sentences, at least three of them such as look wrong. */
	readonly accept: readonly Said[];
	/** Sentences with what is marked in each. */
	readonly reject: readonly (readonly [said: Said, marked: string, severity?: Severity])[];
	/** Sentence, fix, and the envelope's type and sentence after it. */
	readonly fix?: readonly (readonly [said: Said, fix: string, type: ErrorType, after: string])[];
}

function envelope(said: Said): string {
	const [error_type, user_message] = typeof said === 'string' ? ['VALIDATION', said] : said;
	return JSON.stringify({ error: { error_type, user_message } });
}

/** Runs the table of a rule about sentences; each fix in a payload and in its copy as well. */
export function describeSentenceRule(rule: AnyRule, { accept, reject, fix = [] }: SentenceCases): void {
	describe(rule.meta.id, () => {
		test('has at least three right sentences that look wrong', () => {
			expect(accept.length).toBeGreaterThanOrEqual(3);
		});
		test.each(accept.map((said) => [envelope(said)]))('accepts %s', (text) => {
			expect(marks(rule, text)).toEqual([]);
		});
		test.each(reject.map(([said, marked, severity]) => [envelope(said), marked, severity] as const))(
			'marks in %s',
			(text, marked, severity) => {
				const found = marks(rule, text).map((mark) => mark.replace(/^"(.*)"$/u, '$1'));
				expect(found).toEqual([JSON.stringify(marked).slice(1, -1)]);
				expect(onlyFinding(rule, text).severity).toBe(severity ?? rule.meta.severity);
			},
		);
		test.each(fix.map(([said, id, type, after]) => [envelope(said), id, type, after] as const))(
			'fixes %s: %s',
			(payload, id, error_type, user_message) => {
				for (const text of [payload, asResult(payload)]) {
					const found = onlyFinding(rule, text).fixes?.find((one) => one.id === id);
					const after = applyEdits(text, found?.edits ?? []);
					const read = JSON.parse(after);
					const copies =
						text === payload ? [read] : [read.structuredContent, JSON.parse(read.content[0].text)];
					for (const { error } of copies) expect(error).toEqual({ error_type, user_message });
					expect(findings(rule, after)).toEqual([]);
				}
			},
		);
	});
}
