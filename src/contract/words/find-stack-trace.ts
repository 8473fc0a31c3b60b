import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type TraceKind = 'trace' | 'exception';

const PATTERNS: readonly HitPattern<TraceKind>[] = [
	{ kind: 'trace', pattern: /Traceback \(most recent call last\)/gu },
	{ kind: 'trace', pattern: /(?<![\p{L}\p{N}])at [\p{L}\p{N}_$.<>[\] ]{1,120}\([^()\n]{0,200}:\d+\)/gu },
	{
		kind: 'trace',
		pattern: /(?<![\p{L}\p{N}])at (?:async )?(?:file:|node:|\/|[A-Za-z]:\\)[^\s()]{1,200}:\d+/gu,
	},
	{ kind: 'trace', pattern: /File "[^"\n]{1,200}", line \d+/gu },
	{
		kind: 'trace',
		pattern:
			/(?<![\p{L}\p{N}_])[\p{L}\p{N}_-]{1,60}\.(?:java|py|kt|rb|php|cs|go|ts|js|mjs|cjs|rs|scala):\d+/gu,
	},
	{ kind: 'trace', pattern: /\.(?:php|rb|py|js|ts) (?:on|en(?: la)?) l[ií](?:ne|nea) \d+/gu },
	{
		kind: 'trace',
		pattern: /(?<![\p{L}\p{N}])(?:Caused by:|goroutine \d+ \[|panic: |#\d+ \/|Stack ?trace:)/gu,
	},
	{
		kind: 'exception',
		pattern:
			/(?<![\p{L}\p{N}_])(?:[\p{L}\p{N}_]{1,40}\.){0,8}[A-Z][\p{L}\p{N}]{1,60}(?:Exception|Error|Fault)(?![\p{L}\p{N}_])/gu,
	},
	{ kind: 'exception', pattern: /(?<![\p{L}\p{N}_])(?:Uncaught|Unhandled(?:PromiseRejection)?) [\p{L}(]/gu },
	{
		kind: 'exception',
		pattern:
			/Cannot read propert(?:y|ies) of|is not a function|object has no attribute|'NoneType'|undefined is not|null pointer|nil pointer|segmentation fault|division by zero|list index out of range|index out of bounds|core dumped/giu,
	},
];

/** Where a stack trace or the name of an exception stands. */
export function findStackTrace(sentence: SentenceText): Hit<TraceKind>[] {
	return findHits(sentence, PATTERNS);
}
