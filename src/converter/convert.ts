import { decodeUtf8 } from '../text/bytes.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { scanText } from './scan.ts';
import type { Occurrence, OccurrenceKind, TextKind } from './types.ts';

/** A file or a pasted text; a pasted text may have no name. */
export type Input =
	| { readonly name: string; readonly text: string }
	| { readonly name: string; readonly bytes: Uint8Array };

interface ConvertOptions {
	/** Makes suggestions start switched on. */
	readonly includeSuggestions?: boolean;
	/** Called after each file. */
	readonly onProgress?: (done: number, total: number) => void;
	/** Stops before the next file. */
	readonly signal?: AbortSignal;
}

export interface ConvertedFile {
	readonly name: string;
	readonly kind: TextKind;
	/** The text before; its byte-order mark is part of it. */
	readonly text: string;
	readonly occurrences: readonly Occurrence[];
	/** Whether each occurrence is switched on, in the same order. */
	readonly switches: readonly boolean[];
	/** Words that stay and are too many to be listed. */
	readonly unlisted: number;
}

interface Conversion {
	readonly files: readonly ConvertedFile[];
	/** Names of files that are not UTF-8; they stay as they are. */
	readonly refused: readonly string[];
}

/** Finds the codes of every file and says what becomes of each; changes nothing by itself. */
export async function convert(inputs: readonly Input[], options: ConvertOptions = {}): Promise<Conversion> {
	const files: ConvertedFile[] = [];
	const refused: string[] = [];
	for (const [index, input] of inputs.entries()) {
		options.signal?.throwIfAborted();
		const text = 'text' in input ? input.text : decodeUtf8(input.bytes);
		if (text === undefined) refused.push(input.name);
		else files.push(await convertText(text, input.name, options.includeSuggestions ?? false));
		options.onProgress?.(index + 1, inputs.length);
	}
	return { files, refused };
}

async function convertText(text: string, name: string, includeSuggestions: boolean): Promise<ConvertedFile> {
	const scan = await scanText(text, name);
	const switches = scan.occurrences.map(
		({ kind }) => kind === 'converted' || (includeSuggestions && kind === 'suggestion'),
	);
	return { name, text, ...scan, switches };
}

/** Edits of the occurrences that are switched on. */
export function editsOf({ occurrences, switches }: ConvertedFile): Edit[] {
	return occurrences.flatMap(({ start, end, canonical }, index) =>
		switches[index] ? [{ offset: start, length: end - start, text: canonical }] : [],
	);
}

/** The text after the conversion. */
export function convertedText(file: ConvertedFile): string {
	return applyEdits(file.text, editsOf(file));
}

export type KindTotals = { readonly [Kind in OccurrenceKind]: number };

/** How many there are of each kind; words that are not listed count as left. */
export function countKinds(files: readonly ConvertedFile[]): KindTotals {
	const totals = { converted: 0, suggestion: 0, left: 0, canonical: 0 };
	for (const { occurrences, unlisted } of files) {
		totals.left += unlisted;
		for (const { kind } of occurrences) totals[kind]++;
	}
	return totals;
}
