import { describe, expect, test } from 'vitest';
import { describeRule, envelope, onlyFinding } from '../testing/describe-rule.ts';
import { extraField } from './extra-field.ts';

const RIGHT = '"error_type": "SYSTEM", "user_message": "No pude."';

describeRule(extraField, {
	accept: [
		envelope(RIGHT),
		envelope(`${RIGHT}, "details": {"code": 7, "stack": "x"}`),
		envelope(`${RIGHT}, "retryable": true`),
		envelope('"error_type": "SYSTEM", "message": "No pude."'),
		envelope('"code": 500, "message": "Boom"'),
		`{"error": {${RIGHT}}, "alternativas": ["10:00"], "traza": "x"}`,
	],
	reject: [
		[envelope(`${RIGHT}, "code": "E1"`), ['"code"']],
		[envelope(`"status": 500, ${RIGHT}, "trace_id": "a"`), ['"status"', '"trace_id"']],
		[envelope(`${RIGHT}, "alternativas": ["10:00"]`), ['"alternativas"']],
		[envelope(`${RIGHT}, "__proto__": 1`), ['"__proto__"']],
	],
	fix: [
		[envelope(`${RIGHT}, "code": "E1"`), 'remove', envelope(RIGHT)],
		[envelope(`"code": "E1", ${RIGHT}`), 'remove', envelope(RIGHT)],
		[
			envelope(`${RIGHT}, "code": 8143661439548533232`),
			'move-to-details',
			envelope(`${RIGHT}, "details": {"code": 8143661439548533232}`),
		],
		[
			envelope(`${RIGHT}, "details": {"a": 1}, "code": "E1"`),
			'move-to-details',
			envelope(`${RIGHT}, "details": {"a": 1, "code": "E1"}`),
		],
		[
			envelope(`${RIGHT}, "alternativas": ["10:00"]`),
			'move-beside',
			`{"error": {${RIGHT}}, "alternativas": ["10:00"]}`,
		],
	],
});

describe('its fixes', () => {
	test('never offer to lose alternatives', () => {
		const { fixes } = onlyFinding(extraField, envelope(`${RIGHT}, "opciones": ["lunes"]`));
		expect(fixes?.map(({ id, kind }) => [id, kind])).toEqual([['move-beside', 'suggestion']]);
	});
});
