import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type UnspeakableKind = 'date' | 'time' | 'amount' | 'abbreviation' | 'slash' | 'web-address' | 'sign';

const PATTERNS: readonly HitPattern<UnspeakableKind>[] = [
	{ kind: 'web-address', pattern: /(?<![\p{L}\p{N}@.])(?:https?:\/\/|www\.)[^\s«»"]{3,200}[\p{L}\p{N}/]/gu },
	{
		kind: 'web-address',
		pattern:
			/(?<![\p{L}\p{N}@.-])[a-z0-9][a-z0-9-]{1,40}(?:\.[a-z0-9-]{2,40}){0,3}\.(?:com|net|org|gob|gov|edu|info)(?:\.[a-z]{2})?(?:\/[\p{L}\p{N}/_-]{0,80})?(?![\p{L}\p{N}@])/gu,
	},
	{
		kind: 'web-address',
		pattern:
			/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,30}){1,4}/gu,
	},
	{
		kind: 'date',
		pattern: /(?<![\p{L}\p{N}.,/-])(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{2}-\d{2})(?![\p{L}\p{N}/-])/gu,
	},
	{
		kind: 'time',
		pattern:
			/(?<![\p{L}\p{N}:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\s?(?:h|hs|hrs|hrs?\.)(?![\p{L}]))?(?![\p{N}:])/gu,
	},
	{
		kind: 'amount',
		pattern: /(?<![\p{L}\p{N}.,])(?:\$|US\$|S\/|€|USD|COP|MXN|EUR)\s?\d[\d.,]{0,15}\d(?![\p{L}\p{N}])/gu,
	},
	{ kind: 'slash', pattern: /(?<![\p{L}\p{N}/])\p{L}{1,20}\/\p{L}{1,20}(?![\p{L}\p{N}/])/gu },
	{
		kind: 'abbreviation',
		pattern:
			/(?<![\p{L}\p{N}.])(?:[Dd]pto|[Aa]dmon|[Aa]prox|[Nn][úu]m|[Nn]ro|[Aa]v|[Aa]vda|[Cc]ra|[Cc]l|[Tt]el|[Ee]xt|[Uu]d|[Uu]ds|[Hh]rs|[Mm]áx|[Mm]ín|[Pp]ág|[Rr]ef|[Cc]el)\.(?![\p{L}])|N[°º]/gu,
	},
	{ kind: 'sign', pattern: /(?<=\s)[#&=<>→+](?=\s)|→|(?<=\d)\s?°/gu },
];

/** What is right in writing and comes out badly when a voice reads it. */
export function findUnspeakable(sentence: SentenceText): Hit<UnspeakableKind>[] {
	return findHits(sentence, PATTERNS);
}
