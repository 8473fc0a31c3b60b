import { expect, test } from 'vitest';
import { anyOf } from './any-of.ts';

test('an expression of a list matches each of its parts between the same start and end', () => {
	const pattern = anyOf(['gato', /perr[oa]/], { flags: 'i', start: /^un[oa]? /, end: /\.$/ });
	expect(['Un gato.', 'una PERRA.', 'un perro.'].filter((text) => !pattern.test(text))).toEqual([]);
	expect(
		['gato.', 'un gato', 'un gat.', 'perro', 'un perro. Y más'].filter((text) => pattern.test(text)),
	).toEqual([]);
});

test('a list can stand in another, and its bars part nothing outside it', () => {
	const pattern = anyOf([anyOf(['b', 'c'], { start: /a/ }), 'd'], { start: /^/, end: /$/ });
	expect(['ab', 'ac', 'd'].every((text) => pattern.test(text))).toBe(true);
	expect(['a', 'c', 'abd', ''].some((text) => pattern.test(text))).toBe(false);
});
