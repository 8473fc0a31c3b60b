import { between, type PrivateFinder, WORD_END } from './finder.ts';

/** Between a name and its value, in JSON, headers, addresses, assignments and sentences. */
const IS = '["\']?(?:\\s{0,9}[:=]|\\s{1,3}es\\s)\\s{0,9}["\'«]?\\s{0,9}';
/** A name may end in it («DB_PASSWORD»), but does not begin inside a word. */
const NAME_START = '(?<![\\p{L}\\p{N}])';
/** Up to what ends a value; a stop at its end is that of a sentence. */
const VALUE_MARK = '[^\\s"\'«»,;<>{}\\[\\]';
const valueFrom = (shortest: number, more = ''): string =>
	`(?<secret>${VALUE_MARK}${more}]{${shortest - 1},2000}${VALUE_MARK}${more}.:?])`;

/** Words and addresses have no digits or no letters; what a machine made has both. */
const isMachineMade = (secret: string): boolean => /\d/.test(secret) && /\p{L}/u.test(secret);

/** No word of any sentence: with digits, or longer than words are. */
const isOpaque = (secret: string): boolean => isMachineMade(secret) || /^[A-Za-z]{20,}$/.test(secret);

/** Letters with digits or signs in one word, as people choose passwords. */
const isPassword = (secret: string): boolean => /\p{L}/u.test(secret) && /[\d!@#$%^&*_+]/.test(secret);

/** «clave» is also the key of a record, whose words are joined by underscores. */
const isPasswordOrKey = (secret: string): boolean => isPassword(secret.replaceAll('_', ''));

/** Words that stand for a password in schemas and messages. */
const NO_PASSWORD =
	/^(?:true|false|null|none|undefined|string|required|invalid|missing|incorrect|expired|wrong)$/i;
const isNoStandIn = (secret: string): boolean => !NO_PASSWORD.test(secret);

function isCredentials(secret: string): boolean {
	if (secret.replaceAll('=', '').length % 4 === 1) return false;
	const decoded = atob(secret.replaceAll('=', ''));
	return decoded.indexOf(':') > 0 && /^[ -~]+$/.test(decoded);
}

/** Shapes that the providers document. */
const KEY_SHAPES = [
	'gh[pousr]_[A-Za-z0-9]{12,}',
	'github_pat_[A-Za-z0-9_]{12,}',
	'glpat-[A-Za-z0-9_-]{12,}',
	'xox[abeprs]-[A-Za-z0-9-]{10,}',
	'(?:AKIA|ASIA)[A-Z0-9]{12,}',
	'AIza[A-Za-z0-9_-]{12,}',
	'(?:npm|hf)_[A-Za-z0-9]{12,}',
	'SG\\.[A-Za-z0-9_-]{12,}(?:\\.[A-Za-z0-9_-]{12,})?',
	'ya29\\.[A-Za-z0-9_-]{12,}',
];

const STORAGE_KEY_NAMES = 'account[_-]?key|shared[_-]?access[_-]?key';
const KEY_NAMES =
	'authorization|api[ _-]?key|(?:access|account)[_-]?key|(?:access|refresh|auth|id|session|bearer|api)[_-]?token|token|(?:client|app|shared)?[_-]?secret|session[_-]?id|private[_-]?key|密钥';
const PASSWORD_NAMES = 'password|passwd|passphrase|pwd|contrase(?:ñ|n)a|密码|口令';

/** In order of precedence. */
export const SECRET_FINDERS: readonly PrivateFinder[] = [
	{ kind: 'key', pattern: /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?<secret>[^-]{20,})?/dg },
	{
		kind: 'token',
		pattern:
			/(?<![\p{L}\p{N}])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?(?![\p{L}\p{N}_]|[.-]\p{N})/dgu,
	},
	{
		kind: 'token',
		pattern: between('Bearer\\s{1,3}(?<secret>[A-Za-z0-9._~+/-]{11,}[A-Za-z0-9_~+/-]=*)', 'i'),
		isOne: isOpaque,
	},
	{
		kind: 'password',
		pattern: between('Basic\\s{1,3}(?<secret>[A-Za-z0-9+/]{8,}={0,2})', 'i'),
		isOne: isCredentials,
	},
	{
		kind: 'key',
		pattern:
			/(?<![\p{L}\p{N}])(?:sk|pk|rk|whsec)[-_](?:live_|test_|ant-|proj-|or-)?(?<secret>[A-Za-z0-9_-]{10,})(?![\p{L}\p{N}_]|[.-]\p{N})/dgu,
		isOne: isMachineMade,
	},
	{
		kind: 'key',
		pattern: new RegExp(`${NAME_START}(?:${KEY_SHAPES.join('|')})${WORD_END}`, 'dgu'),
		isOne: isOpaque,
	},
	{
		kind: 'connection',
		pattern:
			/(?<![\p{L}\p{N}])[a-z][a-z0-9+]{1,20}:\/\/[^\s:@/"']{0,100}:(?<secret>[^\s@/"']{1,100})@[^\s"'<>»]{1,200}/dgu,
		isOne: (secret) => /[\p{L}\p{N}]/u.test(secret),
	},
	{
		kind: 'key',
		pattern: new RegExp(`(?:${KEY_NAMES})${IS}${valueFrom(6, '&()')}`, 'dgiu'),
		isOne: isMachineMade,
	},
	{
		kind: 'password',
		pattern: new RegExp(`(?:${PASSWORD_NAMES})${IS}${valueFrom(4)}`, 'dgiu'),
		isOne: isPassword,
	},
	// What is assigned is no word of a sentence: any value counts, as in connection strings.
	{
		kind: 'password',
		pattern: new RegExp(`(?:${PASSWORD_NAMES})=["']?${valueFrom(4)}`, 'dgiu'),
		isOne: isNoStandIn,
	},
	{
		kind: 'key',
		pattern: new RegExp(`(?:${STORAGE_KEY_NAMES})=["']?${valueFrom(4)}`, 'dgiu'),
		isOne: isNoStandIn,
	},
	{
		kind: 'labelled-word',
		pattern: new RegExp(`(?:${PASSWORD_NAMES})["']?\\s{0,9}[:=]\\s{0,9}["']?\\s{0,9}${valueFrom(4)}`, 'dgiu'),
		isOne: isNoStandIn,
	},
	{
		kind: 'password',
		pattern: new RegExp(`${NAME_START}clave${IS}${valueFrom(6)}`, 'dgiu'),
		isOne: isPasswordOrKey,
	},
	{
		kind: 'token',
		pattern: /(?<![\p{L}\p{N}])Cookie:\s{0,3}[^=;\s]{1,64}=(?<secret>[^;\s"]{8,})/dgiu,
	},
];
