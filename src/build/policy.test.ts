import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashScripts, insertPolicy, writePolicy } from './policy.ts';

function hash(body: string): string {
	return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}

describe('hashScripts', () => {
	it.each<[string, string, string[]]>([
		['an inline script', '<script>a()</script>', [hash('a()')]],
		['a module, on several lines', '<script type="module">\na()\n</script>', [hash('\na()\n')]],
		['characters outside ASCII as UTF-8', '<script>s="día 天"</script>', [hash('s="día 天"')]],
		['the same script once', '<script>a()</script><script is:x>a()</script>', [hash('a()')]],
		['no file', '<script type="module" src="/_astro/a.js"></script>', []],
		['no data', '<script type="application/json">{"a":1}</script>', []],
		['no structured data', "<script type='application/ld+json'>{}</script>", []],
		['an attribute that ends in src', '<script data-src="x">a()</script>', [hash('a()')]],
	])('takes %s', (_, html, hashes) => {
		expect(hashScripts(html)).toEqual(hashes);
	});
});

describe('insertPolicy', () => {
	it.each([
		[
			'<head><meta charset="utf-8"><script>',
			'<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="P"><script>',
		],
		[
			'<head><meta charset="utf-8"/><title>',
			'<head><meta charset="utf-8"/><meta http-equiv="content-security-policy" content="P"><title>',
		],
		['<head><title>', '<head><meta http-equiv="content-security-policy" content="P"><title>'],
	])('stands first in %s', (html, result) => {
		expect(insertPolicy(html, 'P')).toBe(result);
	});

	it('refuses a page without a head', () => {
		expect(() => insertPolicy('<p>', 'P')).toThrow('<head>');
	});
});

describe('writePolicy', () => {
	it('adds the hashes to the scripts', () => {
		const policy = writePolicy(["'sha256-x'"]);
		expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-x';");
		expect(policy).not.toContain("unsafe-eval' 'unsafe-inline");
	});
});
