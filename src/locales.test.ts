import { describe, expect, it, test } from 'vitest';
import { LANGUAGES, LOCALES, localeFor, localeOfPath } from './locales.ts';

describe('localeFor', () => {
	it.each([
		[['zh-CN', 'en'], 'zh-cn'],
		[['zh-Hant-TW'], 'zh-cn'],
		[['en-US', 'es-419', 'zh'], 'es'],
		[['en', 'zh', 'es'], 'zh-cn'],
		[['zh_CN.UTF-8'], 'zh-cn'],
		[['es_CO.UTF-8'], 'es'],
		[['C'], 'es'],
		[['fr'], 'es'],
		[[], 'es'],
	] as const)('reads %j as %s', (tags, locale) => {
		expect(localeFor(tags)).toBe(locale);
	});

	it.each(LOCALES)('finds %s by its own tag', (locale) => {
		expect(localeFor([LANGUAGES[locale].tag])).toBe(locale);
	});
});

describe('localeOfPath', () => {
	it.each([
		['/zh-cn/nada/', 'zh-cn'],
		['/base/zh-cn/x', 'zh-cn'],
		['/es/nada/', 'es'],
		['/nada', 'es'],
	])('reads %s as %s', (path, locale) => {
		expect(localeOfPath(path)).toBe(locale);
	});
});

test.each(LOCALES)('the decimal sign of %s is what number formats write', (locale) => {
	const { tag, decimal } = LANGUAGES[locale];
	expect(new Intl.NumberFormat(tag).format(0.5)).toBe(`0${decimal}5`);
});
