import { MOST_BYTES } from './limits.ts';

/** A file to be read, with its path inside the folder it came from. */
export interface FoundFile {
	readonly name: string;
	/** Rejects where it is gone. */
	readonly open: () => Promise<File>;
}

/** Folders that hold no text of the reader's own. */
const SKIPPED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** Files of a picker; a folder's keep their path. */
export function filesOfInput(list: FileList): FoundFile[] {
	return [...list]
		.map((file) => ({ name: file.webkitRelativePath || file.name, open: async () => file }))
		.filter(({ name }) => !name.split('/').some((part) => SKIPPED.has(part)));
}

/** Files of a drop, folders with all that is in them. Entries must be taken before the event ends. */
export async function filesOfDrop(data: DataTransfer): Promise<FoundFile[]> {
	const items = [...data.items].filter(({ kind }) => kind === 'file');
	const entries = items.map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
	const found = await Promise.all(
		entries.map(({ entry, file }) => {
			if (entry) return filesOfEntry(entry);
			return file ? [{ name: file.name, open: async () => file }] : [];
		}),
	);
	return found.flat();
}

async function filesOfEntry(entry: FileSystemEntry): Promise<FoundFile[]> {
	if (SKIPPED.has(entry.name)) return [];
	const name = entry.fullPath.replace(/^\//, '');
	if (isFile(entry)) {
		return [{ name, open: () => new Promise((resolve, reject) => entry.file(resolve, reject)) }];
	}
	if (!isFolder(entry)) return [];
	try {
		return (await Promise.all((await entriesOf(entry)).map(filesOfEntry))).flat();
	} catch (error) {
		// The folder is told as a file that cannot be read.
		return [{ name, open: () => Promise.reject(error) }];
	}
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
	const reader = folder.createReader();
	const found: FileSystemEntry[] = [];
	// A reader gives its entries in lots; an empty one is the end.
	for (;;) {
		const lot = await new Promise<FileSystemEntry[]>((resolve, reject) =>
			reader.readEntries(resolve, reject),
		);
		if (lot.length === 0) return found;
		found.push(...lot);
	}
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
	return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
	return entry.isDirectory;
}

export type ReadFiles =
	| {
			readonly kind: 'read';
			readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
			/** Names of files that could not be read. */
			readonly failed: readonly string[];
	  }
	/** Nothing was read; `size` is that of all files. */
	| { readonly kind: 'too-large'; readonly size: number };

/** Reads files, all together up to the limit. */
export async function readFiles(found: readonly FoundFile[]): Promise<ReadFiles> {
	const opened: { readonly name: string; readonly file: File }[] = [];
	const files: { readonly name: string; readonly bytes: Uint8Array }[] = [];
	const failed: string[] = [];
	// Moved or locked since it was chosen: its name is shown.
	const orName = async (name: string, read: () => Promise<void>): Promise<void> => {
		try {
			await read();
		} catch {
			failed.push(name);
		}
	};
	for (const { name, open } of found) {
		await orName(name, async () => {
			opened.push({ name, file: await open() });
		});
	}
	const size = opened.reduce((sum, { file }) => sum + file.size, 0);
	if (size > MOST_BYTES) return { kind: 'too-large', size };
	for (const { name, file } of opened) {
		await orName(name, async () => {
			files.push({ name, bytes: new Uint8Array(await file.arrayBuffer()) });
		});
	}
	return { kind: 'read', files, failed };
}
