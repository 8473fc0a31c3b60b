/** Compressed bytes are fed in pieces: a browser unpacks a whole piece at once, a thousand times its size at most. */
const PIECE = 1024;

async function collect(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
	most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const pieces: Uint8Array[] = [];
	let length = 0;
	const reader = stream.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		length += next.value.length;
		if (length > most) {
			await reader.cancel();
			return undefined;
		}
		pieces.push(next.value);
	}
	const whole = new Uint8Array(length);
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

/** A source that hands out the bytes only as fast as they are taken. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
	let at = 0;
	return new ReadableStream(
		{
			pull(controller) {
				if (at >= bytes.length) {
					controller.close();
					return;
				}
				controller.enqueue(bytes.slice(at, at + PIECE));
				at += PIECE;
			},
		},
		{ highWaterMark: 0 },
	);
}

/** zlib, whose Adler-32 checksum stands at the end. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
	const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
	return (await collect(stream, Number.POSITIVE_INFINITY)) ?? new Uint8Array();
}

type Inflated =
	| { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
	| { readonly ok: false; readonly problem: 'corrupt' | 'too-large' };

/** Unpacks zlib; stops where the result would be larger than `most` bytes. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Inflated> {
	try {
		const unpacked = await collect(streamOf(bytes).pipeThrough(new DecompressionStream('deflate')), most);
		return unpacked === undefined ? { ok: false, problem: 'too-large' } : { ok: true, bytes: unpacked };
	} catch (error) {
		if (error instanceof TypeError) return { ok: false, problem: 'corrupt' };
		throw error;
	}
}
