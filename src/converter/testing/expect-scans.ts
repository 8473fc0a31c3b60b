import { expect, test } from 'vitest';
import { scanText } from '../scan.ts';

/** A text and what is expected of each code in it, as `token reason`, in order. */
type ScanCase = readonly [text: string, ...expected: string[]];

/** A table of texts of one kind, told by the file name. */
export function testScans(name: string, cases: readonly ScanCase[]): void {
	test.each(cases.map(([text, ...expected]) => ({ text, expected })))('$text', async ({ text, expected }) => {
		const { occurrences } = await scanText(text, name);
		expect(occurrences.map(({ token, reason }) => `${token} ${reason}`)).toEqual(expected);
		for (const { start, end, token } of occurrences) expect(text.slice(start, end)).toBe(token);
	});
}
