import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { outcomesOf } from './outcomes.ts';

const BILLING = { billing: true };
const envelope = (type: string, message: string, extra = ''): string =>
	`{"error":{"error_type":"${type}","user_message":"${message}"${extra}}}`;
const outcomes = (text: string, index = 0) => outcomesOf(analyse(text, BILLING), index);
const THEIRS = 'Esa reserva está a nombre de otra persona.';

describe('outcomesOf', () => {
	it('names the one row whose safe fix changes the reaction', () => {
		expect(outcomes(envelope('Permission', THEIRS, ',"retryable":false'))).toMatchObject([
			{
				by: { kind: 'safe', rows: [1] },
				reaction: { chat: { id: 'escalate' }, voice: { id: 'offer-transfer' } },
				heard: { from: 'own', sentence: THEIRS },
			},
		]);
	});

	it('says nothing where the fixes change neither what is done nor what is heard', () => {
		expect(outcomes(envelope('PERMISSION', THEIRS, ',"retryable":false'))).toEqual([]);
		expect(outcomes('{"resultados":[],"total":0}')).toEqual([]);
	});

	it('tells of each proposal what is heard, the likeliest first', () => {
		const [first, second] = outcomes(
			'{"success":false,"message":"Ese horario ya está ocupado. Hay cupo a las cuatro."}',
		);
		expect(first).toMatchObject({
			by: { kind: 'proposal', fix: 0 },
			reaction: { chat: { id: 'ask-correction' } },
			heard: { from: 'own', sentence: 'Ese horario ya está ocupado. Hay cupo a las cuatro.' },
		});
		expect(second?.by).not.toEqual(first?.by);
	});

	it('turns the quotation of a false case into that of the right one', () => {
		const text = envelope('UNKNOWN', 'No encontré productos con ese nombre.');
		expect(analyse(text, BILLING).responses[0]?.heard).toEqual({ from: 'contract', case: 'empty-as-error' });
		expect(outcomes(text)[0]).toMatchObject({
			reaction: { chat: { id: 'say-empty' } },
			heard: { from: 'contract', case: 'empty-as-success' },
		});
	});

	it('says of a sentence that the text lacks that it is proposed', () => {
		const text = envelope('NOT_FOUND', 'No se encontró el producto.', ',"details":"ECONNREFUSED 10.0.0.7"');
		expect(outcomes(text)[0]?.heard).toMatchObject({ from: 'proposed' });
	});

	it('is of the response that is asked for', () => {
		const text = `${envelope('SYSTEM', 'Ahora no es posible.')}\n${envelope('Permission', THEIRS)}`;
		expect(outcomes(text, 0)).toEqual([]);
		expect(outcomes(text, 1)).toHaveLength(1);
		expect(outcomes(text, 2)).toEqual([]);
	});
});
