import { describe, expect, test } from 'vitest';
import { asResult, describeRule, fixedText, onlyFinding } from '../testing/describe-rule.ts';
import { errorWithResults } from './error-with-results.ts';

const SYSTEM = '"error": {"error_type": "SYSTEM", "user_message": "No pude completar la consulta."}';
const OCCUPIED = '"error": {"error_type": "VALIDATION", "user_message": "Esa hora ya está ocupada."}';
const NOTHING = '"error": {"error_type": "SYSTEM", "user_message": "No hay resultados."}';

describeRule(errorWithResults, {
	accept: [
		`{${SYSTEM}}`,
		`{${OCCUPIED}, "alternativas": ["10:00", "11:00"]}`,
		`{${OCCUPIED}, "horarios": ["10:00"], "opciones": []}`,
		`{${SYSTEM}, "total": 0}`,
		`{${SYSTEM}, "data": null}`,
		`{${SYSTEM}, "data": {}}`,
		`{${NOTHING}, "resultados": []}`,
		'{"error": null, "data": [1]}',
	],
	reject: [
		[`{${SYSTEM}, "resultados": [], "total": 0}`, ['"resultados"']],
		[`{"items": [1], ${SYSTEM}}`, ['"items"']],
		[`{${SYSTEM}, "data": {"cita": "lunes"}}`, ['"data"']],
		[`{${OCCUPIED}, "results": ["10:00"]}`, ['"results"']],
	],
	fix: [
		[`{${SYSTEM}, "resultados": [], "total": 0}`, 'keep-error', `{${SYSTEM}}`],
		[`{${SYSTEM}, "resultados": [1], "total": 1}`, 'keep-results', '{"resultados": [1], "total": 1}'],
	],
});

describe('severity', () => {
	test.each([
		[`{${SYSTEM}, "resultados": []}`, 'error'],
		[`{${OCCUPIED}, "resultados": []}`, 'error'],
		[`{${OCCUPIED}, "results": ["10:00"]}`, 'warning'],
	])('%s: %s', (text, severity) => {
		expect(onlyFinding(errorWithResults, text).severity).toBe(severity);
	});
	test('keeping the results turns the flag too', () => {
		const after = fixedText(
			errorWithResults,
			asResult(`{${SYSTEM}, "resultados": [1], "total": 1}`),
			'keep-results',
		);
		expect(after).toBe(asResult('{"resultados": [1], "total": 1}', false));
	});
});
