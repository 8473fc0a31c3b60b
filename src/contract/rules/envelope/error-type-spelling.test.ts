import { describe, expect, test } from 'vitest';
import { asResult, describeRule, envelopeOf, fixedText } from '../testing/describe-rule.ts';
import { errorTypeSpelling } from './error-type-spelling.ts';

const typed = (type: string) => envelopeOf(`"error_type": ${type}, "user_message": "No pude."`);

describeRule(errorTypeSpelling, {
	accept: [
		typed('"SYSTEM"'),
		typed('"TIMEOUT"'),
		typed('"NO_ENCONTRADO"'),
		typed('7'),
		typed('null'),
		typed('""'),
	],
	reject: [
		[typed('"system"'), ['"system"']],
		[typed('" SYSTEM"'), ['" SYSTEM"']],
		[typed('"Not Found"'), ['"Not Found"']],
		[typed('"NOT-FOUND"'), ['"NOT-FOUND"']],
		[typed('"VALIDATIÓN"'), ['"VALIDATIÓN"']],
	],
	fix: [
		[typed('"notFound"'), 'spell', typed('"NOT_FOUND"')],
		[typed('" blocker\\n"'), 'spell', typed('"BLOCKER"')],
	],
});

describe('its fix', () => {
	test('reaches the copy in the text block', () => {
		const after = fixedText(errorTypeSpelling, asResult(typed('"system"')), 'spell');
		expect(after).toBe(asResult(typed('"SYSTEM"')));
	});
});
