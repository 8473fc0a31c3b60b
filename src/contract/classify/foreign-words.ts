import { anyOf } from '../../text/any-of.ts';
import type { Names } from '../names.ts';

/** Words by which other products tell a failure, and the members that nothing but a failure has. */

export const ERROR_WORD = /^(?:error|err|failure|exception|ko|internal[_ ]error)$/i;
export const FAIL_WORD = /^(?:fail|failed|fallo|falló|fallido|fallida|timeout|unavailable|denied)$/i;
/** Members that only a failure has; `error_type` in the contract's spelling is the contract's. */
export const ERROR_MEMBERS: Names = new Set([
	'errormessage',
	'errordescription',
	'err',
	'exception',
	'stacktrace',
	'traceback',
	'error',
	'errorcode',
	'fault',
	'faultstring',
	'mensajeerror',
	'errortype',
	'errormsg',
	'errmsg',
	'grpcstatus',
	'errno',
	'sqlstate',
	'sqlmessage',
	'faultcode',
]);
const FAILING =
	'error fail invalid denied limit unauthor forbid exceed exception conflict missing unavailable throttl expired refused reject unsupported bad_ internal';
export const ERROR_CODE_WORD = anyOf(
	[
		...FAILING.split(' '),
		/not_?found/,
		/time_?out/,
		/^E[A-Z]{4,}/,
		/^PGRST/,
		/^\d{5}$/,
		/^[0-9A-Z]{2}\d{3}$/,
		/^ERR/,
		/^ER_/,
	],
	{ flags: 'i' },
);
export const LONE_FAILURE = anyOf(
	[
		/(?:api )?rate limit exceeded.*/,
		String.raw`.*\bis not authori[sz]ed to\b.*`,
		/no route matched\b.*/,
		/internal server error/,
		/not found/,
		/forbidden/,
		/unauthorized/,
		/bad request/,
		/service unavailable/,
		/bad gateway/,
		/gateway timeout/,
		/endpoint request timed out/,
		/too many requests/,
		/limit exceeded/,
		/missing authentication token/,
		/method not allowed/,
		/not authenticated/,
		/(?:no |in)?valid(?:a)? credentials.*/,
		/error\b.*/,
		String.raw`.*\b(?:exception|timed out|econn[a-z]+|traceback)\b.*`,
	],
	{ flags: 'i', start: /^/, end: /$/ },
);

/** Members that list what was wrong with the request, each a text a fault. */
export const ERROR_LISTS: Names = new Set(['errormessages', 'nonfielderrors', 'errorlist', 'listaerrores']);

const ENGLISH_FAILURE = anyOf(
	[
		/error/,
		/fail/,
		/inv[aá]lid/,
		/not (?:found|allowed|authori[sz]ed)/,
		/unauthori[sz]ed/,
		/forbidden/,
		/denied/,
		/timed? ?out/,
		/unavailable/,
		/exceeded/,
		/exception/,
	],
	{ start: /\b/ },
);
export const FAILURE_WORDS = anyOf(
	[
		ENGLISH_FAILURE,
		/no (?:se )?(?:encontr|exist|pud|autoriz|permit)/,
		/fall[oó]/,
		/denegad/,
		/excedid/,
		/requerid/,
		/obligatori/,
	],
	{ flags: 'i' },
);
