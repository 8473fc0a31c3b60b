import { isCard, isChineseId, isCpf, isCuit, isIban, isNif, isRut } from './identity.ts';
import { maskEmail, maskPhone, maskText } from './mask.ts';

/** What may be private in a response. */
export const SECRET_KINDS = [
	'token',
	'key',
	'password',
	'email',
	'phone',
	'card',
	'account',
	'identity',
] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

interface Detector {
	readonly kind: SecretKind;
	/** The group `secret` is what gets masked; the whole match where there is none. */
	readonly pattern: RegExp;
	readonly isOne?: (secret: string) => boolean;
	readonly mask?: (secret: string) => string;
}

/** No part of a longer word or number. */
const START = '(?<![\\p{L}\\p{N}_]|\\p{N}[.-])';
const END = '(?![\\p{L}\\p{N}_]|[.-]\\p{N})';
/** Between a name and its value, in JSON, headers, addresses and assignments; escapes have become spaces. */
const IS = '["\']?\\s{0,9}[:=]\\s{0,9}["\']?\\s{0,9}';

const between = (body: string, flags = ''): RegExp => new RegExp(`${START}(?:${body})${END}`, `gdu${flags}`);

/** Words and addresses have no digits or no letters; what a machine made has both. */
const isMachineMade = (secret: string): boolean => /\d/.test(secret) && /\p{L}/u.test(secret);

function isCredentials(secret: string): boolean {
	if (secret.length % 4 === 1) return false;
	const decoded = atob(secret.replaceAll('=', ''));
	return decoded.indexOf(':') > 0 && /^[ -~]+$/.test(decoded);
}

/** A date, an amount with marks for the thousands, a number with decimals. */
const NO_PHONE =
	/^(?:(?:19|20)\d\d[-.]\d\d[-.]\d\d|\d\d[-.]\d\d[-.](?:19|20)\d\d|\d{1,3}(?:\.\d{3})+$|\d+\.\d+$)/;

/** Without a country's prefix: a bare run of digits is as well an order, an amount or an id. */
function isPhone(text: string): boolean {
	const { length } = text.replace(/\D/g, '');
	const isWritten = /[ .()-]/.test(text) || length === 10;
	return length >= 9 && length <= 15 && isWritten && !NO_PHONE.test(text);
}

/** Words that stand for a password in schemas and messages. */
const NO_PASSWORD =
	/^(?:true|false|null|none|undefined|string|required|invalid|missing|incorrect|expired|wrong)$/i;

const KEY_PREFIXES = [
	'(?:sk|pk|rk)[-_](?:live_|test_|ant-|proj-|or-)?(?<secret>[A-Za-z0-9_-]{16,})',
	'gh[pousr]_[A-Za-z0-9]{30,}',
	'github_pat_[A-Za-z0-9_]{40,}',
	'glpat-[A-Za-z0-9_-]{20,}',
	'xox[abeprs]-[A-Za-z0-9-]{10,}',
	'(?:AKIA|ASIA)[A-Z0-9]{16}',
	'AIza[A-Za-z0-9_-]{35}',
	'(?:npm|hf|whsec)_[A-Za-z0-9]{30,}',
	'SG\\.[A-Za-z0-9_-]{20,}\\.[A-Za-z0-9_-]{20,}',
	'ya29\\.[A-Za-z0-9_-]{20,}',
];

const KEY_NAMES =
	'authorization|api[_-]?key|access[_-]?key|(?:access|refresh|auth|id|session|bearer|api)[_-]?token|token|(?:client|app|shared)?[_-]?secret|session[_-]?id|private[_-]?key|密钥';
const PASSWORD_NAMES = 'password|passwd|passphrase|pwd|contrase(?:ñ|n)a|密码|口令';
const IDENTITY_NAMES =
	'dni|nie|nif|rut|run|ruc|nit|cuit|cuil|curp|rfc|cpf|ssn|pasaporte|passport|c[ée]dula|documento|identificaci[óo]n|document[_ ]number|national[_ ]id|身份证|证件号|护照';
const AFTER_NAME = '(?:[_ ](?:de[_ ])?(?:identidad|cliente|number|n[úu]mero|no))?(?:号码|号)?';

const SAFE_HOST = /@(?:[^@]*\.)?(?:example(?:\.\p{L}+)?|[^@.]+\.(?:test|invalid|example|localhost))$/iu;

/** In order of precedence: where two find the same place, the first has it. */
export const DETECTORS: readonly Detector[] = [
	{ kind: 'key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----(?<secret>[^-]{20,})/dg },
	{ kind: 'token', pattern: between('eyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]*)?') },
	{
		kind: 'token',
		pattern: between('Bearer\\s{1,3}(?<secret>[A-Za-z0-9._~+/-]{12,}=*)', 'i'),
		isOne: isMachineMade,
	},
	{
		kind: 'password',
		pattern: between('Basic\\s{1,3}(?<secret>[A-Za-z0-9+/]{8,}={0,2})', 'i'),
		isOne: isCredentials,
	},
	{ kind: 'key', pattern: between(KEY_PREFIXES[0] ?? ''), isOne: isMachineMade },
	{ kind: 'key', pattern: between(KEY_PREFIXES.slice(1).join('|')), isOne: isMachineMade },
	{
		kind: 'key',
		pattern: new RegExp(`(?:${KEY_NAMES})${IS}(?<secret>[^\\s"',;&<>(){}\\[\\]]{8,})`, 'giud'),
		isOne: isMachineMade,
	},
	{
		kind: 'password',
		pattern: new RegExp(`(?:${PASSWORD_NAMES})${IS}(?<secret>[^\\s"',;&<>{}\\[\\]]{4,})`, 'giud'),
		isOne: (secret) => !NO_PASSWORD.test(secret),
	},
	// «clave» is also the key of a record: only what a machine made is taken for a password.
	{
		kind: 'password',
		pattern: /["']clave\s{0,3}["']\s{0,9}:\s{0,9}["'](?<secret>[^\s"']{6,512})/dgiu,
		isOne: isMachineMade,
	},
	{ kind: 'password', pattern: /:\/\/[^\s/:@"']{1,64}:(?<secret>[^\s/@"']{3,})@/dg },
	{ kind: 'token', pattern: /(?<![\p{L}\p{N}])Cookie:\s{0,3}[^=;\s]{1,64}=(?<secret>[^;\s"]{8,})/dgiu },
	{
		kind: 'email',
		pattern:
			/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}-])/dgu,
		isOne: (secret) => !SAFE_HOST.test(secret),
		mask: maskEmail,
	},
	{
		kind: 'card',
		pattern: /(?<![\p{L}\p{N}.,-])(?:\d[ -]?){12,18}\d(?![\p{L}\p{N}]|[.,-]\d)/dgu,
		isOne: isCard,
	},
	{
		kind: 'account',
		pattern: between('[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?'),
		isOne: isIban,
	},
	{ kind: 'identity', pattern: between('\\d{1,2}\\.?\\d{3}\\.?\\d{3}-[\\dkK]'), isOne: isRut },
	{ kind: 'identity', pattern: between('\\d{8}-?[A-Za-z]|[XYZxyz]-?\\d{7}-?[A-Za-z]'), isOne: isNif },
	{ kind: 'identity', pattern: between('\\d{2}-\\d{8}-\\d'), isOne: isCuit },
	{ kind: 'identity', pattern: between('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}'), isOne: isCpf },
	{ kind: 'identity', pattern: between('\\d{17}[\\dXx]'), isOne: isChineseId },
	{ kind: 'identity', pattern: between('[A-Z]{4}\\d{6}[HM][A-Z]{5}[A-Z0-9]\\d') },
	{ kind: 'identity', pattern: between('(?!000|9)\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}') },
	{
		kind: 'identity',
		pattern: new RegExp(
			`(?<!\\p{L})(?:${IDENTITY_NAMES})${AFTER_NAME}["']?\\s{0,9}(?:[:=#]|n[º°]|es)?\\s{0,9}["']?\\s{0,9}(?<secret>[A-Z]{0,4}-?\\d[\\d.\\-]{4,16}[\\dA-Z]?)${END}`,
			'giud',
		),
		isOne: (secret) => secret.replace(/\D/g, '').length >= 6,
	},
	{
		kind: 'phone',
		pattern: /(?<![\p{L}\p{N}+])\+\d{1,3}(?:[ ().-]{0,2}\d){6,12}(?![\p{L}\p{N}])/dgu,
		mask: maskPhone,
	},
	{
		kind: 'phone',
		pattern:
			/(?<![\p{L}\p{N}_.-])(?<!\p{N} )(?:00)?(?:\(\d{1,4}\)|\d)(?:[ .-]?(?:\(\d{1,4}\)|\d)){7,14}(?![\p{L}\p{N}_-]| \p{N})/dgu,
		isOne: isPhone,
		mask: maskPhone,
	},
];

export const maskOf = (detector: Detector, secret: string): string => (detector.mask ?? maskText)(secret);
