import { expect, it } from 'vitest';
import { ruleAddress } from './site-address.ts';

it.each([
	[{}, 'http://localhost:4321/es/rules/error-level/'],
	[{ CONTRASTE_SITE: 'https://docs.example' }, 'https://docs.example/es/rules/error-level/'],
	[
		{ CONTRASTE_SITE: 'https://docs.example', CONTRASTE_BASE: '/a/b/' },
		'https://docs.example/a/b/es/rules/error-level/',
	],
])('the page of a rule stands where the site does: %j', (env, address) => {
	expect(ruleAddress(env, 'es', 'error-level')).toBe(address);
});
