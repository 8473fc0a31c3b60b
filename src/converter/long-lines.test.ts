import { expect, test } from 'vitest';
import { scanText } from './scan.ts';

const COUNT = 20_000;

// Reading the line anew for each code would take minutes here.
test.each([
	['a.yaml', 'canceled '],
	['a.yaml', '"canceled",'],
	['.env', 'canceled,'],
	['a.md', '`canceled` '],
	['a.md', '|canceled'],
	['a.md', '<!-- canceled '],
	['a.csv', 'canceled,'],
	['a.xml', 'canceled '],
	['a.log', 'code=canceled '],
])('one line of many codes: %s %s', { timeout: 20_000 }, async (name, piece) => {
	const { occurrences, unlisted } = await scanText(`x: ${piece.repeat(COUNT)}`, name);
	expect(occurrences.length + unlisted).toBe(COUNT);
});
