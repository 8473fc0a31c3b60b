import type { Input } from '../../converter/index.ts';

/** A file to be read, with its path inside the folder it came from. */
export interface FoundFile {
	readonly name: string;
	readonly file: File;
}

/** Folders that hold no text of the reader's own. */
const SKIPPED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** Files of a picker; a folder's keep their path. */
export function filesOfInput(list: FileList): FoundFile[] {
	return [...list]
		.map((file) => ({ name: file.webkitRelativePath || file.name, file }))
		.filter(({ name }) => !name.split('/').some((part) => SKIPPED.has(part)));
}

/** Files of a drop, folders with all that is in them. Entries must be taken before the event ends. */
export async function filesOfDrop(data: DataTransfer): Promise<FoundFile[]> {
	const items = [...data.items].filter(({ kind }) => kind === 'file');
	const entries = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
	const found = await Promise.all(
		entries.map(({ entry, file }) => {
			if (entry) return filesOfEntry(entry);
			return file ? [{ name: file.name, file }] : [];
		}),
	);
	return found.flat();
}

async function filesOfEntry(entry: FileSystemEntry): Promise<FoundFile[]> {
	if (SKIPPED.has(entry.name)) return [];
	const name = entry.fullPath.replace(/^\//, '');
	if (isFile(entry)) {
		return [{ name, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }];
	}
	if (!isFolder(entry)) return [];
	const reader = entry.createReader();
	const found: FoundFile[] = [];
	// A reader gives its entries in lots; an empty one is the end.
	for (;;) {
		const lot = await new Promise<FileSystemEntry[]>((resolve, reject) =>
			reader.readEntries(resolve, reject),
		);
		if (lot.length === 0) return found;
		for (const child of lot) found.push(...(await filesOfEntry(child)));
	}
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
	return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
	return entry.isDirectory;
}

interface ReadFiles {
	readonly inputs: readonly Input[];
	/** Names of files that could not be read. */
	readonly failed: readonly string[];
}

export async function readFiles(found: readonly FoundFile[]): Promise<ReadFiles> {
	const inputs: Input[] = [];
	const failed: string[] = [];
	for (const { name, file } of found) {
		try {
			inputs.push({ name, bytes: new Uint8Array(await file.arrayBuffer()) });
		} catch {
			// Moved or locked since it was chosen: its name is shown.
			failed.push(name);
		}
	}
	return { inputs, failed };
}

export function sizeOf(inputs: readonly Input[]): number {
	return inputs.reduce((sum, input) => sum + ('bytes' in input ? input.bytes.length : input.text.length), 0);
}
