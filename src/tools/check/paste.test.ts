import { expect, it } from 'vitest';
import { replacesAll } from './paste.ts';
import type { Origin } from './state.ts';

const CARET = { start: 3, end: 3 };
const SELECTION = { start: 3, end: 9 };

it.each<[string, Origin, { start: number; end: number }, boolean]>([
	['at the caret of an untouched example', { kind: 'example', name: 'uno' }, CARET, true],
	['over a selection in an untouched example', { kind: 'example', name: 'uno' }, SELECTION, false],
	['at the caret of an own text', { kind: 'own' }, CARET, false],
	['at the caret of a text that a link brought', { kind: 'link' }, CARET, false],
])('a paste %s: whether it replaces the whole text', (_where, origin, selection, replaces) => {
	expect(replacesAll(origin, selection)).toBe(replaces);
});
