import { jsonStringView } from '../../text/json/string-view.ts';
import type { JsonNode } from '../../text/json/types.ts';
import { sliceView } from '../../text/view.ts';
import { headerOf } from './http-head.ts';
import { findPlace, type RecordingShape } from './recording-shapes.ts';
import { stringOf } from './shapes.ts';
import type { HttpPart } from './types.ts';

/** The HTTP of a recorded response; undefined where the form has none. */
export function readHttp(
	entry: JsonNode,
	shape: RecordingShape,
	body: JsonNode | undefined,
): HttpPart | undefined {
	const status = findPlace(entry, shape.status);
	if (status?.kind !== 'number') return undefined;
	const { view } = entry.document;
	const headers = readHeaders(findPlace(entry, shape.headers));
	return {
		status: Number(status.scalar),
		statusSpan: status.span(),
		headers: headers.filter(({ name }) => !OF_THE_WIRE.has(name.toLowerCase())),
		hasHeaderBlock: headers.length > 0,
		body:
			body?.kind === 'string'
				? jsonStringView(body)
				: body
					? sliceView(view, body.start, body.end)
					: sliceView(view, status.end, status.end),
	};
}

/** What these say holds for the bytes that were sent, and no more for the text that was recorded. */
const OF_THE_WIRE: ReadonlySet<string> = new Set(['content-encoding', 'content-length', 'transfer-encoding']);

/** Headers as objects with name and value, as members of one object, or as names and values in turn. */
function readHeaders(headers: JsonNode | undefined): HttpPart['headers'][number][] {
	const children = headers?.children ?? [];
	if (headers?.kind === 'object') {
		return children.map((value) => ({
			name: value.key?.name ?? '',
			value: textOf(value.kind === 'array' ? value.children[0] : value),
			span: value.span(),
		}));
	}
	return children.flatMap((child, at) => {
		if (child.kind === 'object') {
			const name = stringOf(child.get('name') ?? child.get('key')) ?? '';
			return [{ name, value: textOf(child.get('value')), span: child.span() }];
		}
		const value = children[at + 1];
		return at % 2 === 0 && value ? [{ name: textOf(child), value: textOf(value), span: value.span() }] : [];
	});
}

function textOf(node: JsonNode | undefined): string {
	return String(node?.scalar ?? '');
}

const ASIDE_TYPE =
	/^(?:image|audio|video|font)\/|^text\/(?:css|javascript)|^application\/(?:javascript|x-javascript|wasm|font|x-font|pdf|octet-stream)|^application\/manifest\+json/i;

/**
 * What a recorder keeps beside the answers of tools: scripts, images and pages of a site, a preflight, an answer without
 * a body that is no failure, a message alone without its response.
 */
export function isAside(
	entry: JsonNode,
	shape: RecordingShape,
	body: JsonNode | undefined,
	http: HttpPart | undefined,
): boolean {
	const hasBody = body !== undefined && stringOf(body) !== '';
	const status = http?.status;
	if (status === undefined) return body === undefined;
	if (status >= 400) return false;
	const method = stringOf(findPlace(entry, shape.method))?.toUpperCase();
	if (!hasBody || method === 'OPTIONS') return true;
	const type =
		stringOf(findPlace(entry, shape.mimeType)) ?? headerOf(http?.headers ?? [], 'content-type') ?? '';
	return ASIDE_TYPE.test(type) || (method === 'GET' && /^text\/html/i.test(type));
}

/** Last steps of addresses at which a server stands, and no tool. */
const ENDPOINTS = /^(?:mcp|sse|messages?|rpc|jsonrpc|json-rpc|graphql|api|webhook|invoke|call|v\d+)$/i;
const TOOL_NAME = /^[A-Za-z_][\w-]{0,99}$/;

/** The tool that an address names with its last step. */
export function toolOfUrl(url: string | undefined): string | undefined {
	const [path = ''] = (url ?? '').replace(/^[a-z][a-z+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
	const last = path.split('/').findLast((step) => step !== '');
	return last !== undefined && TOOL_NAME.test(last) && !ENDPOINTS.test(last) ? last : undefined;
}
