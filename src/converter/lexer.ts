import { endOfMatch } from '../text/match.ts';
import type { Dialect } from './dialects.ts';
import { rawQuotes } from './raw-strings.ts';

export interface Token {
	readonly type: 'string' | 'comment';
	readonly start: number;
	readonly end: number;
	/** Of a string: what stands between its quotes. */
	readonly bodyStart: number;
	readonly bodyEnd: number;
}

const LONGEST_SINGLE = 2000;
const CHARACTER = /'(?:\\[^\n]{1,10}?|[^'\\\n])'/y;
const REGEX = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,500}\]){1,500}\/[a-z]*/y;
/** After these a slash begins a regular expression, after anything else it divides. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+\n>]|\b(?:return|typeof|case|in|of))[ \t]*$/;

/** Reads strings and comments of a program one after the other and keeps the brackets that are open. */
export class Lexer {
	/** Offsets of the open brackets, outermost first. */
	readonly brackets: number[] = [];
	readonly #text: string;
	readonly #dialect: Dialect;
	readonly #interesting: RegExp;
	#at = 0;

	constructor(text: string, dialect: Dialect) {
		this.#text = text;
		this.#dialect = dialect;
		const marks = dialect.lineComments.map((mark) => mark.charAt(0)).join('');
		this.#interesting = new RegExp(`["'\`()[\\]{}/${marks.replaceAll('-', '\\-')}]`, 'g');
	}

	/** The next string or comment; undefined at the end. */
	next(): Token | undefined {
		for (;;) {
			this.#interesting.lastIndex = this.#at;
			const found = this.#interesting.exec(this.#text);
			if (!found) return undefined;
			const token = this.#take(found.index, found[0]);
			if (token) {
				this.#at = token.end;
				return token;
			}
		}
	}

	#take(start: number, mark: string): Token | undefined {
		const text = this.#text;
		this.#at = start + 1;
		const comment = this.#commentEnd(start);
		if (comment > 0) return { type: 'comment', start, end: comment, bodyStart: start, bodyEnd: comment };
		if (mark === '"' || mark === "'" || mark === '`') return this.#string(start, mark);
		if (mark === '(' || mark === '[' || mark === '{') this.brackets.push(start);
		else if (mark === ')' || mark === ']' || mark === '}') this.brackets.pop();
		else if (
			mark === '/' &&
			this.#dialect.regex &&
			BEFORE_REGEX.test(text.slice(Math.max(0, start - 20), start))
		) {
			this.#at = Math.max(endOfMatch(REGEX, text, start), this.#at);
		}
		return undefined;
	}

	#commentEnd(start: number): number {
		const text = this.#text;
		if (this.#dialect.blockComments && text.startsWith('/*', start)) {
			const end = text.indexOf('*/', start + 2);
			return end < 0 ? text.length : end + 2;
		}
		if (!this.#dialect.lineComments.some((mark) => text.startsWith(mark, start))) return 0;
		// A hash inside a word (`a#b`) and the slashes of an address begin no comment.
		if (start > 0 && /[\p{L}\p{N}_:$]/u.test(text.charAt(start - 1))) return 0;
		return lineEnd(text, start);
	}

	#string(start: number, mark: string): Token | undefined {
		const text = this.#text;
		const raw = rawQuotes(this.#dialect.raw, text, start);
		if (raw) {
			const close = text.indexOf(raw.close, start + raw.open);
			const bodyEnd = close < 0 ? text.length : close;
			return string(start, start + raw.open, bodyEnd, raw.close.length, text.length);
		}
		if (this.#dialect.triple && mark !== '`' && text.startsWith(mark.repeat(3), start)) {
			const close = text.indexOf(mark.repeat(3), start + 3);
			return string(start, start + 3, close < 0 ? text.length : close, 3, text.length);
		}
		if (mark === '`' && !this.#dialect.backtick) return undefined;
		if (mark === "'" && this.#dialect.single === 'character') {
			const end = endOfMatch(CHARACTER, text, start);
			return end > start ? string(start, start + 1, end - 1, 1, text.length) : undefined;
		}
		const unescaped = mark === "'" && this.#dialect.single === 'raw';
		const close = this.#closing(start + 1, mark, unescaped);
		return close < 0 ? undefined : string(start, start + 1, close, 1, text.length);
	}

	/** Where the string ends; an unclosed `"` ends with its line, an unclosed `'` is an apostrophe. */
	#closing(from: number, mark: string, raw: boolean): number {
		const text = this.#text;
		const multiline = mark === '`' || this.#dialect.multiline;
		const limit = mark === "'" && !multiline ? Math.min(text.length, from + LONGEST_SINGLE) : text.length;
		for (let at = from; at < limit; at++) {
			const unit = text.charCodeAt(at);
			if (unit === 92 && !raw) at++;
			else if (unit === 10 && !multiline) return mark === '"' ? at : -1;
			else if (text.charAt(at) === mark) return at;
		}
		return mark === "'" ? -1 : text.length;
	}
}

function string(start: number, bodyStart: number, bodyEnd: number, quote: number, length: number): Token {
	return { type: 'string', start, end: Math.min(bodyEnd + quote, length), bodyStart, bodyEnd };
}

function lineEnd(text: string, from: number): number {
	const end = text.indexOf('\n', from);
	return end < 0 ? text.length : end;
}
