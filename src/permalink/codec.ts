import { decodeUtf8 } from '../text/bytes.ts';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import { deflate, inflate } from './deflate.ts';
import { packText, unpackText } from './pack.ts';
import { type LinkState, readHeader, writeHeader } from './state.ts';

/** The version that is written. Every version ever written is read for ever. */
const VERSION = 1;
/** Longest text that a link may hold, in code units, and bytes on the way to it. */
export const LARGEST_TEXT = 16 * 1024 * 1024;

/** Why an address holds no state. */
const LINK_PROBLEMS = ['truncated', 'corrupt', 'newer', 'too-large', 'empty', 'foreign'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

type DecodedLink =
	| { readonly ok: true; readonly state: LinkState }
	| { readonly ok: false; readonly problem: LinkProblem };

const failed = (problem: LinkProblem): DecodedLink => ({ ok: false, problem });

/**
 * The state as the fragment of an address, without `#`: `1.<length>.<data>` in `[A-Za-z0-9_.-]`.
 * The length (of the data, in base 36) tells a link that was cut from one that was changed; the checksum of zlib proves the rest.
 */
export async function encodeState(state: LinkState): Promise<string> {
	const packed = `${writeHeader(state)}\n${packText(state.text)}`;
	const data = encodeBase64Url(await deflate(new TextEncoder().encode(packed)));
	return `${VERSION}.${data.length.toString(36)}.${data}`;
}

const PARTS = /^(\d{1,4})(?:\.([0-9a-z]*)(?:\.(.*))?)?$/s;
/** A link whose first characters were changed: no anchor has a full stop and a long run after it. */
const LIKE_OURS = /^\d+\.|\.[A-Za-z0-9_-]{12,}/;
/** What chats put into or around an address: spaces where a line broke, marks of no width. */
const NOISE = /[\s\u200b-\u200d\u2060]+/g;

function unquote(hash: string): string {
	if (!hash.includes('%')) return hash;
	try {
		return decodeURIComponent(hash);
	} catch (error) {
		if (error instanceof URIError) return hash;
		throw error;
	}
}

/** The fragment itself: percent codes decoded, doubled `#` and noise taken off. */
export function cleanHash(hash: string): string {
	return unquote(hash).replace(NOISE, '').replace(/^#+/, '');
}

async function decodeData(data: string): Promise<DecodedLink> {
	const bytes = decodeBase64Url(data);
	if (bytes === undefined) return failed('corrupt');
	const inflated = await inflate(bytes, LARGEST_TEXT);
	if (!inflated.ok) return failed(inflated.problem);
	const packed = decodeUtf8(inflated.bytes);
	const lineEnd = packed?.indexOf('\n') ?? -1;
	if (packed === undefined || lineEnd < 0) return failed('corrupt');
	const unpacked = unpackText(packed.slice(lineEnd + 1), LARGEST_TEXT);
	if (typeof unpacked === 'string') return failed(unpacked);
	const state = readHeader(packed.slice(0, lineEnd), unpacked.text);
	return state === undefined ? failed('corrupt') : { ok: true, state };
}

/**
 * Reads the fragment of an address, with or without `#`, as it comes out of a chat: what follows the data is cut off,
 * and the checksum proves that nothing was lost. `foreign` is a fragment that is no link of ours (an anchor, an example).
 */
export async function decodeHash(hash: string): Promise<DecodedLink> {
	const fragment = cleanHash(hash);
	if (fragment === '') return failed('empty');
	const parts = PARTS.exec(fragment);
	if (parts === null) return failed(LIKE_OURS.test(fragment) ? 'corrupt' : 'foreign');
	const [, version = '', length, data = ''] = parts;
	if (Number(version) > VERSION) return failed('newer');
	if (Number(version) !== VERSION) return failed('corrupt');
	const size = Number.parseInt(length || '0', 36);
	if (size > LARGEST_TEXT) return failed(data.length < size ? 'truncated' : 'too-large');
	if (size === 0 || data.length < size) return failed('truncated');
	return decodeData(data.slice(0, size));
}
