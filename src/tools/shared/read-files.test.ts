import { expect, it, vi } from 'vitest';
import { MOST_BYTES } from './limits.ts';
import { type FoundFile, readFiles } from './read-files.ts';

const found = (name: string, file: File | Error): FoundFile => ({
	name,
	open: async () => {
		if (file instanceof Error) throw file;
		return file;
	},
});

it('reads the bytes of each file, and names those that cannot be read', async () => {
	const locked = new File(['x'], 'locked');
	vi.spyOn(locked, 'arrayBuffer').mockRejectedValue(new DOMException('locked', 'NotReadableError'));
	const read = await readFiles([
		found('a/b.txt', new File(['\uFEFFa'], 'b.txt')),
		found('gone.txt', new DOMException('gone', 'NotFoundError')),
		found('locked.txt', locked),
	]);
	expect(read).toEqual({
		kind: 'read',
		files: [{ name: 'a/b.txt', bytes: Uint8Array.of(0xef, 0xbb, 0xbf, 0x61) }],
		failed: ['gone.txt', 'locked.txt'],
	});
});

it('reads none of what is too large together', async () => {
	const half = new File([new Uint8Array(MOST_BYTES / 2 + 1)], 'half');
	const arrayBuffer = vi.spyOn(half, 'arrayBuffer');
	expect(await readFiles([found('1', half), found('2', half)])).toEqual({
		kind: 'too-large',
		size: MOST_BYTES + 2,
	});
	expect(arrayBuffer).not.toHaveBeenCalled();
	expect(await readFiles([found('1', half)])).toMatchObject({ kind: 'read', failed: [] });
});
