import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { plainTextFailure } from './plain-text-failure.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo verlo."}}';
const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(plainTextFailure, {
	accept: [said(ENVELOPE), said('Listo.', ''), said('Input validation error: x'), said('Unknown tool: ver')],
	reject: [
		[said('ENOENT: no such file'), ['"ENOENT: no such file"']],
		[said(''), ['""']],
		['{"content":[],"isError":true}', ['"content"']],
		['{"type":"tool_result","tool_use_id":"t","is_error":true,"content":"falló"}', ['"falló"']],
	],
	fix: [
		[
			said('Ese horario ya está ocupado.'),
			'answer-with',
			said('{"error": {"error_type": "VALIDATION", "user_message": "Ese horario ya está ocupado."}}'),
		],
		[
			said('TURNO_LLENO: La agenda del martes está llena.'),
			'answer-with',
			said(
				'{"error": {"error_type": "VALIDATION", "user_message": "La agenda del martes está llena.", "details": {"code": "TURNO_LLENO"}}}',
			),
		],
		[
			said('ENOENT: no such file'),
			'answer-with',
			said(
				'{"error": {"error_type": "SYSTEM", "user_message": "No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?", "details": {"trace": "ENOENT: no such file"}}}',
			),
		],
		[
			'{"content":[],"isError":true}',
			'answer-with',
			'{"content":[{"type":"text","text":"{\\"error\\": {\\"error_type\\": \\"SYSTEM\\", \\"user_message\\": \\"No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?\\"}}"}],"isError":true}',
		],
	],
});

describe('plain-text-failure', () => {
	it.each([
		['Traceback (most recent call last):\n  File "a.py", line 1', 'stack'],
		['Error: x', 'exception'],
		['El turno ya pasó.', 'sentence'],
		[' ', 'empty'],
	])('tells the kind of %j', (text, kind) => {
		expect(findings(plainTextFailure, said(text))[0]?.args).toMatchObject({ kind });
	});
	it('offers every answer that the words allow, the likeliest first', () => {
		const [found] = findings(plainTextFailure, said('No se encontraron citas para esa paciente.'));
		expect(found?.args).toMatchObject({ answers: ['empty-search', 'NOT_FOUND'] });
		expect(found?.fixes?.map(({ args }) => args)).toEqual([
			{ answer: 'empty-search', whose: 'own' },
			{ answer: 'NOT_FOUND', whose: 'own' },
		]);
	});
});
