import type { Hunk, Input, Row, TableTexts, TextKind } from '../../converter/index.ts';

/** What the page shows of a file; its text stays where the work is done. */
export interface FileSummary {
	readonly name: string;
	readonly kind: TextKind;
	readonly length: number;
	readonly rows: readonly Row[];
	/** What the conversion switches on by itself, a switch an occurrence. */
	readonly switches: readonly boolean[];
	readonly unlisted: number;
}

/** Switches of every file, in the order of the files. */
export type Switches = readonly (readonly boolean[])[];

export type ExportKind = 'patch' | 'markdown' | 'csv' | 'files' | 'text';

/** What the page asks its worker. */
export interface Questions {
	convert: {
		readonly ask: { readonly inputs: readonly Input[] };
		readonly answer: { readonly files: readonly FileSummary[]; readonly refused: readonly string[] };
	};
	hunks: {
		readonly ask: {
			readonly file: number;
			readonly switches: readonly boolean[];
			readonly shown: readonly number[];
		};
		readonly answer: { readonly hunks: readonly Hunk[]; readonly left: number };
	};
	texts: {
		readonly ask: { readonly file: number; readonly switches: readonly boolean[] };
		readonly answer: { readonly before: string; readonly after: string };
	};
	export: {
		readonly ask: {
			readonly kind: ExportKind;
			readonly switches: Switches;
			/** Words of the table, in the language of the page. */
			readonly table: TableTexts;
			/** Which file's text; only for `text`. */
			readonly file: number;
		};
		readonly answer: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
	};
}
