import type { Dialect } from './dialects.ts';

/** Lengths and marks of a string without escapes, from the quote on. */
interface RawQuotes {
	/** Characters from the quote to the first one of the body. */
	readonly open: number;
	readonly close: string;
}

const LONGEST_PREFIX = 24;
const RUST = /(?<![\p{L}\p{N}_])[bc]?r(#{0,20})$/u;
const HASHES = /(#{1,20})$/;
const CPP = /(?<!\w)(?:u8|[uUL])?R$/;
const CPP_OPEN = /^"([^()\\\s]{0,16})\(/;

/** How a string that begins with the quote at `start` ends, where the language has such strings and this is one. */
export function rawQuotes(raw: Dialect['raw'], text: string, start: number): RawQuotes | undefined {
	if (raw === undefined || text.charAt(start) !== '"') return undefined;
	const before = text.slice(Math.max(0, start - LONGEST_PREFIX), start);
	if (raw === 'rust') {
		const hashes = RUST.exec(before)?.[1];
		return hashes === undefined ? undefined : { open: 1, close: `"${hashes}` };
	}
	if (raw === 'hashes') {
		const hashes = HASHES.exec(before)?.[1];
		const quotes = text.startsWith('"""', start) ? '"""' : '"';
		return hashes === undefined ? undefined : { open: quotes.length, close: quotes + hashes };
	}
	const opened = CPP.test(before) ? CPP_OPEN.exec(text.slice(start, start + LONGEST_PREFIX)) : null;
	return opened ? { open: opened[0].length, close: `)${opened[1]}"` } : undefined;
}
