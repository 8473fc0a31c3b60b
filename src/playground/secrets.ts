export const SECRET_KINDS = ['token', 'key', 'email', 'phone', 'card', 'identity'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** Something that a person may not want to send; offsets into the text. */
export interface Secret {
	readonly kind: SecretKind;
	readonly start: number;
	readonly end: number;
}

/** The part that is covered is the group `hide`, or all. Every expression is linear: each repetition is bounded. */
const PATTERNS: Readonly<Record<SecretKind, readonly RegExp[]>> = {
	token: [
		/\bbearer[ \t]{1,4}(?<hide>[\w.~+/-]{12,4096}={0,2})/gi,
		/\b(?<hide>eyJ[\w-]{8,4096}\.[\w-]{8,8192}\.[\w-]{8,1024})/g,
		/\b(?:mcp-session-id|set-cookie|cookie|authorization|x-api-key)[ \t]{0,4}:[ \t]{0,4}(?<hide>(?!bearer\b)[^\s,;]{6,1024})/gi,
	],
	key: [
		/\b(?<hide>(?:sk|pk|rk)[-_](?:live|test|proj|ant|or)?[-_]?[A-Za-z0-9_-]{16,200})/g,
		/\b(?<hide>AKIA[0-9A-Z]{16})\b/g,
		/\b(?<hide>gh[pousr]_[A-Za-z0-9]{30,100})/g,
		/\b(?<hide>xox[abprs]-[A-Za-z0-9-]{10,200})/g,
		/\b(?<hide>AIza[\w-]{35})/g,
		/["']?\b(?:api[-_]?key|secret|password|passwd|contraseña|clave|access[-_]?token)\b\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\\?["'](?<hide>[^"'\\\s]{6,512})/gi,
	],
	email: [/(?<![\w.+-])(?<hide>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4})/g],
	card: [/(?<![\w.-])(?<hide>\d(?:[ -]?\d){12,18})(?![\w-])/g],
	identity: [
		/\b(?:c[eé]dula|dni|nif|nie|curp|rfc|rut|cuit|cuil|nit|ssn|pasaporte)\b[^\d\n]{1,12}?(?<hide>[A-Z]{0,4}\d[\dA-Z.-]{5,17})/gi,
	],
	phone: [/(?<![\w.-])(?<hide>(?:\+|00)?(?:\(\d{1,4}\)|\d)(?:[ .-]?(?:\(\d{1,4}\)|\d)){7,14})(?![\w-])/g],
};

/** What looks like a credential or personal data, in order, without overlaps: the first kind that says so has it. */
export function findSecrets(text: string): readonly Secret[] {
	const found: Secret[] = [];
	for (const kind of SECRET_KINDS_BY_CERTAINTY) {
		for (const pattern of PATTERNS[kind]) {
			for (const match of text.matchAll(pattern)) {
				const hidden = match.groups?.['hide'] ?? match[0];
				const start = match.index + match[0].indexOf(hidden);
				const secret = { kind, start, end: start + hidden.length };
				if (isLikely(kind, hidden) && !found.some((other) => overlap(other, secret))) found.push(secret);
			}
		}
	}
	return found.sort((a, b) => a.start - b.start);
}

const SECRET_KINDS_BY_CERTAINTY: readonly SecretKind[] = [
	'token',
	'key',
	'email',
	'card',
	'identity',
	'phone',
];

/** The same text with every letter and digit of the secrets covered: lengths, shapes and so the verdict stay. */
export function maskSecrets(text: string, secrets: readonly Secret[]): string {
	let masked = '';
	let at = 0;
	for (const { start, end } of secrets) {
		masked += text.slice(at, start) + cover(text.slice(start, end));
		at = end;
	}
	return masked + text.slice(at);
}

function cover(text: string): string {
	return text.replace(/\p{L}/gu, 'x').replace(/\d/g, '0');
}

function isLikely(kind: SecretKind, text: string): boolean {
	const digits = text.replace(/\D/g, '');
	if (/^0*$/.test(digits) && /^[\Wx0_]*$/.test(text)) return false; // covered before
	if (kind === 'card') return passesLuhn(digits);
	// A bare run of digits is as well an order, an amount or a date.
	if (kind === 'phone')
		return (
			digits.length >= 9 &&
			digits.length <= 15 &&
			(/^[+(]|[ .()-]/.test(text) || digits.length === 10) &&
			!isDate(text)
		);
	return true;
}

function isDate(text: string): boolean {
	return (
		/^(?:19|20)\d\d[-.]\d\d[-.]\d\d/.test(text) ||
		/^\d\d[-.]\d\d[-.](?:19|20)\d\d/.test(text) ||
		/^\d{1,3}(?:\.\d{3})+$/.test(text)
	);
}

function passesLuhn(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return digits.length >= 13 && sum % 10 === 0 && !/^0+$/.test(digits);
}

function overlap(a: Secret, b: Secret): boolean {
	return a.start < b.end && b.start < a.end;
}
