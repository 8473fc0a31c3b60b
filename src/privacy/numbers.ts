import { isCard, isCbu, isChineseId, isClabe, isCpf, isCuit, isIban, isNif, isRut } from './check-digits.ts';
import { between, type PrivateFinder, WORD_END } from './finder.ts';

const SAMPLE_HOST = /@(?:[^@]*\.)?(?:example(?:\.\p{L}+)?|[^@.]+\.(?:test|invalid|example|localhost))$/iu;
const EMAIL =
	/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}(?![\p{L}\p{N}-])/dgu;

const DOCUMENT_NAMES =
	'dni|d\\.n\\.i\\.?|nie|nif|rut|run|cuit|cuil|curp|rfc|cpf|ci|c\\.? ?c\\.?|ssn|nss|seguro social|pasaporte|passport|c[ée]dula(?: de (?:ciudadan[íi]a|identidad|extranjer[íi]a))?|documento(?: de identidad)?|identificaci[óo]n|tarjeta de identidad|licencia(?: de conducir)?|document[_ ]number|national[_ ]id|身份证|证件号|护照';
const AFTER_NAME = '(?:[_ ](?:de[_ ])?(?:identidad|cliente|number|n[úu]mero|no|nro|num)\\.?)?(?:号码|号)?';
const IS = '["\']?\\s{0,9}(?:[:=#：]|n\\.?[º°o]\\.?|es)?[:#]?\\s{0,9}["\']?\\s{0,9}';
/** In one piece, in groups, or with the letters of a Mexican number. */
const DOCUMENT =
	'(?<secret>[A-Z]{0,4}-?\\d[\\d.\\-]{3,16}[\\dA-Z]|(?:[A-Z]{1,4}-?)?\\d{1,3}(?:[ .-]?\\d{2,4}){1,4}(?:-?[0-9A-Z])?|[A-Z]{4}\\d{6}[A-Z0-9]{3,8})';
const labelled = (names: string): RegExp =>
	new RegExp(`(?<!\\p{L})(?:${names})${AFTER_NAME}${IS}${DOCUMENT}${WORD_END}`, 'dgiu');
const hasSixDigits = (secret: string): boolean => secret.replace(/\D/g, '').length >= 6;

/** A date, an amount with marks for the thousands, a number with decimals. */
const NO_PHONE =
	/^(?:(?:19|20)\d\d[-.]\d\d[-.]\d\d|\d\d[-.]\d\d[-.](?:19|20)\d\d|\d{1,3}(?:\.\d{3})+$|\d+\.\d+$)/;

/** Without a country's prefix: only in groups, or with the ten digits that most numbers have. */
function isWrittenPhone(text: string): boolean {
	const { length } = text.replace(/\D/g, '');
	const isWritten = /[ .()-]/.test(text) || length === 10;
	return length >= 9 && length <= 15 && isWritten && !NO_PHONE.test(text);
}

/** As long as numbers are worldwide (E.164), and no date. */
function isDialled(text: string): boolean {
	const { length } = text.replace(/\D/g, '');
	return length >= 7 && length <= 15 && !/^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$|\d\.\d{3}\.\d{3}/.test(text);
}

/** In order of precedence. */
export const NUMBER_FINDERS: readonly PrivateFinder[] = [
	{ kind: 'email', pattern: EMAIL, isOne: (address) => !SAMPLE_HOST.test(address) },
	{ kind: 'sample-email', pattern: EMAIL, isOne: (address) => SAMPLE_HOST.test(address) },
	{
		kind: 'card',
		pattern: /(?<!\p{L}|\p{N}[.,-]?)(?:\d[ -]?){12,18}\d(?![\p{L}\p{N}]|[.,-]\d)/dgu,
		isOne: isCard,
	},
	{
		kind: 'account',
		pattern: between('[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?'),
		isOne: isIban,
	},
	{ kind: 'unlabelled-document', pattern: between('\\d{17}[\\dXx]'), isOne: isChineseId },
	{
		kind: 'account',
		pattern: between('\\d{18}|\\d{22}'),
		isOne: (digits) => isClabe(digits) || isCbu(digits),
	},
	{ kind: 'unlabelled-document', pattern: between('\\d{1,2}\\.?\\d{3}\\.?\\d{3}-[\\dkK]'), isOne: isRut },
	{
		kind: 'unlabelled-document',
		pattern: between('\\d{8}-?[A-Za-z]|[XYZxyz]-?\\d{7}-?[A-Za-z]'),
		isOne: isNif,
	},
	{ kind: 'unlabelled-document', pattern: between('\\d{2}-\\d{8}-\\d'), isOne: isCuit },
	{ kind: 'unlabelled-document', pattern: between('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}'), isOne: isCpf },
	{ kind: 'unlabelled-document', pattern: between('[A-Z]{4}\\d{6}[HM][A-Z]{5}[A-Z0-9]\\d') },
	{ kind: 'unlabelled-document', pattern: between('(?!000|9)\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}') },
	{ kind: 'document', pattern: labelled(DOCUMENT_NAMES), isOne: hasSixDigits },
	{ kind: 'tax-number', pattern: labelled('nit|ruc'), isOne: hasSixDigits },
	{
		kind: 'phone',
		pattern: /(?<![\p{L}\p{N}+])\+\d{1,3}(?:[ ().-]{0,2}\d){6,12}(?![\p{L}\p{N}])/dgu,
	},
	{
		kind: 'phone',
		pattern:
			/(?<![\p{L}\p{N}_.-])(?<!\p{N} )(?:00)?(?:\(\d{1,4}\)|\d)(?:[ .-]?(?:\(\d{1,4}\)|\d)){7,14}(?![\p{L}\p{N}_-]| \p{N})/dgu,
		isOne: isWrittenPhone,
	},
	{
		kind: 'maybe-phone',
		pattern:
			/(?<![\p{L}\p{N}.,$#-])(?:\(?\+?\d{1,4}\)?[ .-]?)?(?:\(?\d{2,5}\)?[ .-]?){1,4}\d{2,5}(?![\p{L}\p{N}]|[.,]\d)/dgu,
		isOne: isDialled,
	},
];
