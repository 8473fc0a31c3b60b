import { describe, expect, it } from 'vitest';
import { parseHeaders, selectHeaders } from '../../scripts/headers.mjs';
import { writeHeaders } from './headers.ts';

const rules = parseHeaders(writeHeaders('/ensayo/', "default-src 'none'"));

describe('_headers', () => {
	it.each([
		['/ensayo/es/', { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }],
		[
			'/ensayo/_astro/a.js',
			{ 'cache-control': 'public, max-age=31536000, immutable', 'referrer-policy': 'no-referrer' },
		],
	])('gives %s its headers', (path, headers) => {
		expect(selectHeaders(rules, path)).toMatchObject(headers);
	});

	it('keeps the whole policy, colons and all', () => {
		expect(selectHeaders(rules, '/ensayo/')['content-security-policy']).toBe(
			"default-src 'none'; frame-ancestors 'none'",
		);
	});

	it('leaves other paths alone', () => {
		expect(selectHeaders(rules, '/otro/')).toEqual({});
	});
});
