import type { SyntaxFaultId } from './types.ts';

/** How a string may be delimited. */
export interface Quote {
	/** The mark that opens it. */
	readonly mark: string;
	/** The marks that close it. */
	readonly closers: string;
	/** The fault that it is; none for JSON's own. */
	readonly fault?: SyntaxFaultId;
	/** What the reader must look at inside: closing marks, escapes, control codes. */
	readonly special: RegExp;
}

const SMART_DOUBLE = '”“"„‟＂″';
const SMART_SINGLE = '’‘‚‛′';

function quote(mark: string, closers: string, fault?: SyntaxFaultId): [string, Quote] {
	const special = new RegExp(`[\\\\${closers}]|[^ -\\uffff]`, 'g');
	return [mark, { mark, closers, special, ...(fault === undefined ? {} : { fault }) }];
}

const QUOTES: ReadonlyMap<string, Quote> = new Map([
	quote('"', '"'),
	quote("'", "'", 'single-quotes'),
	quote('`', '`´', 'backtick-quotes'),
	quote('´', '´`', 'backtick-quotes'),
	...[...'“”„‟＂″'].map((mark) => quote(mark, SMART_DOUBLE, 'smart-quotes')),
	...[...'‘’‚‛′'].map((mark) => quote(mark, SMART_SINGLE, 'smart-quotes')),
	quote('«', '»«"', 'smart-quotes'),
	quote('»', '«»"', 'smart-quotes'),
	quote('‹', '›‹', 'smart-quotes'),
	quote('「', '」', 'smart-quotes'),
	quote('『', '』', 'smart-quotes'),
]);

/** The quoting that a mark opens. */
export function quoteOf(mark: string): Quote | undefined {
	return QUOTES.get(mark);
}

/** Whether a mark may open a key or a string. */
export function isQuote(mark: string): boolean {
	return QUOTES.has(mark);
}
