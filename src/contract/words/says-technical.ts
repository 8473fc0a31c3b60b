import type { Range } from '../../text/span.ts';
import { compilePhrases, findRanges, foldText, outside } from './fold.ts';
import { READ_LIMIT, saysNamedOutage, saysQuota } from './says.ts';

/** Failures as programs and their libraries word them; a missing record (SQLSTATE 02000, ORA-01403, P2025) is none. */
const OUTAGE = compilePhrases([
	'e(?:connrefused|connreset|connaborted|timedout|notfound|hostunreach|netunreach|ai again|sockettimedout|pipe|proto)',
	'(?:[a-z]{1,20})?(?:timed?[ -]?out|timedout)(?:error|exception)?(?!\\s?[=:]\\s?["\']?\\d|[a-z]| ?ms)',
	'deadline ?exceeded|context deadline',
	'(?:connection|conn|conexion) (?:was |is |has been )?(?:refused|reset|lost|closed|aborted|terminated|failed|error|rechazada|perdida|cerrada)(?: by peer)?',
	'(?:could not|cannot|can.?t|unable to|failed to|fallo al) (?:connect|reach|conectar|acquire|obtain)[^.;]{0,20}',
	'no route to host|network (?:is )?unreachable|unreachable|socket hang ?up|broken pipe|fetch failed|getaddrinfo|name resolution',
	'service unavailable|bad gateway|gateway time-?out|internal server error|server error|upstream (?:error|failure|connect)',
	'(?:status|http|code|error|codigo|estado)(?: code| status| http|[a-z]{0,6})?(?:/[0-9.]{1,3})?[\\s:=("\']{0,4}5[0-9]{2}',
	'50[0-4] (?:bad|service|gateway|internal|server)',
	'(?:ora-(?:12[0-9]{3}|0?1033|0?1034|0?1089|0?311[34]|00020)|sqlstate\\[?(?:08|53|57|58|xx)[0-9a-z]{3}\\]?)',
	'too many connections|deadlock(?: found| detected)?|(?:connection )?pool (?:exhausted|timeout)|server (?:has )?gone away|lost connection|out of memory|disk full|no space left',
	'(?:operational|connection|network|axios|database|mongonetwork|programming|interface)error|(?:connect|sockettimeout|unknownhost|sql|jdbcconnection|nullpointer|ioexception|httpservererror|runtime)(?:exception)|ioexception',
	'circuit ?breaker|breaker (?:is )?open|maintenance mode',
	'typeerror|referenceerror|attributeerror|nonetype|unboundlocalerror|zerodivisionerror|syntaxerror|segmentation fault|cannot read propert(?:y|ies)',
	'relation "?[a-z. ]{1,60}"? does not exist|no such table|unknown column|syntax error (?:at|near)|unhandled|uncaught',
	'(?:bd|base de datos|db|database)(?: [a-z]{2,12}){0,3} (?:caida|down|unavailable|offline|no disponible|unreachable)|caid[oa]|no respond(?:e|io)',
	'error interno|fallo interno|excepcion no controlada',
]);
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

/** A technical text that tells of a limit of requests. */
export function tellsQuota(text: string): Range[] {
	const found = findRanges(read(text), QUOTA);
	return found.length > 0 ? found : saysQuota(text);
}
