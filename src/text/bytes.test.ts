import { describe, expect, test } from 'vitest';
import { decodeBytes, decodeUtf8 } from './bytes.ts';

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
