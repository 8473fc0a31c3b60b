/** The text of a file, its byte-order mark included; undefined where the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
	try {
		// With `ignoreBOM` the mark stays in the text, so that encoding gives the same bytes again.
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
}
