import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYERS } from '../contract/layers/types.ts';
import { encodeBase64Url } from './base64url.ts';
import { decodeHash, encodeState, LARGEST_TEXT } from './codec.ts';
import { exampleHash, exampleIn } from './example.ts';
import { packText, unpackText } from './pack.ts';
import type { LinkState } from './state.ts';
import { PUBLISHED_LINKS } from './testing/published-links.ts';
import { LONG_TOKENS, SHORT_TOKENS } from './tokens.ts';

const plain = (text: string): LinkState => ({ text, context: { billing: true } });

const SAMPLE: LinkState = {
	text: '{"error": {"error_type": "SYSTEM", "user_message": "El sistema no responde ahora mismo."}}\n',
	view: 'agent',
	context: {
		billing: false,
		elapsedSeconds: 4.5,
		tool: 'crear_reserva',
		layer: 'payload',
		rules: { 'a-rule': 'off' },
	},
	selected: { rule: 'error-type-value', start: 27 },
};

/** A link around any bytes, as somebody who means harm would make it. */
function forge(packed: string | Uint8Array): string {
	const data = encodeBase64Url(deflateSync(packed));
	return `1.${data.length.toString(36)}.${data}`;
}

describe('a link', () => {
	const texts = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc
			.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 50 })
			.map((units) => String.fromCharCode(...units)),
		fc
			.array(fc.constantFrom(...SHORT_TOKENS, ...LONG_TOKENS, '\u001f', '0', '1', '@'))
			.map((parts) => parts.join('')),
	);
	const states = fc.record(
		{
			text: texts,
			view: fc.constantFrom('agent', 'x-1'),
			context: fc.record(
				{
					billing: fc.boolean(),
					elapsedSeconds: fc.double({ min: 0, max: 1e6, noNaN: true }).map((seconds) => seconds + 0),
					tool: fc.string({ maxLength: 100 }),
					layer: fc.constantFrom(...LAYERS),
					rules: fc.dictionary(fc.constantFrom('a', 'b-c'), fc.constantFrom('error', 'off'), {
						minKeys: 1,
						noNullPrototype: true,
					}),
				},
				{ requiredKeys: ['billing'], noNullPrototype: true },
			),
			selected: fc.record({ rule: fc.constantFrom('a-b'), start: fc.nat() }, { noNullPrototype: true }),
		},
		{ requiredKeys: ['text', 'context'], noNullPrototype: true },
	);

	it('gives every state back, in the alphabet that no chat breaks', async () => {
		await fc.assert(
			fc.asyncProperty(states, async (state) => {
				const link = await encodeState(state as LinkState);
				expect(link).toMatch(/^1\.[A-Za-z0-9_.-]+$/);
				expect(await decodeHash(`#${link}`)).toEqual({ ok: true, state });
			}),
		);
	});

	it('is the same each time', async () => {
		expect(await encodeState(SAMPLE)).toBe(await encodeState({ ...SAMPLE }));
	});

	it('that was published opens for ever', async () => {
		expect(PUBLISHED_LINKS.length).toBeGreaterThanOrEqual(7);
		for (const { link, state } of PUBLISHED_LINKS)
			expect(await decodeHash(`#${link}`)).toEqual({ ok: true, state });
	});

	it('of version 1 has the tokens that it had', () => {
		const digest = createHash('sha256')
			.update(JSON.stringify([SHORT_TOKENS, LONG_TOKENS]))
			.digest('hex');
		expect(digest).toBe('fd770feb457de9282d6dfd9be975c07e0b8e83554b24c7fdae31de41be500241');
	});
});

describe('a broken link', () => {
	it('cut anywhere is truncated', async () => {
		const link = await encodeState(SAMPLE);
		for (let length = 1; length < link.length; length++) {
			expect(await decodeHash(link.slice(0, length))).toEqual({ ok: false, problem: 'truncated' });
		}
	});

	it('with any one character changed is refused, or holds the very same state', async () => {
		const link = await encodeState(plain('{"results": [{"id": 1}], "total": 1}'));
		const whole = await decodeHash(link);
		for (let at = 0; at < link.length; at++) {
			for (const other of 'ABMZabmz0159-_.~%') {
				if (other === link[at]) continue;
				const decoded = await decodeHash(link.slice(0, at) + other + link.slice(at + 1));
				if (decoded.ok) expect(decoded).toEqual(whole);
			}
		}
	}, 30_000);

	it.each([
		['', 'empty'],
		['#', 'empty'],
		['##', 'empty'],
		['#es-13', 'foreign'],
		['#ejemplo=saldo', 'foreign'],
		['#:~:text=hola', 'foreign'],
		['#2.5.AAAAA', 'newer'],
		['#17', 'newer'],
		['#0.5.AAAAA', 'corrupt'],
		['#1', 'truncated'],
		['#1.', 'truncated'],
		['#1.4k.', 'truncated'],
		['#1.4.AAAA', 'corrupt'],
		['#1.4.ñÑñÑ', 'corrupt'],
		['#1.5.AAAAA', 'corrupt'],
		['#1.XY.AAAA', 'corrupt'],
		['#l.13.eJyrVkpSsjKo5WKWd1SqrVU4vPHD', 'corrupt'],
		['#seccion.2', 'foreign'],
		['#%E0%A4%A', 'foreign'],
	])('%s is %s', async (hash, problem) => {
		expect(await decodeHash(hash)).toEqual({ ok: false, problem });
	});

	it.each([
		['no header', 'hola'],
		['a header that is no JSON', '{"v":\nhola'],
		['a header of another kind', '[1]\nhola'],
		['a severity that does not exist', '{"r":{"a":"fatal"}}\nhola'],
		['what is no name of a rule', '{"r":{"A b":"off"}}\nhola'],
		['a negative place', '{"s":["a",-1]}\nhola'],
		['a code without meaning', '\nhola\u001f\u007f'],
		['bytes that are no UTF-8', Uint8Array.of(10, 0xff, 0xfe)],
	])('with %s is corrupt', async (_, packed) => {
		expect(await decodeHash(forge(packed))).toEqual({ ok: false, problem: 'corrupt' });
	});

	it('cannot reach a prototype', async () => {
		const decoded = await decodeHash(forge('{"r":{"__proto__":"off","constructor":"off"}}\nhola'));
		if (!decoded.ok) throw new Error(decoded.problem);
		expect(Object.keys(decoded.state.context.rules ?? {})).toEqual(['constructor']);
		expect(Object.getPrototypeOf(decoded.state.context.rules)).toBe(Object.prototype);
	});

	it('may hold what later versions add', async () => {
		expect(await decodeHash(forge('{"z":1}\nhola'))).toEqual({ ok: true, state: plain('hola') });
	});
});

describe('a link out of a chat', () => {
	it.each([
		['as it is', (link: string) => link],
		['a doubled #', (link: string) => `##${link}`],
		['a bracket', (link: string) => `#${link})`],
		['a full stop', (link: string) => `#${link}.`],
		['a comma', (link: string) => `#${link},`],
		['an angle bracket', (link: string) => `#${link}>`],
		['several of them', (link: string) => `#${link})**.»`],
		['the underscore of an emphasis', (link: string) => `#${link}_`],
		[
			'percent codes',
			(link: string) => `%23${link.replaceAll('.', '%2E').replaceAll('_', '%5F').replaceAll('-', '%2D')}`,
		],
		['broken lines', (link: string) => `#${link.slice(0, 30)}\r\n ${link.slice(30)}\u200b`],
	])('opens with %s', async (_, change) => {
		const decoded = await decodeHash(change(await encodeState(SAMPLE)));
		expect(decoded).toEqual({ ok: true, state: SAMPLE });
	});
});

describe('a bomb', () => {
	it('is stopped at the cap, in bounded memory', async () => {
		const link = forge(new Uint8Array(300 * 1024 * 1024).fill(65));
		const before = process.memoryUsage().rss;
		expect(await decodeHash(link)).toEqual({ ok: false, problem: 'too-large' });
		expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
	});

	it('of tokens is stopped as well', async () => {
		const token = packText(LONG_TOKENS[4]);
		expect(await decodeHash(forge(`\n${token.repeat(2_000_000)}`))).toEqual({
			ok: false,
			problem: 'too-large',
		});
	});

	it('does not stop a large response', async () => {
		const text = 'a "b" '.repeat(1_000_000);
		expect(text.length).toBeLessThan(LARGEST_TEXT);
		expect(await decodeHash(await encodeState(plain(text)))).toEqual({ ok: true, state: plain(text) });
	});
});

describe('packText', () => {
	it.each([
		'',
		'\u0000\u0001\u001f',
		'\ud800',
		'\udc00\ud800',
		'😀',
		'\ufeff',
		'{"error":{"error_type":"SYSTEM"',
	])('%j comes back', (text) => {
		expect(unpackText(packText(text), 1000)).toEqual({ text });
	});

	it('has a code of its own for each token', () => {
		const codes = [...SHORT_TOKENS, ...LONG_TOKENS].map((token) => packText(token));
		expect(new Set(codes).size).toBe(codes.length);
		expect(Math.max(...codes.map((code) => code.length))).toBe(2);
	});
});

describe('the fragment of an example', () => {
	it.each([
		['#ejemplo=saldo-en-mora', 'saldo-en-mora'],
		['ejemplo=saldo-en-mora).', 'saldo-en-mora'],
		['##ejemplo%3Dsaldo', 'saldo'],
		['#ejemplo=', undefined],
		['#ejemplo=../x', undefined],
		['#otro=saldo', undefined],
		['#1.4.AAAA', undefined],
	])('%s opens %s', (hash, name) => {
		expect(exampleIn(hash)).toBe(name);
	});

	it('is written as it is read', () => {
		expect(exampleIn(`#${exampleHash('cita-ocupada')}`)).toBe('cita-ocupada');
	});
});
