const NAME = '(?<![\\w$])(?:[\\w$]{1,60}\\.)?["`[]?([\\w$]{1,60})["`\\]]?';
/** `error_code AS ENUM (`, `code ENUM(`. */
const ENUM = new RegExp(`${NAME}\\s+(?:AS\\s+)?ENUM\\s*$`, 'i');
const ALTER_TYPE = new RegExp(
	`\\bALTER\\s+TYPE\\s+${NAME}\\s+(?:ADD|RENAME)\\s+VALUE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?(?:'[^']*'\\s+(?:TO|BEFORE|AFTER)\\s+)?$`,
	'i',
);
/** `code text NOT NULL DEFAULT`, `ALTER COLUMN code SET DEFAULT`. */
const DEFAULT = new RegExp(
	`${NAME}\\s+(?:SET\\s+|[\\w$]{1,60}(?:\\s*\\([^()]{0,40}\\))?\\s+(?:NOT\\s+NULL\\s+)?)DEFAULT\\s*$`,
	'i',
);
const CAST_AFTER = new RegExp(`^\\s*::\\s*${NAME}`);
const CAST_CALL = new RegExp(`^\\s+AS\\s+${NAME}\\s*\\)`, 'i');
/** `INSERT INTO runs (id, code) VALUES`, rows before this one included. */
const INSERT =
	/\bINSERT\s+INTO\s+[\w."`[\]]+\s*\(([^()]{1,400})\)\s*VALUES\s*(?:\([^()]{0,400}\)\s*,\s*){0,100}$/i;

/** The names that SQL puts a literal under: an enumerated type, a column by its place in a row, a cast; none elsewhere. */
export function namesInSql(before: string, after: string, openers: readonly string[]): string[] {
	const [opener = ''] = openers;
	const row = INSERT.exec(opener)?.[1];
	if (row !== undefined) {
		const column = row
			.split(',')
			[placeInRow(before, opener)]?.trim()
			.replace(/^["`[]|["`\]]$/g, '');
		return column ? [column] : [];
	}
	return [
		ENUM.exec(opener),
		ALTER_TYPE.exec(before),
		DEFAULT.exec(before),
		CAST_AFTER.exec(after),
		CAST_CALL.exec(after),
	]
		.map((found) => found?.[1])
		.filter((name) => name !== undefined);
}

/** How many values of its row stand before a literal. */
function placeInRow(before: string, opener: string): number {
	const from = before.lastIndexOf(`${opener.slice(-60)}(`);
	const row = from < 0 ? before : before.slice(from + Math.min(opener.length, 60) + 1);
	return row.replaceAll(/'(?:[^']|'')*'|\([^()]*\)/g, '').split(',').length - 1;
}
