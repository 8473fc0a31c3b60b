import { describe, expect, it } from 'vitest';
import { formatPath, nodeAt, pathOf } from './path.ts';
import { at, rootOf } from './testing.ts';

describe('paths', () => {
	const root = rootOf('{"error": {"details": [{"a b": 1}, 2]}}');

	it.each([
		['error', at(root, 'error')],
		['error.details[0]["a b"]', at(root, 'error', 'details', 0, 'a b')],
		['error.details[1]', at(root, 'error', 'details', 1)],
		['', root],
	])('%s', (path, node) => {
		expect(formatPath(pathOf(node))).toBe(path);
	});

	it.each([
		[0, ''],
		[3, 'error'],
		[26, 'error.details[0]["a b"]'],
		[36, 'error.details[1]'],
	])('the value at %i is %s', (offset, path) => {
		const node = nodeAt(root, offset);
		expect(node === undefined ? undefined : formatPath(pathOf(node))).toBe(path);
	});

	it('has nothing outside of the value', () => {
		expect(nodeAt(rootOf('  1'), 0)).toBeUndefined();
	});
});
