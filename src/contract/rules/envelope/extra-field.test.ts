import { describe, expect, test } from 'vitest';
import { describeRule, envelopeOf, onlyFinding } from '../testing/describe-rule.ts';
import { extraField } from './extra-field.ts';

const RIGHT = '"error_type": "SYSTEM", "user_message": "No pude."';

describeRule(extraField, {
	accept: [
		envelopeOf(RIGHT),
		envelopeOf(`${RIGHT}, "details": {"code": 7, "stack": "x"}`),
		envelopeOf(`${RIGHT}, "retryable": true`),
		envelopeOf('"error_type": "SYSTEM", "message": "No pude."'),
		envelopeOf('"code": 500, "message": "Boom"'),
		`{"error": {${RIGHT}}, "alternativas": ["10:00"], "traza": "x"}`,
	],
	reject: [
		[envelopeOf(`${RIGHT}, "code": "E1"`), ['"code"']],
		[envelopeOf(`"status": 500, ${RIGHT}, "trace_id": "a"`), ['"status"', '"trace_id"']],
		[envelopeOf(`${RIGHT}, "alternativas": ["10:00"]`), ['"alternativas"']],
		[envelopeOf(`${RIGHT}, "__proto__": 1`), ['"__proto__"']],
	],
	fix: [
		[envelopeOf(`${RIGHT}, "code": "E1"`), 'remove', envelopeOf(RIGHT)],
		[envelopeOf(`"code": "E1", ${RIGHT}`), 'remove', envelopeOf(RIGHT)],
		[
			envelopeOf(`${RIGHT}, "code": 8143661439548533232`),
			'move-to-details',
			envelopeOf(`${RIGHT}, "details": {"code": 8143661439548533232}`),
		],
		[
			envelopeOf(`${RIGHT}, "details": {"a": 1}, "code": "E1"`),
			'move-to-details',
			envelopeOf(`${RIGHT}, "details": {"a": 1, "code": "E1"}`),
		],
		[
			envelopeOf(`${RIGHT}, "alternativas": ["10:00"]`),
			'move-beside',
			`{"error": {${RIGHT}}, "alternativas": ["10:00"]}`,
		],
	],
});

describe('its fixes', () => {
	test('never offer to lose alternatives', () => {
		const { fixes } = onlyFinding(extraField, envelopeOf(`${RIGHT}, "opciones": ["lunes"]`));
		expect(fixes?.map(({ id, kind }) => [id, kind])).toEqual([['move-beside', 'suggestion']]);
	});
});
