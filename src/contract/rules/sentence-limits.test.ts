import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { meaningRules } from './meaning/index.ts';
import { sentenceRules } from './sentence/index.ts';

const RULES = [...Object.values(sentenceRules), ...Object.values(meaningRules)];
const SIZE = 1_000_000;
/** Beginnings of what the finders look for, over and over, so that they start at every place and never finish. */
const SEEDS = [
	'a ',
	'a',
	' ',
	'\n',
	'- a\n',
	'1 ',
	'12',
	'1.',
	'(1',
	'a@a.',
	'a_',
	'a.',
	'aB',
	'Ab',
	'*a ',
	'<a ',
	'[a](',
	'&a',
	'{a',
	'%',
	'\\u00',
	'Ã',
	'NO YA ',
	'¿',
	'!',
	'at a(',
	'A12-',
	'calle 1 ',
	'cc 1 ',
	'cra. ',
	'no hay ',
	'sistema ',
	'no pude consultar ',
	'encontre dos citas ',
	'hay ',
	'la cita ya ',
	'ese horario ',
	'dile ',
	'pide el ',
	'lo siento ',
	'usted ingreso la ',
	'a nombre de Ana ',
	'Ana Ruiz ',
	'www.a',
	'+57 ',
	'4111 ',
	'ES91 ',
	'Bearer ',
	'eyJaaaaaaaa.',
	'https://a',
	'/a',
	'SELECT a ',
	'😀',
	'\uD800',
];

describe('a sentence of a megabyte', () => {
	test.each(SEEDS)('of «%s» is judged at once by every rule', (seed) => {
		const message = seed.repeat(SIZE / seed.length);
		const text = JSON.stringify({
			error: { error_type: 'NOT_FOUND', user_message: message, details: message },
		});
		// A pattern with catastrophic backtracking would take minutes, and the runner's time limit is seconds.
		const { crashed } = analyse(text, { billing: true }, RULES);
		expect(crashed).toEqual([]);
	});
});
