import { describe, expect, test } from 'vitest';
import { describeRule, envelopeOf, fixedText, onlyFinding } from '../testing/describe-rule.ts';
import { errorNotObject } from './error-not-object.ts';

describeRule(errorNotObject, {
	accept: [
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude consultar la agenda."'),
		'{"error": {}}',
		'{"error": null, "data": []}',
		'{"error": false, "cita": "lunes"}',
		'{"resultados": [], "total": 0}',
		'{"mensaje": "error: ninguno"}',
	],
	reject: [
		['{"error": "No hay sistema"}', ['"No hay sistema"']],
		['{"error": ["a", "b"]}', ['["a", "b"]']],
		['{"error": 404}', ['404']],
		['{"error": true, "user_message": "No pude."}', ['true']],
		['{"content":[{"type":"text","text":"{\\"error\\":\\"caído\\"}"}],"isError":true}', ['\\"caído\\"']],
	],
	fix: [
		[
			'{"error": [{"error_type": "SYSTEM", "user_message": "No pude."}]}',
			'unwrap',
			'{"error": {"error_type": "SYSTEM", "user_message": "No pude."}}',
		],
		[
			'{"error": "{\\"error_type\\":\\"SYSTEM\\",\\"user_message\\":\\"No pude.\\"}"}',
			'unwrap',
			'{"error": {"error_type":"SYSTEM","user_message":"No pude."}}',
		],
		[
			'{"error": "ORA-00942", "error_type": "SYSTEM", "user_message": "No pude."}',
			'gather',
			'{"error": {"error_type": "SYSTEM", "user_message": "No pude.", "details": "ORA-00942"}}',
		],
		[
			'{"error": "not_found", "user_message": "No encontré esa reserva."}',
			'gather',
			'{"error": {"error_type": "NOT_FOUND", "user_message": "No encontré esa reserva."}}',
		],
		[
			'{"error": "Esa fecha ya pasó."}',
			'answer-with',
			'{"error": {"error_type": "VALIDATION", "user_message": "Esa fecha ya pasó."}}',
		],
		[
			'{"error": "getaddrinfo ENOTFOUND citas.interno"}',
			'answer-with',
			'{"error": {"error_type": "SYSTEM", "user_message": "No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?", "details": {"trace": "getaddrinfo ENOTFOUND citas.interno"}}}',
		],
		[
			'{"error": "Esa fecha ya pasó.", "id": 7}',
			'wrap',
			'{"error": {"error_type": "VALIDATION", "user_message": "Esa fecha ya pasó."}, "id": 7}',
		],
	],
});

describe('its fixes', () => {
	test('offer the six beside other members, the likeliest first, and pick none', () => {
		const { fixes = [] } = onlyFinding(errorNotObject, '{"error": "Esa fecha ya pasó.", "id": 7}');
		expect(fixes.map(({ kind }) => kind)).toEqual(Array(6).fill('suggestion'));
		expect(fixes[0]?.args).toEqual({ type: 'VALIDATION' });
	});
	test('are safe only where the type keeps its letters', () => {
		const kindOf = (type: string) =>
			onlyFinding(errorNotObject, `{"error": "${type}", "user_message": "No."}`).fixes?.[0]?.kind;
		expect(kindOf('Not found')).toBe('safe');
		expect(kindOf('404')).toBe('suggestion');
	});
	test('reach the copy in the text block', () => {
		const bad = '{"error":"x","error_type":"SYSTEM","user_message":"No pude."}';
		const text = `{"content":[{"type":"text","text":${JSON.stringify(bad)}}],"structuredContent":${bad},"isError":true}`;
		const after = JSON.parse(fixedText(errorNotObject, text, 'gather'));
		expect(JSON.parse(after.content[0].text)).toEqual(after.structuredContent);
		expect(after.structuredContent.error.details).toBe('x');
	});
});
