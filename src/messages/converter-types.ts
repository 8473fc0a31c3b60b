import type { TableTexts } from '../converter/table.ts';
import type { OccurrenceKind, TextKind } from '../converter/types.ts';

/** Words of the converter: its table, its command line. */
export interface ConverterTexts {
	readonly columns: TableTexts['columns'];
	readonly kinds: TableTexts['kinds'];
	readonly reasons: TableTexts['reasons'];
	readonly sentenceGap: string;
	readonly stays: string;
	readonly textKinds: { readonly [Kind in TextKind]: string };
	readonly cli: {
		readonly usage: (call: string) => string;
		readonly oneMode: string;
		readonly noFiles: string;
		readonly notUtf8: (file: string) => string;
		readonly unreadable: (file: string) => string;
		readonly unwritable: (file: string) => string;
		readonly nothing: string;
		readonly totals: (counts: { readonly [Kind in OccurrenceKind]: number }) => string;
		readonly unlisted: (count: number) => string;
		readonly written: (count: number) => string;
		readonly unchanged: string;
		readonly foundLegacy: (count: number) => string;
		readonly undecided: (count: number) => string;
		readonly notLookedAt: (count: number) => string;
	};
	readonly codes: {
		readonly usage: (call: string) => string;
		readonly unknownCode: (code: string) => string;
		readonly nearest: (names: readonly string[]) => string;
		readonly legacyNames: string;
		readonly merge: string;
	};
}
