import { describe, expect, it } from 'vitest';
import { reduce } from '../state.ts';
import { JUDGED, judgedState } from '../testing/states.ts';
import { formattablePlace } from './text.ts';

const typed = (text: string) => reduce(JUDGED, { type: 'text', text, origin: { kind: 'own' } });

describe('where a text can be formatted', () => {
	it('is the JSON that was read', () => {
		expect(formattablePlace(judgedState(' {"a":1} '))).toEqual({ start: 1, end: 8 });
	});

	it.each([
		['all of a shorter text', '{"a":1}', { start: 0, end: 7 }],
		['between spaces', '\n [1] ', { start: 2, end: 5 }],
		['nowhere in words', 'hola', undefined],
		['nowhere in nothing', '', undefined],
	])('is not looked for in what was read of an older text: %s', (_, text, place) => {
		expect(formattablePlace(typed(text))).toEqual(place);
	});
});
