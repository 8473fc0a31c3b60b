import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type CodeKind = 'identifier' | 'name' | 'status' | 'timestamp' | 'error-code';

const STARTS = '(?<![\\p{L}\\p{N}_])';
const ENDS = '(?![\\p{L}\\p{N}_])';
const whole = (body: string, flags = 'gu'): RegExp => new RegExp(`${STARTS}(?:${body})${ENDS}`, flags);

/** Prefixes of brands and services written with a capital inside: «miClaro», «tuBoleta», «eSIM», «iPhone». */
const BRAND_START =
	/^(?:[a-z]|mi|tu|su|de|la|el|in|un|no|mc|mac|va|we|bio|eco|uni|tele|auto|super|mega|multi|claro|movistar|tigo|banco|nequi|rappi)\p{Lu}/u;
/** What code calls its things; brands such as WhatsApp or PayPal end otherwise. */
const CODE_END =
	'Error|Exception|NotFound|Taken|Service|Controller|Handler|Id|Request|Response|Failed|Failure|Invalid|Denied|Unavailable|Code|Status|Timeout|Expired|Conflict|Exists|Required|Missing|Repository|NoEncontrada|NoEncontrado|Ocupado|Ocupada|Invalido|Invalida';

/** How programs call the records that their identifiers begin with. */
const RECORD =
	'cita|ped|ord|cli|pac|res|fac|tck|tkt|trn|env|usr|usu|sol|trx|txn|pol|cta|user|order|cus|cust|appt';
/** Companies whose numbers of an error programs pass on. */
const PROVIDERS =
	'twilio|sap|stripe|amadeus|sabre|whatsapp|adyen|paypal|mercado ?pago|prosa|transbank|redeban';
/** Who answers with a number of its own. */
const ANSWERED = '(?:respond|devolv|retorn|arroj|contest)[a-z]{1,4}';

const PATTERNS: readonly HitPattern<CodeKind>[] = [
	{
		kind: 'identifier',
		pattern: whole('[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'),
	},
	{
		kind: 'identifier',
		pattern: whole('[0-9A-HJKMNP-TV-Z]{26}|[0-9a-f]{24}|[0-9a-fA-F]{16,128}|0x[0-9a-fA-F]{4,64}'),
		keep: isMixed,
	},
	{
		kind: 'identifier',
		on: 'folded',
		pattern: whole(
			'ids?(?: de [a-z]{3,15})?(?: invalid[oa]| intern[oa])?(?:\\s{0,2}[=:#]|\\s)\\s{0,2}[a-z0-9-]{0,20}\\d[a-z0-9-]{0,30}',
		),
	},
	{
		kind: 'identifier',
		pattern: whole(
			'(?:CITA|PED|ORD|CLI|PAC|RES|RSV|FAC|INV|TCK|TKT|TICKET|CASO|USR|USU|SOL|TRX|TXN|POL|CTA|EMP|PROD|SKU|REQ|INC|CUS|CUST|BK|APT)(?:[-_:#]?\\d{5,12}|(?:-\\d{2,6}){2,3})',
		),
	},
	// «CTR-2021-88», «POL/2022/3391», «SEDE-NORTE-02»; a flight or a model has one number: «AV-204».
	{
		kind: 'identifier',
		pattern: whole('\\p{Lu}{2,10}(?:[-_/]\\d{1,8}){2,4}|\\p{Lu}{3,12}(?:-\\p{Lu}{3,12}){1,3}-\\d{1,6}'),
	},
	{
		kind: 'identifier',
		on: 'folded',
		pattern: whole(
			`(?:${RECORD})(?:(?::|_)[a-z0-9-]{0,30}\\d[a-z0-9-]{1,30})|[a-z]{2,10}[:-](?=\\d{1,29}[a-z])[a-z0-9]{5,30}`,
		),
	},
	// In small letters a program's; «PED-4821» may stand on the customer's receipt.
	{ kind: 'identifier', pattern: whole(`(?:${RECORD})-\\d{4,12}`) },
	{
		kind: 'timestamp',
		pattern: whole(
			'\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?',
		),
	},
	{
		kind: 'error-code',
		pattern: whole(
			'(?:ORA|PLS|TNS|SQL|DB2|SQLSTATE|PGRST|HY|WSREP|MY|ERR|EC|ERROR|E|EXC|BE|SYS|API|INT|COD|ECODE)-?\\[?\\d{2,6}\\]?(?::)?',
		),
		keep: isErrorCode,
	},
	{
		kind: 'error-code',
		pattern: whole(
			'SQLSTATE\\[?[0-9A-Z]{5}\\]?|PGRST\\d{2,4}|E11000|E(?:CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|NOTFOUND|PIPE|HOSTUNREACH|AI_AGAIN|NOENT|ACCES|RANGE)',
		),
	},
	// «AADSTS50034», «CFDI40147»; three letters and figures are a number plate.
	{ kind: 'error-code', pattern: whole('\\p{Lu}{4,8}\\d{4,7}|(?<=[Cc]ódigo )\\p{Lu}{2,5} \\d{2,6}') },
	{
		kind: 'error-code',
		on: 'folded',
		pattern: whole(
			[
				`(?<=(?:${PROVIDERS}) )(?:[a-z]\\d )?\\d{2,6}`,
				`(?<=${ANSWERED} (?:con )?(?:(?:un|el|la) )?(?:(?:codigo|mensaje|causa|respuesta|motivo) )?)(?:[a-z]\\d )?\\d{2,6}(?=[.;)]?(?:\\s|$))(?! [a-z])`,
				'(?:respuesta|causa|motivo|rechazo) (?:0\\d{1,2}|\\d{2,4}(?= del? (?:la )?(?:adquirente|emisor|procesador|red)))',
			].join('|'),
		),
	},
	{ kind: 'error-code', pattern: /(?<![\p{L}\p{N}])-32\d{3}(?!\d)/gu },
	{ kind: 'name', pattern: whole('(?:dbo|public|sys)\\.[\\p{L}_]{3,40}') },
	{ kind: 'name', pattern: whole('\\p{L}[\\p{L}\\p{N}]{0,40}(?:_{1,2}[\\p{L}\\p{N}]{1,40}){1,12}') },
	{
		kind: 'name',
		pattern: whole('[a-z][a-z0-9]{1,30}(?:\\.[a-z][a-z0-9_]{1,30}){2,6}'),
		keep: (said) => !isDomain(said),
	},
	{
		kind: 'name',
		pattern: whole('\\p{Ll}{2,30}(?:\\p{Lu}[\\p{Ll}\\p{N}]{1,30}){1,6}'),
		keep: (said) => !BRAND_START.test(said),
	},
	{ kind: 'name', pattern: whole(`(?:\\p{Lu}[\\p{Ll}\\p{N}]{1,30}){1,5}(?:${CODE_END})`), keep: hasTwoHumps },
	{ kind: 'name', pattern: whole('(?:\\p{Lu}\\p{Ll}{1,30}){3,8}'), keep: isCodeLike },
	{
		kind: 'name',
		pattern: whole(
			'TIMEOUT|UNAUTHORIZED|FORBIDDEN|CONFLICT|UNAVAILABLE|INTERNAL|NOTFOUND|VALIDATION|PERMISSION|BLOCKER|UNKNOWN|DENIED|EXPIRED|CANCELLED|CANCELED|TRANSIENT|DUPLICATE|INVALID',
		),
	},
	{
		kind: 'status',
		on: 'folded',
		pattern: whole(
			'(?:error|http|estado|status)(?: http)?(?: (?:n\\.?º|numero|nro\\.?|codigo|con codigo|interno|de servidor))?:?\\s{0,2}#?[a-z]{0,4}-?\\d{2,6}(?: \\([a-z ]{2,30}\\))?',
		),
	},
	{
		kind: 'status',
		on: 'folded',
		pattern: whole(
			'(?:codigo|cod\\.?) (?:(?:de error|de estado|http|interno|de respuesta|de excepcion|de fallo)(?: es)?:?\\s{0,2}#?[a-z]{0,6}[-_]?\\d{1,6}|[45]0\\d|[45][1-3]\\d)',
		),
	},
	{
		kind: 'status',
		on: 'folded',
		pattern:
			/(?<=(?:disponible|servicio|respond[a-z]{1,4}|fallo|fallida|sistema|servidor|problema|inesperad[oa]) )[([][45]\d\d[)\]]/gu,
	},
	// Nothing to say at all: «404», «E-22».
	{ kind: 'status', pattern: /^\s*(?:\p{Lu}{1,4}-?)?\d{3,5}[.:]?\s*$/gu },
];

/** Letters and digits together: a word or a plain number is no identifier. */
function isMixed(said: string): boolean {
	return /\d/u.test(said) && /\p{L}/u.test(said);
}

/** «E-1042» and «ERR42» are codes; «E 20» of a door or «API-2» of a plan are rare enough. */
function isErrorCode(said: string, before: string): boolean {
	const short = /^(?:E|BE|INT|MY|HY|API|COD)-?\d/u.test(said);
	return !short || /(?:error|codigo|fallo|falla|\(|\[|^)\s*$/u.test(before);
}

/** A public address such as `citas.clinica.com` is spoken of elsewhere. */
function isDomain(said: string): boolean {
	return /\.(?:local|internal|interno|lan|corp|intranet|com|net|org|gob|gov|edu|info|co|mx|pe|cl|ar|es|ec|uy|io|app|online|shop|store|site|dev|biz)(?:\.[a-z]{2})?$/u.test(
		said,
	);
}

function hasTwoHumps(said: string): boolean {
	return /\p{Lu}.*\p{Lu}/u.test(said) && !/^(?:Mac|Mc|De|La)\p{Lu}/u.test(said);
}

/** Three words in one, one of them of the trade of errors; a brand such as «JetSmartGo» has none. */
function isCodeLike(said: string): boolean {
	return /(?:Not|No|Error|Err|Fail|Invalid|Missing|Already|Sin|Ya)\p{Lu}/u.test(said) && said.length > 9;
}

/** Identifiers, names of code and codes of errors. */
export function findInternalCodes(sentence: SentenceText): Hit<CodeKind>[] {
	return findHits(sentence, PATTERNS);
}
