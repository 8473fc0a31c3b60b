/** Arguments of one call: more would overflow the stack of some engines. */
const CHUNK = 0x8000;

/** Bytes in the alphabet `[A-Za-z0-9_-]`, without padding. */
export function encodeBase64Url(bytes: Uint8Array): string {
	const parts: string[] = [];
	for (let at = 0; at < bytes.length; at += CHUNK) {
		parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
	}
	return btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes again; undefined where the text cannot be such. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
	const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	const bytes = new Uint8Array(binary.length);
	for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
	return bytes;
}
