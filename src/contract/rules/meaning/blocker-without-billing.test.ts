import { describe, expect, test } from 'vitest';
import { marks } from '../testing/describe-rule.ts';
import { blockerWithoutBilling } from './blocker-without-billing.ts';

const blocker = (sentence: string): string =>
	JSON.stringify({ error: { error_type: 'BLOCKER', user_message: sentence } });

describe('blocker-without-billing', () => {
	test.each(['Su línea está suspendida por mora.', 'Tiene un saldo pendiente.', 'La cuenta está bloqueada.'])(
		'never alarms with billing on: %s',
		(sentence) => {
			expect(marks(blockerWithoutBilling, blocker(sentence), { billing: true })).toEqual([]);
		},
	);
	test('marks the type with billing off', () => {
		const text = blocker('Su línea está suspendida por mora.');
		expect(marks(blockerWithoutBilling, text, { billing: false })).toEqual(['"BLOCKER"']);
	});
	test('leaves what is no impediment to the rule that says so', () => {
		const text = blocker('El plan no incluye ese servicio.');
		expect(marks(blockerWithoutBilling, text, { billing: false })).toEqual([]);
	});
});
