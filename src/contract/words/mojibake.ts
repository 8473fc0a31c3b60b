import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type MojibakeKind = 'twice-encoded' | 'lost' | 'escape';

/** The characters that Windows-1252 has at 0x80 … 0x9F, by their byte. */
const WINDOWS_1252 = new Map(
	[...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((letter, index) => [
		letter,
		0x80 + index,
	]),
);

const PATTERNS: readonly HitPattern<MojibakeKind>[] = [
	{
		kind: 'twice-encoded',
		pattern:
			/(?:[ÂÃÄÅ][\u0080-¿ŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|[âð][\u0080-¿ŒœŠšŽžŸƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]{2,3})+/gu,
		keep: (said) => decodeTwice(said) !== undefined,
	},
	{ kind: 'lost', pattern: /\uFFFD+|ï¿½/gu },
	{
		kind: 'lost',
		pattern: /(?<=\p{Ll})\?(?=\p{Ll})/gu,
		keep: (_, before) => before.lastIndexOf('¿') <= before.lastIndexOf('?'),
	},
	{ kind: 'escape', pattern: /(?:\\u[0-9a-fA-F]{4})+/gu },
];

/** UTF-8 that was read as Windows-1252 or Latin-1, read again as it was meant; undefined where it is no such thing. */
export function decodeTwice(text: string): string | undefined {
	const bytes: number[] = [];
	for (const letter of text) {
		const code = letter.codePointAt(0) ?? 0;
		const byte = WINDOWS_1252.get(letter) ?? code;
		if (byte > 0xff) return undefined;
		bytes.push(byte);
	}
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
	} catch {
		// Not UTF-8: then these letters are meant.
		return undefined;
	}
}

/** The text that a hit stands for; undefined where the letter is gone for good. */
export function mendMojibake(kind: MojibakeKind, said: string): string | undefined {
	if (kind === 'twice-encoded') return decodeTwice(said);
	if (kind === 'lost') return undefined;
	return said.replaceAll(/\\u([0-9a-fA-F]{4})/gu, (_, code: string) =>
		String.fromCharCode(Number.parseInt(code, 16)),
	);
}

/** Letters that were read in the wrong encoding. */
export function findMojibake(sentence: SentenceText): Hit<MojibakeKind>[] {
	return findHits(sentence, PATTERNS);
}
