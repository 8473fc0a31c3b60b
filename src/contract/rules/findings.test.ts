import { describe, expect, test } from 'vitest';
import { buildExample } from '../../examples/build.ts';
import { loadExamples } from '../../examples/load.ts';
import { faultText, fixText } from '../../messages/describe.ts';
import { messagesOf } from '../../messages/index.ts';
import { applyEdits } from '../../text/edit.ts';
import { analyse } from '../analyse.ts';
import type { Context, Diagnostic } from '../types.ts';
import { asResult } from './testing/describe-rule.ts';

/** Payloads with faults that the examples have not, alone and together. */
const FAULTY = [
	'{"error": {"error_type": "not found", "user_message": "No.", "retryable": true, "code": 7}, "reintentar": false}',
	'{"error": {"errorType": "SYSTEM", "mensaje": "No pude consultar."}}',
	'{"error": {"error_type": "TIMEOUT", "user_message": "", "alternativas": [1], "details": {"a": 1}}}',
	'{"error": {"user_message": "No pude."}, "error_type": "SYSTEM", "resultados": []}',
	'{"error": {"error": {"error_type": "SYSTEM", "user_message": "No."}}}',
	'{"error_type": "system", "user_message": "No."}',
	'{"error": "Esa fecha ya pasó.", "user_message": "Esa fecha ya pasó."}',
	'{"error": [{"error_type": "SYSTEM", "user_message": ["No."]}]}',
	'{"error": {"code": 503, "message": "No pude consultar la agenda."}}',
	'{"error": {"error_type": "UNKNOWN", "user_message": "No hay resultados."}, "items": [], "total": 0}',
	'{"resultados": [1, 2], "total": "2"}',
	'{"resultados": null, "error": null}',
	'{"citas": []}',
	'[]',
	'{}',
];

interface Input {
	readonly text: string;
	readonly context: Context;
}

const examples = [...(await loadExamples())].map(([name, example]): [string, Input] => [
	name,
	{ text: buildExample(example), context: example.context },
]);
const billing = { billing: true };
const inputs: [string, Input][] = [
	...examples,
	...FAULTY.map((text): [string, Input] => [text, { text, context: billing }]),
	...FAULTY.map((text): [string, Input] => [`result of ${text}`, { text: asResult(text), context: billing }]),
];

function judge({ text, context }: Input): readonly Diagnostic[] {
	return analyse(text, context).responses.flatMap(({ diagnostics }) => diagnostics);
}

const [es, zh] = [messagesOf('es'), messagesOf('zh-cn')];
const HAN = /\p{Script=Han}/u;

describe('every finding', () => {
	test.each(inputs)('in %s stands inside the text', (_, input) => {
		for (const { span } of judge(input)) {
			expect(span.length).toBeGreaterThan(0);
			for (const { start, end } of span) {
				expect(start >= 0 && start <= end && end <= input.text.length).toBe(true);
			}
		}
	});
	test.each(inputs)('in %s has its sentences in both languages', (_, input) => {
		for (const diagnostic of judge(input)) {
			const spanish = Object.values(faultText(es, diagnostic));
			const chinese = Object.values(faultText(zh, diagnostic));
			for (const text of [...spanish, ...chinese]) {
				expect(text.trim()).not.toBe('');
				expect(text).not.toMatch(/undefined|\[object|NaN/);
				expect((text.match(/`/g)?.length ?? 0) % 2).toBe(0);
			}
			for (const text of chinese) expect(text).toMatch(HAN);
			expect(faultText(es, diagnostic).wrong).not.toMatch(/\.$/);
			for (const fix of diagnostic.fixes ?? []) {
				expect(fixText(es, diagnostic.rule, fix)).not.toMatch(/^$|undefined/);
				expect(fixText(zh, diagnostic.rule, fix)).toMatch(HAN);
			}
		}
	});
});

describe('every fix', () => {
	test.each(inputs)('in %s takes its own finding away', (_, input) => {
		const before = judge(input);
		for (const diagnostic of before) {
			for (const fix of diagnostic.fixes ?? []) {
				const after = judge({ ...input, text: applyEdits(input.text, fix.edits) });
				const left = after.filter(({ rule }) => rule === diagnostic.rule).length;
				const was = before.filter(({ rule }) => rule === diagnostic.rule).length;
				expect({ rule: diagnostic.rule, fix: fix.id, gone: left < was }).toMatchObject({ gone: true });
			}
		}
	});
	test('that is safe leaves no graver finding behind', () => {
		const rank = { error: 2, warning: 1, info: 0 } as const;
		for (const [name, input] of inputs) {
			const before = judge(input);
			for (const { rule, severity, fixes = [] } of before) {
				for (const fix of fixes.filter(({ kind }) => kind === 'safe')) {
					const known = new Set(before.map((found) => found.rule));
					const added = judge({ ...input, text: applyEdits(input.text, fix.edits) }).filter(
						(found) => !known.has(found.rule) && rank[found.severity] > rank[severity],
					);
					expect({ name, rule, fix: fix.id, added: added.map((found) => found.rule) }).toMatchObject({
						added: [],
					});
				}
			}
		}
	});
});
