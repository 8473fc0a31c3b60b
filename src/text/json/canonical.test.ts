import { describe, expect, it } from 'vitest';
import { sameValue } from './canonical.ts';
import { rootOf } from './testing/nodes.ts';

describe('sameValue', () => {
	it.each([
		['{"a":1,"b":[2]}', '{"b":[2.0],"a":1e0}', true],
		['8143661439548533232', '8143661439548533233', false],
		['100', '1e2', true],
		['-0', '0.0', true],
		['0.10', '1e-1', true],
		['1e400', '10e399', true],
		['"\\u00e9"', '"é"', true],
		['{"a":1,"a":2}', '{"a":2}', true],
		['[1,2]', '[2,1]', false],
		['[1]', '[1,2]', false],
		['{"a":null}', '{"b":null}', false],
		['{"a":1}', '{"a":1,"b":1}', false],
		['"1"', '1', false],
		['null', 'false', false],
		['{"__proto__":1}', '{}', false],
	])('%s and %s: %s', (a, b, same) => {
		expect(sameValue(rootOf(a), rootOf(b))).toBe(same);
		expect(sameValue(rootOf(b), rootOf(a))).toBe(same);
	});

	it('compares 100,000 levels', () => {
		const deep = `${'['.repeat(100_000)}1${']'.repeat(100_000)}`;
		expect(sameValue(rootOf(deep), rootOf(deep))).toBe(true);
		expect(sameValue(rootOf(deep), rootOf(deep.replace('1', '2')))).toBe(false);
	});
});
