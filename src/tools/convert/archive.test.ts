import { describe, expect, test } from 'vitest';
import { archivePaths } from './archive.ts';

test('leaves paths as they are that nothing speaks against', () => {
	const paths = ['retry.yaml', 'a/b/run.log', 'a/b.log', '.env', 'sin nombre', '..a/b..'];
	expect(archivePaths(paths)).toEqual(paths);
});

describe('paths stay inside the folder', () => {
	test.each([
		['../../up.yaml', 'up.yaml'],
		['a/../../b.yaml', 'a/b.yaml'],
		['/etc/root.yaml', 'etc/root.yaml'],
		['c\\..\\..\\back.yaml', 'c/back.yaml'],
		['./here.yaml', 'here.yaml'],
		['C:\\drive.yaml', 'C_/drive.yaml'],
		['.. /trimmed.yaml', 'trimmed.yaml'],
		['.../dots.yaml', 'dots.yaml'],
		['..', 'file'],
		['', 'file'],
	])('%j is packed as %j', (name, path) => {
		expect(archivePaths([name])).toEqual([path]);
	});
});

describe('each file has a path of its own', () => {
	test.each([
		[
			['a.yaml', 'a.yaml', 'a.yaml'],
			['a.yaml', 'a (2).yaml', 'a (3).yaml'],
		],
		[
			['x/a', 'x/a', 'x/.env', 'x/.env'],
			['x/a', 'x/a (2)', 'x/.env', 'x/.env (2)'],
		],
		// One of that name stands further on, and keeps it.
		[
			['a.yaml', 'a.yaml', 'a (2).yaml'],
			['a.yaml', 'a (3).yaml', 'a (2).yaml'],
		],
		// Equal only once they are safe.
		[
			['a.yaml', '../a.yaml', '/a.yaml'],
			['a.yaml', 'a (2).yaml', 'a (3).yaml'],
		],
		// One file on many a disk.
		[
			['Año.txt', 'AÑO.TXT', 'an\u0303o.txt'],
			['Año.txt', 'AÑO (2).TXT', 'an\u0303o (3).txt'],
		],
	])('%j', (names, paths) => {
		expect(archivePaths(names)).toEqual(paths);
	});
});
