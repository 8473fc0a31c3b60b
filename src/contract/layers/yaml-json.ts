import { MappedText } from '../../text/mapped-view.ts';

/** A line of a block: where its content begins, from the start of its line and of the text. */
interface Line {
	readonly indent: number;
	readonly text: string;
	readonly offset: number;
}

const MOST_DEPTH = 40;
const KEY =
	/^("(?:[^"\\]|\\.){0,200}"|'(?:[^']|''){0,200}'|[\w$@.~/-][^:#"'{}[\],]{0,200}?)\s{0,10}:(?:\s|$)/;
const BLOCK = /^(?:!!?\w{1,20}\s{1,4})?([|>])([+-]?\d?[+-]?)\s{0,20}(?:#.{0,200})?$/;
const SIMPLE = /^(?:-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?|true|false|null)$/;
const ESCAPES: Readonly<Record<string, string>> = {
	n: '\n',
	t: '\t',
	r: '\r',
	b: '\b',
	f: '\f',
	'0': '\0',
	e: '\x1b',
};

/**
 * The block style of YAML that recorders of tests write, as JSON: maps, lists, and scalars of every style. Each letter
 * keeps its place. Undefined where a line is of another kind (anchors, tags of a program, flow maps with content).
 */
export function yamlToJson(text: string): MappedText | undefined {
	return new YamlReader(text).read();
}

class YamlReader {
	readonly #text: string;
	readonly #lines: readonly Line[];
	readonly #out = new MappedText();
	#at = 0;

	constructor(text: string) {
		this.#text = text;
		this.#lines = linesOf(text);
	}

	read(): MappedText | undefined {
		this.#skip();
		if (this.#line()?.text === '---') this.#at += 1;
		this.#skip();
		const first = this.#line();
		if (!first || !this.#block(first.indent, 0)) return undefined;
		this.#skip();
		return this.#line() === undefined || this.#line()?.text === '...' ? this.#out : undefined;
	}

	#line(): Line | undefined {
		return this.#lines[this.#at];
	}

	/** Over blank lines and comments. */
	#skip(): void {
		for (
			let line = this.#line();
			line && (line.text === '' || line.text.startsWith('#'));
			line = this.#line()
		)
			this.#at += 1;
	}

	#block(indent: number, depth: number): boolean {
		const line = this.#line();
		if (!line || depth > MOST_DEPTH) return false;
		return /^-(?:\s|$)/.test(line.text) ? this.#list(indent, depth) : this.#map(indent, depth);
	}

	#list(indent: number, depth: number): boolean {
		this.#out.add('[', this.#line()?.offset ?? 0);
		let isFirst = true;
		for (
			let line = this.#next();
			line?.indent === indent && /^-(?:\s|$)/.test(line.text);
			line = this.#next()
		) {
			if (!isFirst) this.#out.add(',', line.offset);
			isFirst = false;
			const gap = /^-\s*/.exec(line.text)?.[0].length ?? 1;
			const inner: Line = { indent: indent + gap, text: line.text.slice(gap), offset: line.offset + gap };
			if (!this.#item(inner, indent, depth)) return false;
		}
		this.#out.add(']', this.#before());
		return true;
	}

	/** What stands behind a dash: a map that begins on its line, a scalar, or a block below. */
	#item(inner: Line, indent: number, depth: number): boolean {
		if (KEY.test(inner.text) || /^-(?:\s|$)/.test(inner.text)) {
			(this.#lines as Line[])[this.#at] = inner;
			return this.#block(inner.indent, depth + 1);
		}
		return this.#value(inner.text, inner.offset, indent, depth);
	}

	#map(indent: number, depth: number): boolean {
		this.#out.add('{', this.#line()?.offset ?? 0);
		let isFirst = true;
		for (let line = this.#next(); line?.indent === indent; line = this.#next()) {
			const key = KEY.exec(line.text);
			if (!key) {
				if (/^-(?:\s|$)/.test(line.text) && !isFirst) break;
				return false;
			}
			if (!isFirst) this.#out.add(',', line.offset);
			isFirst = false;
			this.#out.add(JSON.stringify((key[1] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2')), line.offset);
			this.#out.add(':', line.offset + (key[1] ?? '').length);
			const gap = key[0].length + (/^\s*/.exec(line.text.slice(key[0].length))?.[0].length ?? 0);
			if (!this.#value(line.text.slice(gap), line.offset + Math.min(gap, line.text.length), indent, depth))
				return false;
		}
		this.#out.add('}', this.#before());
		return true;
	}

	/** The value that begins on the line that is read, behind its key or dash. */
	#value(text: string, offset: number, indent: number, depth: number): boolean {
		const bare = text.startsWith('#') ? '' : text;
		this.#at += 1;
		if (bare === '') return this.#below(offset, indent, depth);
		const block = BLOCK.exec(bare);
		if (block) return this.#literal(block[1] === '>', block[2] ?? '', indent, offset);
		const tagged = /^!!?(?:str|binary)\s+/.exec(bare)?.[0].length ?? 0;
		const mark = bare.charAt(tagged);
		if (mark === '"' || mark === "'") return this.#quoted(mark, offset + tagged);
		if (/^[&*!%@`]/.test(bare)) return false;
		if (/^(?:\{\s*\}|\[\s*\])(?:\s+#.*)?$/.test(bare)) {
			this.#out.add(bare.startsWith('{') ? '{}' : '[]', offset);
			return true;
		}
		return /^[{[]/.test(bare) ? false : this.#plain(bare, offset, indent);
	}

	#below(offset: number, indent: number, depth: number): boolean {
		const next = this.#next();
		const isList = next !== undefined && next.indent === indent && /^-(?:\s|$)/.test(next.text);
		if (next && (next.indent > indent || isList)) return this.#block(next.indent, depth + 1);
		this.#out.add('null', offset);
		return true;
	}

	#plain(text: string, offset: number, indent: number): boolean {
		const comment = text.search(/\s#/);
		const value = (comment < 0 ? text : text.slice(0, comment)).trimEnd();
		if (SIMPLE.test(value)) {
			this.#out.add(value, offset);
			return true;
		}
		this.#out.add('"', offset);
		this.#letters(value, offset);
		for (let line = this.#line(); line && line.text !== '' && line.indent > indent; line = this.#line()) {
			if (KEY.test(line.text)) return false;
			this.#out.addInString(' ', line.offset);
			this.#letters(line.text.trimEnd(), line.offset);
			this.#at += 1;
		}
		this.#out.add('"', this.#before());
		return true;
	}

	/** A quoted scalar goes on over lines: one line end is a space, a blank line is a line end. */
	#quoted(mark: string, start: number): boolean {
		const text = this.#text;
		this.#out.add('"', start);
		for (let at = start + 1; at < text.length; at += 1) {
			const letter = text.charAt(at);
			if (letter === mark && mark === "'" && text.charAt(at + 1) === "'") this.#out.addInString("'", at++);
			else if (letter === mark) return this.#closeAt(at);
			else if (letter === '\\' && mark === '"') at = this.#escape(at);
			else if (/[\r\n]/.test(letter)) at = this.#fold(at);
			else this.#out.addInString(letter, at);
		}
		return false;
	}

	#escape(at: number): number {
		const next = this.#text.charAt(at + 1);
		const hex = /^(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/.exec(
			this.#text.slice(at + 1, at + 10),
		)?.[0];
		if (hex !== undefined) {
			this.#out.addInString(String.fromCodePoint(Math.min(Number.parseInt(hex.slice(1), 16), 0x10ffff)), at);
			return at + hex.length;
		}
		if (/[\r\n]/.test(next)) return at + (/^\r?\n[ \t]*/.exec(this.#text.slice(at + 1))?.[0].length ?? 1);
		this.#out.addInString(ESCAPES[next] ?? next, at);
		return at + 1;
	}

	#fold(at: number): number {
		const breaks = /^(?:\r?\n[ \t]*)+/.exec(this.#text.slice(at))?.[0] ?? '\n';
		const count = breaks.split('\n').length - 1;
		this.#out.addInString(count === 1 ? ' ' : '\n'.repeat(count - 1), at);
		return at + breaks.length - 1;
	}

	/** Goes on behind the line that a quoted scalar ends on; nothing but a comment may follow it there. */
	#closeAt(end: number): boolean {
		this.#out.add('"', end);
		while ((this.#line()?.offset ?? Number.POSITIVE_INFINITY) <= end) this.#at += 1;
		const stop = this.#text.indexOf('\n', end);
		return /^\s*(?:#.*)?$/.test(this.#text.slice(end + 1, stop < 0 ? this.#text.length : stop));
	}

	#literal(folds: boolean, marks: string, indent: number, offset: number): boolean {
		// An indentation or blank lines that are told by a mark.
		if (/[+\d]/.test(marks)) return false;
		const lines: Line[] = [];
		for (let line = this.#line(); line && (line.text === '' || line.indent > indent); line = this.#line()) {
			lines.push(line);
			this.#at += 1;
		}
		const margin = Math.min(...lines.filter(({ text }) => text !== '').map((line) => line.indent));
		// Nothing but blank lines, or a line of blanks that belong to the text.
		if (lines.length > 0 && margin === Number.POSITIVE_INFINITY) return false;
		if (
			lines.some(
				(line) => line.text === '' && (line.indent > margin || this.#text.charAt(line.offset) === '\t'),
			)
		)
			return false;
		while (lines.at(-1)?.text === '') lines.pop();
		this.#out.add('"', offset);
		lines.forEach((line, index) => {
			if (index > 0) this.#out.addInString(folds && line.text !== '' ? ' ' : '\n', line.offset);
			if (line.text !== '')
				this.#letters(' '.repeat(line.indent - margin) + line.text, line.offset - (line.indent - margin));
		});
		if (lines.length > 0 && !marks.includes('-')) this.#out.addInString('\n', this.#before());
		this.#out.add('"', this.#before());
		return true;
	}

	#letters(text: string, offset: number): void {
		for (let at = 0; at < text.length; at += 1) this.#out.addInString(text.charAt(at), offset + at);
	}

	/** The next line with content. */
	#next(): Line | undefined {
		this.#skip();
		return this.#line();
	}

	/** The end of what was read. */
	#before(): number {
		const line = this.#lines[this.#at - 1];
		return line ? line.offset + Math.max(line.text.length - 1, 0) : 0;
	}
}

function linesOf(text: string): Line[] {
	const lines: Line[] = [];
	for (let start = 0; start <= text.length; ) {
		const stop = text.indexOf('\n', start);
		const end = stop < 0 ? text.length : stop;
		const raw = text.slice(start, end).replace(/\r$/, '');
		const indent = /^ */.exec(raw)?.[0].length ?? 0;
		lines.push({
			indent,
			text: raw.slice(indent).trim() === '' ? '' : raw.slice(indent),
			offset: start + indent,
		});
		start = end + 1;
	}
	return lines;
}
