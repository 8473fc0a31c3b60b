import type { Range, Span } from '../span.ts';
import type { TextView } from '../view.ts';

export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

/** A value of a JSON document. Two handles of one value compare by `start` and `document`, not by identity. */
export interface JsonNode {
	readonly document: JsonDocument;
	readonly kind: JsonKind;
	/** Offsets into `document.view.text`; quotes of a string included. */
	readonly start: number;
	readonly end: number;
	readonly parent: JsonNode | undefined;
	/** The key, where the value is a member of an object. */
	readonly key: JsonKey | undefined;
	/** Decoded string, number, boolean or null; undefined for objects and arrays. */
	readonly scalar: string | number | boolean | null | undefined;
	/** Offsets of the inside of a string, quotes left out; undefined for other kinds. */
	readonly body: Range | undefined;
	/** The text as it stands, digits and escapes kept. */
	readonly raw: string;
	/** Members or items, in order, duplicates included. */
	readonly children: readonly JsonNode[];
	/** Number of members or items, without making them. */
	readonly size: number;
	/** The member of that decoded name; the last one where it stands twice, as JSON.parse has it. Safe for `__proto__`. */
	get(name: string): JsonNode | undefined;
	/** What JSON.parse would give; `__proto__` an own property. */
	toValue(): unknown;
	/** Place in the pasted text. */
	span(): Span;
}

export interface JsonKey {
	/** Decoded. */
	readonly name: string;
	/** Offsets into `document.view.text`, quotes included. */
	readonly start: number;
	readonly end: number;
	span(): Span;
}

/** What is not JSON at a place, and how the reader went on from there. */
export type SyntaxFaultId =
	| 'smart-quotes'
	| 'single-quotes'
	| 'backtick-quotes'
	| 'unquoted-key'
	| 'unquoted-value' // a word or a call where a value belongs
	| 'unescaped-quote' // a quote inside a string without its backslash
	| 'unclosed-string' // the line ends before the string does
	| 'python-literal' // None, True, False
	| 'undefined-literal'
	| 'nan-literal' // NaN, Infinity
	| 'number-form' // 01, +1, .5, 1., 0x10
	| 'trailing-comma'
	| 'missing-comma'
	| 'missing-colon'
	| 'missing-value'
	| 'comment'
	| 'odd-spaces' // spaces that a chat or a word processor puts in
	| 'bad-escape'
	| 'control-character' // raw line break or control code inside a string
	| 'wrong-bracket'
	| 'missing-opening' // the text begins inside a value: `found` is what was not copied
	| 'truncated' // the text ends inside a value
	| 'extra-text' // after the end of the value
	| 'unexpected'; // nothing else says it better

export type ExpectedToken = 'value' | 'key' | 'colon' | 'comma-or-close' | 'string-end' | 'close' | 'end';

export interface SyntaxFault {
	readonly id: SyntaxFaultId;
	/** Offsets into `document.view.text`; an empty range where something is missing. */
	readonly start: number;
	readonly end: number;
	readonly expected: ExpectedToken;
	/** The offending text, at most 40 code units; where something is missing, the token that stands there instead, empty at the end. */
	readonly found: string;
}

export interface JsonDocument {
	readonly view: TextView;
	/** Undefined where not even the beginning of a value is there. */
	readonly root: JsonNode | undefined;
	/** Empty exactly when JSON.parse accepts the text. */
	readonly faults: readonly SyntaxFault[];
	/** Keys that stand again in the same object: each later one. */
	readonly duplicateKeys: readonly JsonKey[];
	/** Keys named `__proto__`. */
	readonly protoKeys: readonly JsonKey[];
	/** Where reading stopped: the end of the value with `single`, else the end of the text. */
	readonly end: number;
}
