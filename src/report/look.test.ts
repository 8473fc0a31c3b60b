import { describe, expect, it } from 'vitest';
import type { Layer } from '../contract/layers/types.ts';
import type { Context, Diagnostic, ErrorType, Severity, Verdict } from '../contract/types.ts';
import { lookOf } from './look.ts';

const IN_TIME: Context = { billing: true, elapsedSeconds: 30 };
const LATE: Context = { billing: true, elapsedSeconds: 30.1 };

interface Case {
	readonly errorType?: ErrorType;
	readonly severities?: readonly Severity[];
	readonly status?: number;
	readonly context?: Context;
}

function lookAt(verdict: Verdict, { errorType, severities = [], status, context = IN_TIME }: Case = {}) {
	const diagnostics = severities.map(
		(severity): Diagnostic => ({ rule: 'any', severity, sources: [], span: [], args: {} }),
	);
	const layers: readonly Layer[] =
		status === undefined ? [] : [{ id: 'http', span: [], fact: { kind: 'status', status } }];
	return lookOf({ verdict, errorType: errorType ?? null, layers, diagnostics }, context);
}

describe('the look of a verdict', () => {
	it.each([
		[[], 'ok', 'clean'],
		[['info'], 'ok', 'clean'],
		[['warning'], 'warn', 'warn'],
		[['info', 'warning', 'info'], 'warn', 'warn'],
		[['warning', 'error'], 'bad', 'cut'],
		[['error', 'warning'], 'bad', 'cut'],
	] as const)('by what was found, %j: on %s ground, struck %s', (severities, ground, strike) => {
		for (const verdict of ['success', 'business-error', 'protocol-error'] as const) {
			const look = lookAt(verdict, { severities });
			expect([look.ground, look.mark.verdict, look.mark.strike]).toEqual([ground, verdict, strike]);
		}
	});

	it('has the letters of the type that the runtime sees', () => {
		expect(lookAt('business-error', { errorType: 'PERMISSION' }).mark.letters).toBe('PE');
		expect(lookAt('business-error').mark.letters).toBe('UN');
		expect(lookAt('success').mark).not.toHaveProperty('letters');
	});

	it.each([
		[401, '401'],
		[400, '400'],
		[399, undefined],
		[200, undefined],
		[undefined, undefined],
	])('of a protocol error with the status %s shows %s', (status, letters) => {
		const look = lookAt('protocol-error', status === undefined ? {} : { status });
		expect(look.mark.letters).toBe(letters);
	});

	it('judges nothing where there is no response, whatever was found', () => {
		const look = lookAt('not-a-response', { severities: ['error'] });
		expect(look).toEqual({
			ground: 'blank',
			mark: { verdict: 'not-a-response', strike: 'blank', letters: '?' },
		});
	});

	it.each(['success', 'business-error', 'protocol-error', 'not-a-response'] as const)(
		'of a %s that came after the runtime had cut says that and no more',
		(verdict) => {
			expect(lookAt(verdict, { context: LATE, severities: ['warning'], status: 200 })).toEqual({
				ground: 'bad',
				mark: { verdict: 'not-a-response', strike: 'blank', letters: '30' },
			});
		},
	);
});
