import { describe, expect, test } from 'vitest';
import { ERROR_TYPES } from '../../types.ts';
import { describeRule, envelopeOf, onlyFinding } from '../testing/describe-rule.ts';
import { errorTypeLegacy } from './error-type-legacy.ts';

const typed = (type: string) => envelopeOf(`"error_type": "${type}", "user_message": "No pude."`);

describeRule(errorTypeLegacy, {
	accept: [
		...ERROR_TYPES.map(typed),
		typed('timeout'),
		typed('DEADLINE_EXCEEDED'),
		typed('RUN_TIMEOUT'),
		envelopeOf('"error_type": "SYSTEM", "user_message": "No pude.", "details": "TIMEOUT"'),
	],
	reject: [
		[typed('TIMEOUT'), ['"TIMEOUT"']],
		[typed('internal'), ['"internal"']],
		[typed('provider_unavailable'), ['"provider_unavailable"']],
		[typed('agent.run_failed'), ['"agent.run_failed"']],
	],
	fix: [[typed('TIMEOUT'), 'choose', typed('NOT_FOUND')]],
});

describe('what it says', () => {
	test.each([
		['CANCELLED', 'agent.canceled'],
		['MISSING_TARGET', 'agent.missing_deliverable'],
		['agent.timeout', 'agent.timeout'],
	])('%s: names %s and offers the six, never one', (value, canonical) => {
		const { args, fixes = [] } = onlyFinding(errorTypeLegacy, typed(value));
		expect(args).toEqual({ value, canonical });
		expect(fixes.map((fix) => [fix.kind, fix.args])).toEqual(
			ERROR_TYPES.map((type) => ['suggestion', { type }]),
		);
	});
});
