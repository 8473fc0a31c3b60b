import {
	CODES,
	type CodeEntry,
	type CodeOrigin,
	type Fact,
	type LegacyName,
	UNSPECIFIED,
} from '../../registry/index.ts';

/** One cell: a value of the wire, a policy in words, what is left open, or what another row says. */
export type Cell =
	| { readonly kind: 'value'; readonly text: string }
	| { readonly kind: 'policy'; readonly text: 'permanent' | 'retryable' }
	| { readonly kind: 'open' }
	| { readonly kind: 'same' };

interface CodeRow {
	readonly legacy: LegacyName;
	readonly entry: CodeEntry;
	/** Other old names of the same canonical code. */
	readonly others: readonly LegacyName[];
	readonly http: Cell;
	readonly retry: Cell;
	readonly sideEffects: Cell;
}

function factCell(fact: Fact<string | number>): Cell {
	if (fact.value === UNSPECIFIED) return { kind: 'open' };
	if (fact.value === 'permanent' || fact.value === 'retryable') return { kind: 'policy', text: fact.value };
	return { kind: 'value', text: String(fact.value) };
}

function cellOf(fact: Fact<string | number>, legacy: LegacyName): Cell {
	return legacy.merged ? { kind: 'same' } : factCell(fact);
}

function rowOf(entry: CodeEntry, legacy: LegacyName): CodeRow {
	return {
		legacy,
		entry,
		others: entry.legacy.filter((name) => name !== legacy),
		http: cellOf(entry.http, legacy),
		retry: cellOf(entry.retry, legacy),
		sideEffects: cellOf(entry.sideEffects, legacy),
	};
}

/** The rows of one table of the source, in its order: that of the statements. */
export function codeRows(origin: CodeOrigin): readonly CodeRow[] {
	const entries: readonly CodeEntry[] = CODES;
	return entries
		.flatMap((entry) => entry.legacy.map((legacy) => rowOf(entry, legacy)))
		.filter(({ legacy }) => legacy.origin === origin)
		.sort((a, b) => a.legacy.statement.localeCompare(b.legacy.statement));
}

/** What the table says of a canonical code, column by column, each with the statement that says it. */
export function canonicalCells({ http, retry, sideEffects }: CodeEntry) {
	return [
		{ name: 'HTTP', cell: factCell(http), statement: http.statement },
		{ name: 'retry', cell: factCell(retry), statement: retry.statement },
		{ name: 'side_effects', cell: factCell(sideEffects), statement: sideEffects.statement },
	] as const;
}

/** A name in pieces between which a narrow column may break. */
export function breakable(name: string): readonly string[] {
	return name.split(/(?<=[._])/);
}
