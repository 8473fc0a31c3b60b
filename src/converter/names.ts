import { isCodeName, SCHEMA_WORDS } from '../registry/index.ts';
import { namesInSql } from './names-sql.ts';

/** What stands around a literal of a program; windows are short, so that each look costs the same. */
export interface Surroundings {
	/** Up to the literal, its prefix (`b"…"`) left out. */
	readonly before: string;
	readonly after: string;
	/** Texts before the open brackets, innermost first, at most three. */
	readonly openers: readonly string[];
}

const IDENT = '[\\p{L}_$][\\p{L}\\p{N}_$-]*';
const OPERATOR = '(?::=|[=!]==?|=~|\\?\\?=|=>|=|:|<>|\\b(?:not\\s+)?(?:in|IN|is|of)\\b)';
/** `err.Code ==`, `"code":`, `code=`, `e["code"] =`, `getCode() !=`, `get("code") !=`. */
const SUBJECT = new RegExp(`(${IDENT})(?:\\(\\))?["'\`]?[\\])?!]{0,2}\\s*${OPERATOR}\\s*$`, 'u');
/** What a type is made of: `set[str]`, `Set<string>`. */
const ARGUMENTS = '(?:[[<][^\\][<>=]{0,60}[\\]>])?';
/** `const Canceled ErrorCode =`, `code: string =`, `val code: String? =`, `let code: &str =`, `codes: set[str] =`. */
const DECLARED = new RegExp(
	`((?:${IDENT}(?:\\s*:\\s*|\\s+)[&*[\\]?]{0,3}){1,3}${IDENT})${ARGUMENTS}[[\\]?]{0,3}\\s*:?=\\s*$`,
	'u',
);
/** How both of them end: looked at first, since they try every start of a window. */
const ASSIGNS = /(?:[=:>~]|(?:^|[^\p{L}\p{N}_$])(?:in|is|of))$/iu;
/** `"canceled" | "timeout" |` of a union, `case "a", "b",` of a list of cases. */
const ALTERNATIVES = /(?:["'`][^"'`\n]{0,80}["'`]\s{0,3}(?:\|{1,2}|or|,)\s{0,40}){1,12}$/;
const CASE = /(?:\bcase|\bwhen)\s+$/;
/** `switch (err.code) {`, `match code {`, `when (code) {`, `match code:`, `case code` and a `when` under it. */
const SWITCH =
	/\b(?:switch|match|when|case|select)\b[ \t]*(?:\([ \t]*)?([^(){}\s](?:[^(){}\n]{0,98}[^(){}\s])?)(?:\(\))?[ \t]*(?:\)[ \t]*)?(?:[:{][ \t]*)?$/u;
const SWITCH_ABOVE = /\b(?:match|case)[ \t]+([\p{L}_$][\p{L}\p{N}_$.]{0,80})[ \t]*(?::[ \t]*)?\n/gu;
const CALL = new RegExp(`(${IDENT})\\s*\\($`, 'u');
/** `codes.has(`, `code.equals(`, `expect(err.code).toBe(`. */
const METHOD = new RegExp(`(${IDENT})(?:\\(\\))?\\)?[?!]?\\.(?:not\\.)?${IDENT}\\s*\\(\\s*$`, 'u');
/** `fail(code, `, `zap.String("code", `. */
const PREVIOUS_ARGUMENT = new RegExp(`(${IDENT})(?:\\(\\)|["'\`])?\\s*,\\s*$`, 'u');
const NEXT_ARGUMENT = new RegExp(`^\\s*,\\s*(?:${IDENT}\\.){0,4}(${IDENT})`, 'u');
const COMPARED_AFTER = new RegExp(`^\\s*(?:[=!]==?|\\bin\\b)\\s*(?:${IDENT}\\.){0,4}(${IDENT})`, 'u');
const EQUALS_AFTER = new RegExp(`^\\.equals\\w{0,12}\\(\\s*(?:${IDENT}\\.){0,4}(${IDENT})`, 'u');
const LISTED_AFTER = new RegExp(
	`^[^()[\\]{}\\n]{0,120}[\\])}]{1,2}\\s*\\.(?:includes|contains|has|include\\?)\\(\\s*(?:${IDENT}\\.){0,4}(${IDENT})`,
	'u',
);
const CONSTRUCTOR = /(?:\bnew\s)?[\p{L}\p{N}_$.<>[\]*&\s]{0,60}\(?\s*$/u;
const ELEMENT = /[[{(,]\s*$/;

/** The name a literal of a program stands under, a code-like one if several could be meant; empty where there is none. */
export function nameOfLiteral(around: Surroundings): string {
	const found = candidates(around);
	return found.find(isCodeName) ?? found[0] ?? '';
}

/** Whether the literal is one of the labels of a case. */
export function isCase(before: string): boolean {
	return CASE.test(before) || CASE.test(before.replace(ALTERNATIVES, ''));
}

function candidates({ before, after, openers }: Surroundings): string[] {
	const sql = namesInSql(before, after, openers);
	if (sql.length > 0) return sql;
	const head = before.replace(ALTERNATIVES, '');
	const own = [...assigned(before), ...assigned(head)];
	const compared = [COMPARED_AFTER, EQUALS_AFTER].flatMap((pattern) => pattern.exec(after)?.[1] ?? []);
	if (own.length > 0 || compared.length > 0) return [...own, ...compared];
	if (isCase(before) || /^\s*(?:=>|->)/.test(after)) return switched(before, openers);
	if (!ELEMENT.test(head) && !ELEMENT.test(before)) return [];
	return [...beside(before, after), ...listed(openers)];
}

/** Names left of an assignment, a comparison or a colon that the text ends with. */
function assigned(text: string): string[] {
	if (!ASSIGNS.test(text.trimEnd().slice(-3))) return [];
	const declared = DECLARED.exec(text)?.[1]?.split(/[\s:&*[\]?]+/) ?? [];
	const subject = SUBJECT.exec(text)?.[1];
	return [...(subject ? [subject] : []), ...declared];
}

function switched(before: string, openers: readonly string[]): string[] {
	const header = openers[0] === undefined ? undefined : SWITCH.exec(openers[0])?.[1];
	const subject = header ?? [...before.matchAll(SWITCH_ABOVE)].at(-1)?.[1];
	return subject === undefined ? [] : [subject];
}

/** What is passed with the literal, or what the call belongs to. */
function beside(before: string, after: string): string[] {
	return [METHOD, CALL, PREVIOUS_ARGUMENT]
		.map((pattern) => pattern.exec(before.trimEnd())?.[1])
		.concat(NEXT_ARGUMENT.exec(after)?.[1], LISTED_AFTER.exec(after)?.[1])
		.filter((name) => name !== undefined);
}

/** The name of the list that the literal is an element of, through constructors and rows. */
function listed(openers: readonly string[]): string[] {
	for (const opener of openers) {
		const names = [...assigned(opener), ...assigned(opener.replace(CONSTRUCTOR, ''))];
		// Below a word of a schema the property around it gives the name.
		if (names.length > 0 && !names.every((name) => SCHEMA_WORDS.has(name))) return names;
	}
	return [];
}
