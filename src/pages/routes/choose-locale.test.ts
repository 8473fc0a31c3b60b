import { describe, expect, it } from 'vitest';
import { chooseLocale, localeOfPath } from './choose-locale.ts';

describe('chooseLocale', () => {
	it.each([
		[['zh-CN', 'en'], 'zh-cn'],
		[['zh-Hant-TW'], 'zh-cn'],
		[['en-US', 'es-419', 'zh'], 'es'],
		[['en', 'zh', 'es'], 'zh-cn'],
		[['fr'], 'es'],
		[[], 'es'],
	] as const)('%j leads to %s', (languages, locale) => {
		expect(chooseLocale(languages)).toBe(locale);
	});
});

describe('localeOfPath', () => {
	it.each([
		['/zh-cn/nada/', 'zh-cn'],
		['/base/zh-cn/x', 'zh-cn'],
		['/es/nada/', 'es'],
		['/nada', 'es'],
	] as const)('%s speaks %s', (path, locale) => {
		expect(localeOfPath(path)).toBe(locale);
	});
});
