import { describe, expect, it } from 'vitest';
import { parseRich, plainText } from './rich.ts';

describe('parseRich', () => {
	it.each([
		['sin marcas', false, [{ kind: 'text', text: 'sin marcas' }]],
		[
			'use `SYSTEM`.',
			false,
			[
				{ kind: 'text', text: 'use ' },
				{ kind: 'code', text: 'SYSTEM' },
				{ kind: 'text', text: '.' },
			],
		],
		['oye «hola»', false, [{ kind: 'text', text: 'oye «hola»' }]],
		[
			'oye «hola»',
			true,
			[
				{ kind: 'text', text: 'oye ' },
				{ kind: 'say', text: 'hola' },
			],
		],
		['**sí**', false, [{ kind: 'strong', text: 'sí' }]],
		['', true, []],
	])('%s (%s)', (message, speech, parts) => {
		expect(parseRich(message, speech)).toEqual(parts);
	});
});

it('leaves the words of a message alone', () => {
	expect(plainText('La clave `__proto__` y **más**')).toBe('La clave __proto__ y más');
});
