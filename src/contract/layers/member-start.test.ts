import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../text/edit.ts';
import { analyse } from '../analyse.ts';

const ERROR = '{"error_type":"PERMISSION","user_message":"Ese crédito está a nombre de otra persona."}';
const judged = (text: string) => analyse(text, { billing: true }).responses[0];

describe('a response whose beginning was not copied', () => {
	it.each([
		[`"error":${ERROR}}`, 'PERMISSION'],
		[`\n  "error" : ${ERROR}\n}`, 'PERMISSION'],
		[`rror":${ERROR}}`, 'PERMISSION'],
		[`or": ${ERROR}}`, 'PERMISSION'],
		[`"error"=>${ERROR}}`, 'PERMISSION'],
		['sultados": [], "total": 0}', null],
		['"resultados": [{"id": 7}], "total": 1}', null],
	])('%s is read under its own key', (text, type) => {
		const response = judged(text);
		expect(response?.errorType).toBe(type);
		expect(response?.diagnostics.map(({ args }) => (args as { fault?: string }).fault)).toContain(
			'missing-opening',
		);
	});
	it.each([
		'"nota": "El error: {} quedó resuelto."',
		'terror": es una película',
		'"error" es una palabra',
		`error: ${ERROR}`,
	])('%s has no beginning to miss', (text) => {
		const faults = judged(text)?.diagnostics.map(({ args }) => (args as { fault?: string }).fault);
		expect(faults).not.toContain('missing-opening');
	});
	it.each([`"error":${ERROR}}`, `ror":${ERROR}}`, `"error"=>${ERROR}}`])(
		'%s: no fix nests the error once more, and the repair is JSON',
		(text) => {
			const fixes = judged(text)?.diagnostics.flatMap(({ fixes: all = [] }) => all) ?? [];
			const repaired = fixes.filter(({ id }) => id === 'repair').map(({ edits }) => applyEdits(text, edits));
			expect(repaired.map((after) => JSON.parse(after))).toEqual([{ error: JSON.parse(ERROR) }]);
			for (const { edits, kind } of fixes.filter((fix) => fix.kind === 'safe')) {
				const after = judged(applyEdits(text, edits));
				expect([kind, after?.errorType]).toEqual(['safe', 'PERMISSION']);
			}
		},
	);
});

describe('displays of programs inside a longer log', () => {
	const thrown = `{'content': [{'type': 'text', 'text': "no pude: it's down"}], 'isError': True}`;
	const envelope = `{'error': {'error_type': 'SYSTEM', 'user_message': 'Ahora no puedo verlo.'}}`;
	const verdicts = (text: string) => analyse(text, { billing: true }).responses.map(({ verdict }) => verdict);
	it.each([
		[`10:01 INFO llamando\n10:02 INFO respuesta: ${thrown}\n10:03 INFO fin del turno`, 1],
		[`10:01 [INFO] 参数: {"plan": "hogar"}\n10:02 [INFO] 结果：${thrown}\n10:03 [INFO] 结束`, 1],
		[`INFO a: ${envelope}\nINFO b: ${thrown}\nINFO fin`, 2],
		[`INFO pide: {'plan': 'hogar'}\nINFO da: ${envelope}\nINFO fin`, 1],
		[
			`INFO res =>\n{\n  error: {\n    error_type: 'SYSTEM',\n    user_message: 'Ahora no puedo verlo.'\n  }\n}\nINFO fin`,
			1,
		],
		[`INFO abierto: {'a': [\nINFO da: ${envelope}\nINFO fin`, 1],
	])('%j has its failures', (text, count) => {
		expect(verdicts(text)).toEqual(Array(count).fill('business-error'));
	});
	it.each([
		`INFO pide: {'plan': 'hogar'}\nINFO fin`,
		`const a = {'error': {'error_type': 'SYSTEM'}};\nfunction b() { return a; }`,
		'INFO dice: {error: cuidado con el perro\nINFO fin',
	])('%j has none', (text) => {
		expect(verdicts(text)).toEqual(['not-a-response']);
	});
});
