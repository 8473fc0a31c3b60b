/** The text of bytes, its byte-order mark included; undefined where they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
	return decodeWhole(bytes, 'utf-8');
}

/**
 * The text of bytes as it stands: a byte-order mark stays, bytes that are no UTF-8 become U+FFFD. UTF-16 is read where
 * its own mark says so, as some shells write it.
 */
export function decodeBytes(bytes: Uint8Array): string {
	return new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes);
}

/** Whether `decodeBytes` makes no byte U+FFFD that was not meant so. */
export function isReadable(bytes: Uint8Array): boolean {
	return decodeWhole(bytes, encodingOf(bytes)) !== undefined;
}

/** The text of bytes that arrive in chunks, as `decodeBytes` gives it. */
export async function* decodeChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	let decoder: TextDecoder | undefined;
	let head: Uint8Array = new Uint8Array();
	for await (const chunk of chunks) {
		let bytes = chunk;
		if (!decoder) {
			// The mark of UTF-16 is two bytes long.
			bytes = Uint8Array.of(...head, ...chunk.subarray(0, 2));
			head = bytes.length < 2 ? bytes : new Uint8Array();
			if (bytes.length < 2) continue;
			decoder = new TextDecoder(encodingOf(bytes), { ignoreBOM: true });
			yield decoder.decode(bytes, { stream: true });
			bytes = chunk.subarray(2);
		}
		yield decoder.decode(bytes, { stream: true });
	}
	yield (decoder ?? new TextDecoder()).decode(decoder ? undefined : head);
}

function decodeWhole(bytes: Uint8Array, encoding: string): string | undefined {
	try {
		// With `ignoreBOM` the mark stays in the text, so that encoding gives the same bytes again.
		return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch (error) {
		if (error instanceof TypeError) return undefined;
		throw error;
	}
}

function encodingOf([first, second]: Uint8Array): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
