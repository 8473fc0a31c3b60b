import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Replaces a file as a whole or not at all; its permissions stay, and a link keeps pointing where it points. */
export async function replaceFile(path: string, text: string): Promise<void> {
	const target = await realpath(path);
	const { mode } = await stat(target);
	const draft = join(dirname(target), `.${randomUUID()}.tmp`);
	try {
		const handle = await open(draft, 'wx', mode);
		try {
			await handle.chmod(mode);
			await handle.writeFile(text, 'utf8');
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(draft, target);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}
