import type { Range } from '../../text/span.ts';
import { compilePhrases, findRanges, foldText, outside } from './fold.ts';
import { READ_LIMIT, saysNamedOutage, saysQuota } from './says.ts';

/**
 * What only a program writes when a system fails: errno, the class of an exception, a status of 5xx, SQLSTATE, the code
 * of a driver. A missing record (SQLSTATE 02000, ORA-01403, P2025) is no failure.
 */
const SIGNS: readonly string[] = [
	'(?:http|status|error)(?: code| status| http)?[\\s:=("\']{0,4}(?:5[0-9]{2}|429)',
	'(?:servicio|servidor|sistema|proveedor|api|plataforma)[a-z ]{0,20} (?:devolvio|respondio|dio|retorno|contesto) (?:un |con |el |codigo ){0,3}(?:5[0-9]{2}|429)(?! (?!al |en |y |por |cuando |de nuevo)[a-z])',
	'e(?:connrefused|connreset|connaborted|timedout|notfound|hostunreach|netunreach|ai again|sockettimedout|pipe|proto)',
	'[a-z]{0,20}(?:timed?[ -]?out|timedout)(?:error|exception)',
	'50[0-4] (?:bad|service|gateway|internal|server)',
	'(?:ora-(?:12[0-9]{3}|0?1033|0?1034|0?1089|0?311[34]|00020)|sqlstate[\\s:\\[]{0,2}(?:08|53|57|58|xx)[0-9a-z]{3}\\]?)',
	'(?:mysql|mariadb|postgres(?:ql)?|psycopg[23]?|pq|pgbouncer|mongo(?:db|server)?|redis|jdbc|odbc|sqlserver|mssql|prisma|cassandra|elasticsearch)[^.;a-z]{1,6}(?:error |code |err )?[a-z]{0,4}-?(?:1040|1205|1213|2002|2003|2006|2013|08006|08001|57p01|53300|p100[0-9]|p10[12][0-9]|10060|10061|18456|0?1203)',
	'(?:operational|connection|network|axios|database|mongonetwork|programming|interface)error|(?:connect|sockettimeout|unknownhost|sql|jdbcconnection|nullpointer|ioexception|httpservererror|runtime)(?:exception)|ioexception',
	'typeerror|referenceerror|attributeerror|nonetype|unboundlocalerror|zerodivisionerror|syntaxerror|segmentation fault|cannot read propert(?:y|ies)',
];
/** In a trace any code of three figures is one; in a sentence it may be a product's. */
const TRACE_SIGNS: readonly string[] = [
	...SIGNS,
	'(?:status|http|code|error|codigo|estado)(?: code| status| http|[a-z]{0,6})?(?:/[0-9.]{1,3})?[\\s:=("\']{0,4}(?:5[0-9]{2}|429)',
];
const PROOFS = { sentence: compilePhrases(SIGNS), trace: compilePhrases(TRACE_SIGNS) } as const;
/** Failures as programs, their libraries and people who write logs word them. */
const OUTAGE = compilePhrases([
	...TRACE_SIGNS,
	'(?:[a-z]{1,20})?(?:timed?[ -]?out|timedout)(?!\\s?[=:]\\s?["\']?\\d|[a-z]| ?ms)',
	'deadline ?exceeded|context deadline',
	'(?:connection|conn|conexion) (?:was |is |has been )?(?:refused|reset|lost|closed|aborted|terminated|failed|error|rechazada|perdida|cerrada)(?: by peer)?',
	'(?:could not|cannot|can.?t|unable to|failed to|fallo al) (?:connect|reach|conectar|acquire|obtain)[^.;]{0,20}',
	'no route to host|network (?:is )?unreachable|unreachable|socket hang ?up|broken pipe|fetch failed|getaddrinfo|name resolution',
	'service unavailable|bad gateway|gateway time-?out|internal server error|server error|upstream (?:error|failure|connect)',
	'too many connections|deadlock(?: found| detected)?|(?:connection )?pool (?:exhausted|timeout)|server (?:has )?gone away|lost connection|out of memory|disk full|no space left',
	'circuit ?breaker|breaker (?:is )?open|maintenance mode',
	'relation "?[a-z. ]{1,60}"? does not exist|no such table|unknown column|syntax error (?:at|near)|unhandled|uncaught',
	'(?:bd|base de datos|db|database)(?: [a-z]{2,12}){0,3} (?:caida|down|unavailable|offline|no disponible|unreachable)|caid[oa]|no respond(?:e|io)',
	'error interno|fallo interno|excepcion no controlada',
]);
/** Beside a failure, the answer of a later try: what failed is no longer certain. */
const MISSING = compilePhrases(['404', 'not ?found', 'no data', '02000', 'no rows']);
const NOT_OUTAGE = compilePhrases([
	'(?:no|without|sin|not a|zero|0) (?:timeouts?|errors?|errores|conexion caida)',
	'time ?out ?(?:ms|seconds?|s)?\\s?[=:]\\s?["\']?[0-9]{1,6}|time ?out ?ms [0-9]{1,6}',
]);
const QUOTA = compilePhrases([
	'too many requests|rate[ -]?limit(?:ed|ing|er)?(?: exceeded)?|ratelimit[a-z]{0,10}|throttl(?:ed|ing)(?:exception)?|quota ?exceeded|resource ?exhausted',
	'(?:status|http|code|error|codigo|estado)(?: code| status| http)?[\\s:=("\']{0,4}429',
]);

function read(text: string): string {
	return foldText(text.slice(0, READ_LIMIT)).replaceAll('_', ' ');
}

/** A technical text that tells of a failing system, in the words of programs or of people. */
export function tellsOutage(text: string): Range[] {
	const folded = read(text);
	const found = outside(findRanges(folded, OUTAGE), findRanges(folded, NOT_OUTAGE));
	return found.length > 0 ? found : outside(saysNamedOutage(text), findRanges(folded, NOT_OUTAGE));
}

/** What proves a failure without any reading of prose; none where the text tells of a missing record too. */
export function showsFailure(text: string, where: keyof typeof PROOFS): Range[] {
	const folded = read(text);
	if (folded.search(MISSING) >= 0) return [];
	return outside(findRanges(folded, PROOFS[where]), findRanges(folded, NOT_OUTAGE));
}

/** A technical text that tells of a limit of requests. */
export function tellsQuota(text: string): Range[] {
	const found = findRanges(read(text), QUOTA);
	return found.length > 0 ? found : saysQuota(text);
}
