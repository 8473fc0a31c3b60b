import { anyOf } from '../../text/any-of.ts';
import { isObject, isReservedCode, stringOf } from '../layers/shapes.ts';
import type { Subject } from '../types.ts';
import { rpcCode, rpcMessage } from './rpc.ts';

/** Codes of OAuth's bearer tokens (RFC 6750) and of its token endpoint that a resource server answers with. */
const OAUTH_CODES: ReadonlySet<string> = new Set([
	'invalid_token',
	'invalid_client',
	'unauthorized',
	'missing_token',
	'token_expired',
]);
const CREDENTIAL = anyOf(
	[
		/unauthori[sz]ed\b/,
		/authentication (?:is )?(?:required|failed)/,
		/authentication credentials were not provided/,
		/not authenticated/,
		/(?:missing|invalid|expired|no) (?:or (?:missing|invalid|expired) )?(?:authorization|authentication|bearer|access|api|auth)?[ -]?(?:token|header|key|credentials?)/,
		/token (?:has )?(?:expired|is invalid|missing)/,
		/no autorizado|no autenticado/,
		/(?:falta|token) (?:el token|la credencial|inv[aá]lid[oa]|vencid[oa])/,
	],
	{ flags: 'i', start: /^\s*(?:bad request: |error: )?/ },
);

/** Whether a body says, in the manner of OAuth or of an SDK, that the credential is missing or bad. */
export function isCredentialRefusal({ rpc, payload, result }: Subject): boolean {
	if (result) return false;
	if (rpc?.error) {
		if (!isObject(rpc.error)) return false;
		const code = rpcCode(rpc.error);
		return code !== undefined && isReservedCode(code) && CREDENTIAL.test(rpcMessage(rpc.error));
	}
	if (!isObject(payload)) return false;
	const detail = payload.size === 1 ? stringOf(payload.get('detail')) : undefined;
	if (detail !== undefined) return CREDENTIAL.test(detail);
	const code = stringOf(payload.get('error'))?.toLowerCase();
	return (
		code !== undefined && OAUTH_CODES.has(code) && payload.size <= 4 && payload.get('success') === undefined
	);
}

/** Codes of OAuth for a request or a scope that will not do (RFC 6749, RFC 6750). */
const OAUTH_REFUSALS: ReadonlySet<string> = new Set([
	...OAUTH_CODES,
	'insufficient_scope',
	'invalid_scope',
	'invalid_request',
	'invalid_grant',
	'access_denied',
	'unauthorized_client',
	'unsupported_grant_type',
]);

/** Whether a 400 or 403 is OAuth's own answer, which no tool has given. */
export function isOauthRefusal({ http, payload, rpc, result }: Subject): boolean {
	if (rpc || result || !isObject(payload) || (http?.status !== 400 && http?.status !== 403)) return false;
	return OAUTH_REFUSALS.has(stringOf(payload.get('error')) ?? '') && payload.size <= 4;
}
