import type { SyntaxFaultId } from './types.ts';

/** How a string may be delimited, by opening mark: the marks that close it, and the fault that it is. */
interface Quote {
	readonly closers: string;
	readonly fault?: SyntaxFaultId;
}

const SMART_DOUBLE = '”“"„‟＂″';
const SMART_SINGLE = '’‘‚‛′';

const smart = (closers: string): Quote => ({ closers, fault: 'smart-quotes' });

const QUOTES: Readonly<Record<string, Quote>> = {
	'"': { closers: '"' },
	"'": { closers: "'", fault: 'single-quotes' },
	'`': { closers: '`´', fault: 'backtick-quotes' },
	'´': { closers: '´`', fault: 'backtick-quotes' },
	'“': smart(SMART_DOUBLE),
	'”': smart(SMART_DOUBLE),
	'„': smart(SMART_DOUBLE),
	'‟': smart(SMART_DOUBLE),
	'＂': smart(SMART_DOUBLE),
	'″': smart(SMART_DOUBLE),
	'‘': smart(SMART_SINGLE),
	'’': smart(SMART_SINGLE),
	'‚': smart(SMART_SINGLE),
	'‛': smart(SMART_SINGLE),
	'′': smart(SMART_SINGLE),
	'«': smart('»«"'),
	'»': smart('«»"'),
	'‹': smart('›‹'),
	'「': smart('」'),
	'『': smart('』'),
};

/** Whether a mark may open a key or a string. */
export function isQuote(mark: string): boolean {
	return quoteOf(mark) !== undefined;
}

export function quoteOf(mark: string): Quote | undefined {
	return Object.hasOwn(QUOTES, mark) ? QUOTES[mark] : undefined;
}
