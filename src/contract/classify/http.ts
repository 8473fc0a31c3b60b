import { headerOf } from '../layers/http-head.ts';
import type { Subject } from '../types.ts';
import { type Classification, protocolError } from './classification.ts';
import { isVersionRefusal } from './sdk-texts.ts';

/** Statuses that MCP's transport and the frameworks under it answer with by themselves. */
const PROTOCOL_STATUSES: ReadonlySet<number> = new Set([400, 403, 405, 406, 413, 415, 426, 431]);

/** Statuses that say nothing but that the request did not suit the transport; a page of a framework is looked at as such. */
const TRANSPORT_STATUSES: ReadonlySet<number> = new Set([405, 406, 411, 413, 414, 415, 417, 426, 431]);

export function isTransportStatus(status: number | undefined): boolean {
	return status !== undefined && TRANSPORT_STATUSES.has(status);
}

/** An HTTP response whose body is no response of a tool. */
export function classifyHttp({ http, text }: Subject): Classification {
	const status = http?.status ?? 0;
	const body = text?.text ?? '';
	if (status === 401) {
		const hasChallenge = headerOf(http?.headers ?? [], 'www-authenticate') !== undefined;
		return protocolError('unauthorized', hasChallenge ? 'unauthorized' : undefined);
	}
	if (isVersionRefusal(body)) return protocolError('version', status < 500 ? 'version' : undefined);
	const isRight = PROTOCOL_STATUSES.has(status) && body.trim() === '';
	return protocolError('http-failure', isRight ? 'other-protocol' : undefined);
}
