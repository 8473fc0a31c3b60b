import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type SecretKind = 'token' | 'key' | 'connection' | 'password';

/** Shapes are those that the providers document; what follows a label must hold a digit or sign to be no word. */
const PATTERNS: readonly HitPattern<SecretKind>[] = [
	{ kind: 'token', pattern: /(?<![\p{L}\p{N}])eyJ[\w-]{8,2000}\.[\w-]{8,2000}(?:\.[\w-]{0,2000})?/gu },
	{ kind: 'token', pattern: /(?<![\p{L}\p{N}])[Bb]earer [\w.~+/=-]{12,2000}/gu },
	{
		kind: 'key',
		pattern: /(?<![\p{L}\p{N}])(?:sk|pk|rk|whsec)[-_](?:live_|test_|proj-|ant-)?[A-Za-z0-9_-]{10,200}/gu,
		keep: hasDigit,
	},
	{
		kind: 'key',
		pattern:
			/(?<![\p{L}\p{N}])(?:gh[pousr]_|github_pat_|glpat-|xox[abprs]-|npm_|hf_|SG\.|AIza|AKIA|ASIA)[\w.-]{12,200}/gu,
	},
	{ kind: 'key', pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/gu },
	{
		kind: 'connection',
		pattern: /(?<![\p{L}\p{N}])[a-z][a-z0-9+]{1,20}:\/\/[^\s:@/]{1,100}:[^\s@/]{1,100}@[^\s]{1,200}/gu,
	},
	{ kind: 'connection', pattern: /(?:Password|Pwd|AccountKey|SharedAccessKey)=[^;\s]{4,200}/giu },
	{
		kind: 'password',
		pattern:
			/(?<![\p{L}\p{N}])(?:password|passwd|pwd|contraseña|clave|secret|token|api[ _-]?key)\s{0,3}(?:=|:|es)\s{0,3}["'«]?[^\s"'»,;.]{6,200}/giu,
		keep: (said) => isOpaque(said.split(/[=:]|\ses\s/u).at(-1) ?? ''),
	},
];

function hasDigit(said: string): boolean {
	return /\d/u.test(said);
}

/** Letters with digits or signs in one word, as no Spanish word has. */
function isOpaque(value: string): boolean {
	const word = value.trim().replace(/^["'«]/u, '');
	return /\p{L}/u.test(word) && /[\d!@#$%^&*_+]/u.test(word);
}

/** Where a credential stands. */
export function findSecrets(sentence: SentenceText): Hit<SecretKind>[] {
	return findHits(sentence, PATTERNS);
}
