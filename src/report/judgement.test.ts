import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import type { Context } from '../contract/types.ts';
import { applyEdits } from '../text/edit.ts';
import { judgementOf } from './judgement.ts';

const BILLING = { billing: true };
const envelope = (type: string, message: string, extra = ''): string =>
	`{"error":{"error_type":"${type}","user_message":"${message}"${extra}}}`;
const judge = (text: string, context: Context = BILLING) => judgementOf(analyse(text, context));
const first = (text: string, context: Context = BILLING) => {
	const response = judge(text, context).responses[0];
	if (!response) throw new Error('no response');
	return response;
};

describe('judgementOf', () => {
	it('gives each fault its place', () => {
		const { diagnostics, places } = first(
			`\n${envelope('system', 'Ahora no es posible. ¿Lo intentamos otra vez?')}`,
		);
		expect(diagnostics.map(({ rule }) => rule)).toEqual(['error-type-spelling']);
		expect(places).toEqual([{ line: 2, column: 24 }]);
	});

	it('takes in every safe fix', () => {
		const text = envelope('Permission', 'Esa reserva está a nombre de otra persona.', ',"retryable":false');
		const { safe } = first(text);
		expect(safe.rows).toEqual([1, 2]);
		expect(first(applyEdits(text, safe.edits)).diagnostics).toEqual([]);
	});

	it('brings the outcomes of the response that is shown', () => {
		const text = `${envelope('SYSTEM', 'Ahora no es posible.')}\n${envelope('Permission', 'Esa reserva no es suya.')}`;
		const report = analyse(text, BILLING);
		expect(judgementOf(report).outcomes).toMatchObject({ response: 1, list: [{ by: { kind: 'safe' } }] });
		expect(judgementOf(report, 0).outcomes).toEqual({ response: 0, list: [] });
		expect(judgementOf(report, 7).outcomes.response).toBe(1);
	});

	it('says what the billing scenario would change, for BLOCKER alone', () => {
		const blocker = envelope('BLOCKER', 'Su cuenta tiene un pago pendiente.');
		expect(first(blocker, { billing: false }).withBilling).toEqual({
			chat: 'switch-to-billing',
			voice: 'switch-to-billing',
		});
		expect(first(blocker).withBilling).toBeUndefined();
		expect(first(envelope('SYSTEM', 'Ahora no es posible.'), { billing: false }).withBilling).toBeUndefined();
	});

	it('crosses to the page as plain data', () => {
		const judgement = judge(envelope('Permission', 'Esa reserva está a nombre de otra persona.'));
		expect(structuredClone(judgement)).toStrictEqual(judgement);
	});
});
