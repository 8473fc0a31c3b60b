import { describe, expect, it } from 'vitest';
import { codeSlug, examplePath, pagePath, slugOf, statementPath, typeSlug } from './paths.ts';

describe('addresses', () => {
	it.each([
		[pagePath('es'), '/es/'],
		[pagePath('zh-cn', 'codes'), '/zh-cn/codes/'],
		[pagePath('es', 'contract', 'es-13'), '/es/contract/#es-13'],
		[examplePath('zh-cn', 'caida'), '/zh-cn/playground/#ejemplo=caida'],
		[statementPath('es', 'ZH-04'), '/es/codes/#zh-04'],
		[statementPath('zh-cn', 'ES-04'), '/zh-cn/contract/#es-04'],
		[statementPath('es', 'MCP'), undefined],
		[typeSlug('NOT_FOUND'), 'types/not-found'],
		[codeSlug('agent.path_outside_workspace'), 'codes/path-outside-workspace'],
		[slugOf('es'), ''],
		[slugOf('es/index'), ''],
		[slugOf('zh-cn/rules/x'), 'rules/x'],
	])('%s', (actual, expected) => {
		expect(actual).toBe(expected);
	});
});
