import { describe, expect, test } from 'vitest';
import { ERROR_TYPES } from '../../types.ts';
import { describeRule, envelopeOf, onlyFinding } from '../testing/describe-rule.ts';
import { errorTypeUnlisted } from './error-type-unlisted.ts';

const typed = (type: string) => envelopeOf(`"error_type": ${type}, "user_message": "No pude."`);

describeRule(errorTypeUnlisted, {
	accept: [
		...ERROR_TYPES.map((type) => typed(`"${type}"`)),
		typed('"system"'),
		typed('"TIMEOUT"'),
		typed('"agent.timeout"'),
		envelopeOf('"user_message": "No pude."'),
	],
	reject: [
		[typed('"NO_ENCONTRADO"'), ['"NO_ENCONTRADO"']],
		[typed('"PAGO"'), ['"PAGO"']],
		[typed('""'), ['""']],
		[typed('null'), ['null']],
		[typed('404'), ['404']],
		[typed('["SYSTEM"]'), ['["SYSTEM"]']],
		[typed('"constructor"'), ['"constructor"']],
	],
	fix: [
		[typed('"NO_ENCONTRADO"'), 'choose', typed('"NOT_FOUND"')],
		[typed('404'), 'choose', typed('"NOT_FOUND"')],
		[typed('"CONFLICT"'), 'choose', typed('"VALIDATION"')],
	],
});

describe('its fixes', () => {
	test.each([
		['"FORBIDDEN"', ['PERMISSION']],
		['"PAGO"', [...ERROR_TYPES]],
	])('for %s offer %s, as suggestions', (value, types) => {
		const { fixes = [] } = onlyFinding(errorTypeUnlisted, typed(value));
		expect(fixes.map(({ args }) => args)).toEqual(types.map((type) => ({ type })));
		expect(fixes.every(({ kind }) => kind === 'suggestion')).toBe(true);
	});
});
