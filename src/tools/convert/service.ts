import { zipSync } from 'fflate';
import {
	type ConvertedFile,
	convert,
	convertedText,
	editsOf,
	type Hunk,
	makeHunks,
	makePatch,
	type Row,
	rowsOf,
	type TableTexts,
	tableCsv,
	tableMarkdown,
} from '../../converter/index.ts';
import type { Service } from '../shared/protocol.ts';
import { archivePaths } from './archive.ts';
import { MOST_HUNKS } from './limits.ts';
import type { ExportKind, FileSummary, Questions, Switches } from './protocol.ts';

/** Holds the texts and answers the page. */
export function createService(): Service<Questions> {
	let files: readonly ConvertedFile[] = [];
	const fileAt = (index: number, switches: readonly boolean[]): ConvertedFile => {
		const file = files[index];
		if (!file) throw new RangeError(`No file ${index}`);
		return { ...file, switches };
	};
	const all = (switches: Switches): ConvertedFile[] => switches.map((own, index) => fileAt(index, own));

	return {
		async convert({ inputs }, onProgress) {
			const result = await convert(inputs, { onProgress });
			files = result.files;
			return { files: files.map(summarise), refused: result.refused };
		},
		hunks({ file, switches, shown }) {
			const { text, ...rest } = fileAt(file, switches);
			const hunks = makeHunks(text, editsOf({ text, ...rest }), shown);
			const wanted = hunks.filter((hunk, index) => index < MOST_HUNKS || holds(hunk, text, shown));
			return { hunks: wanted, left: hunks.length - wanted.length };
		},
		texts({ file, switches }) {
			const source = fileAt(file, switches);
			return { before: source.text, after: convertedText(source) };
		},
		export: ({ kind, switches, table, file }) => exportFiles(kind, all(switches), table, file),
	};
}

function summarise(file: ConvertedFile): FileSummary {
	const { name, kind, text, switches, unlisted } = file;
	return { name, kind, length: text.length, rows: rowsOf(file), switches, unlisted };
}

function holds({ line, count }: Hunk, text: string, shown: readonly number[]): boolean {
	return shown.some((offset) => {
		const at = text.slice(0, offset).split('\n').length;
		return at >= line && at < line + count;
	});
}

const NAMES = { patch: 'agent-native.patch', markdown: 'agent-native.md', csv: 'agent-native.csv' } as const;

function exportFiles(
	kind: ExportKind,
	files: readonly ConvertedFile[],
	table: TableTexts,
	file: number,
): Questions['export']['answer'] {
	const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
	const rows = (): Row[] => files.flatMap(rowsOf);
	switch (kind) {
		case 'patch':
			return { name: NAMES.patch, bytes: encode(makePatch(files)) };
		case 'markdown':
			return { name: NAMES.markdown, bytes: encode(tableMarkdown(rows(), table)) };
		case 'csv':
			return { name: NAMES.csv, bytes: encode(tableCsv(rows(), table)) };
		case 'text': {
			const source = files[file];
			return { name: baseName(source?.name ?? ''), bytes: encode(source ? convertedText(source) : '') };
		}
		case 'files': {
			const [only, ...others] = files;
			if (only && others.length === 0)
				return { name: baseName(only.name), bytes: encode(convertedText(only)) };
			const paths = archivePaths(files.map(({ name }) => name));
			const entries = files.map((each, index) => [paths[index] ?? '', encode(convertedText(each))] as const);
			return { name: 'agent-native.zip', bytes: zipSync(Object.fromEntries(entries)) };
		}
	}
}

function baseName(name: string): string {
	return name.split('/').at(-1) ?? name;
}
