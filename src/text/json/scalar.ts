import type { Range } from '../span.ts';
import { decodeBody } from './escape.ts';
import { isQuote } from './quotes.ts';
import { BARE, BOOLEAN, ESCAPED, KIND_MASK, NULL, NUMBER, ODD, STRING, type Tape, UNCLOSED } from './tape.ts';

/** The inside of a string, without its quotes. */
export function bodyOf(tape: Tape, index: number): Range {
	const kind = tape.kinds[index] as number;
	const start = tape.starts[index] as number;
	const end = tape.ends[index] as number;
	if (kind & BARE) return { start, end };
	return { start: start + 1, end: kind & UNCLOSED ? end : end - 1 };
}

/** What a key says; one without quotes says itself. */
export function decodeKey(text: string, start: number, end: number): string {
	return isQuote(text.charAt(start)) && start < end
		? decodeBody(text.slice(start + 1, end - 1))
		: text.slice(start, end);
}

const RADIX = /^([+-]?)(0[xXoObB][0-9a-fA-F]+)$/;

/** Numbers that JSON has not: `+1`, `.5`, `1.`, `0x10`, `1_000`, `NaN`, `-Infinity`. */
function oddNumber(raw: string): number {
	const digits = raw.replaceAll('_', '');
	const radix = RADIX.exec(digits);
	if (radix !== null) return Number(radix[2]) * (radix[1] === '-' ? -1 : 1);
	return Number(digits.replace(/[eE][+-]?$/, ''));
}

/** The value of a node that is no container. */
export function scalarOf(
	text: string,
	tape: Tape,
	index: number,
): string | number | boolean | null | undefined {
	const kind = tape.kinds[index] as number;
	switch (kind & KIND_MASK) {
		case STRING: {
			const { start, end } = bodyOf(tape, index);
			if (kind & ODD) return decodeBody(text.slice(start, end));
			return kind & ESCAPED ? (JSON.parse(text.slice(start - 1, end + 1)) as string) : text.slice(start, end);
		}
		case NUMBER: {
			const raw = text.slice(tape.starts[index], tape.ends[index]);
			return kind & ODD ? oddNumber(raw) : Number(raw);
		}
		case BOOLEAN:
			return text.charAt(tape.starts[index] as number).toLowerCase() === 't';
		case NULL:
			return null;
		default:
			return undefined;
	}
}
