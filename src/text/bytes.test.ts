import { describe, expect, test } from 'vitest';
import { decodeBytes, decodeUtf8, isReadable } from './bytes.ts';

describe('decodeUtf8', () => {
	test('keeps the mark, and reads nothing that is no UTF-8', () => {
		expect(decodeUtf8(Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b))).toBe('\ufeff{');
		expect(decodeUtf8(Uint8Array.of(0x7b, 0xff, 0x7d))).toBeUndefined();
	});
});

describe('decodeBytes', () => {
	test('keeps the mark, replaces what is no UTF-8 and reads UTF-16 by its mark', () => {
		expect(decodeBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b))).toBe('\ufeff{');
		expect(decodeBytes(Uint8Array.of(0x7b, 0xff, 0x7d))).toBe('{\ufffd}');
		expect(decodeBytes(Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0xf1, 0))).toBe('\ufeff{ñ');
		expect(decodeBytes(Uint8Array.of(0xfe, 0xff, 0, 0x7b))).toBe('\ufeff{');
	});
});

describe('isReadable', () => {
	test.each([
		['UTF-8', [0x7b, 0xc3, 0xa9], true],
		['U+FFFD that was meant', [0xef, 0xbf, 0xbd], true],
		['UTF-16 with its mark', [0xff, 0xfe, 0x7b, 0x00], true],
		['half a unit of UTF-16', [0xff, 0xfe, 0x7b], false],
		['Latin 1', [0x63, 0xe9, 0x21], false],
		['half a character', [0xc3], false],
	])('%s', (_name, bytes, expected) => {
		expect(isReadable(Uint8Array.from(bytes))).toBe(expected);
	});
});
