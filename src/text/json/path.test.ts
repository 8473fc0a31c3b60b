import { describe, expect, it } from 'vitest';
import { nodeAt } from './path.ts';
import { at, rootOf } from './testing/nodes.ts';

describe('nodeAt', () => {
	const root = rootOf('{"error": {"details": [{"a b": 1}, 2]}}');

	it.each([
		[0, root],
		[3, at(root, 'error')],
		[26, at(root, 'error', 'details', 0, 'a b')],
		[36, at(root, 'error', 'details', 1)],
	])('finds the innermost value at %i', (offset, { start, end }) => {
		expect(nodeAt(root, offset)).toMatchObject({ start, end });
	});

	it('has nothing outside of the value', () => {
		expect(nodeAt(rootOf('  1'), 0)).toBeUndefined();
	});
});
