/**
 * The text of a file as it stands: a byte-order mark stays, bytes that are no UTF-8 become U+FFFD. UTF-16 is read where
 * its own mark says so, as some shells write it.
 */
export function decodeBytes(bytes: Uint8Array): string {
	return new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
