import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, convertedText, countKinds, editsOf } from './index.ts';
import { anyName, anyText, convertOne } from './testing/convert-one.ts';

describe('properties', () => {
	test('converting again changes nothing', async () => {
		await fc.assert(
			fc.asyncProperty(anyText, anyName, fc.boolean(), async (source, fileName, include) => {
				const again = async (text: string) => convertedText(await convertOne(text, fileName, include));
				const once = await again(source);
				const twice = await again(once);
				// A suggestion that somebody took is evidence for a word beside it; after that nothing is left.
				if (!include) expect(twice).toBe(once);
				expect(await again(twice)).toBe(twice);
			}),
			{ numRuns: 1500 },
		);
	});

	test('what is not a converted code stays as it was', async () => {
		await fc.assert(
			fc.asyncProperty(anyText, anyName, fc.boolean(), async (source, fileName, include) => {
				const file = await convertOne(source, fileName, include);
				const after = convertedText(file);
				let [read, written] = [0, 0];
				for (const { offset, length, text: replacement } of editsOf(file)) {
					const kept = offset - read;
					expect(after.slice(written, written + kept)).toBe(source.slice(read, offset));
					expect(after.slice(written + kept, written + kept + replacement.length)).toBe(replacement);
					[read, written] = [offset + length, written + kept + replacement.length];
				}
				expect(after.slice(written)).toBe(source.slice(read));
			}),
			{ numRuns: 1000 },
		);
	});

	test('occurrences are in order, apart from each other and spell their token', async () => {
		await fc.assert(
			fc.asyncProperty(anyText, anyName, async (source, fileName) => {
				let end = 0;
				for (const occurrence of (await convertOne(source, fileName)).occurrences) {
					expect(occurrence.start).toBeGreaterThanOrEqual(end);
					expect(source.slice(occurrence.start, occurrence.end)).toBe(occurrence.token);
					end = occurrence.end;
				}
			}),
			{ numRuns: 1000 },
		);
	});
});

describe('switches', () => {
	const source = '{"code":"canceled","status":"CANCELLED","x":"agent.timeout","why":"internal error"}';

	test('converted ones start on, suggestions when asked for, the rest off', async () => {
		expect((await convertOne(source, 'a.json')).switches).toEqual([true, false, false, false]);
		expect((await convertOne(source, 'a.json', true)).switches).toEqual([true, true, false, false]);
	});

	test('totals', async () => {
		expect(countKinds([await convertOne(source, 'a.json')])).toEqual({
			converted: 1,
			suggestion: 1,
			left: 1,
			canonical: 1,
		});
	});
});

describe('bytes', () => {
	const encoder = new TextEncoder();

	test.each([
		['a byte-order mark', '\uFEFF{"code":"canceled"}', '\uFEFF{"code":"agent.canceled"}'],
		['line ends', 'code: canceled\r\nx: 1\n\r', 'code: agent.canceled\r\nx: 1\n\r'],
		[
			'numbers and escapes',
			'{"n":1.10e400,"s":"\\u00e9\\/","code":"TIMEOUT"}',
			'{"n":1.10e400,"s":"\\u00e9\\/","code":"agent.timeout"}',
		],
		['letters outside the basic plane', '{"😀":"𝒳","code":"TIMEOUT"}', '{"😀":"𝒳","code":"agent.timeout"}'],
	])('%s stay', async (_, before, after) => {
		const { files } = await convert([
			{ name: before.includes('{') ? 'a.json' : 'a.yaml', bytes: encoder.encode(before) },
		]);
		expect(files.map((file) => encoder.encode(convertedText(file)))).toEqual([encoder.encode(after)]);
	});

	test('what is not UTF-8 is refused by name, the others are read', async () => {
		const { files, refused } = await convert([
			{ name: 'bad.log', bytes: new Uint8Array([99, 111, 0xff, 0xfe]) },
			{ name: 'good.log', bytes: encoder.encode('code=canceled') },
		]);
		expect(refused).toEqual(['bad.log']);
		expect(files.map((file) => file.name)).toEqual(['good.log']);
	});

	test('progress is told, and a signal stops it', async () => {
		const done: number[] = [];
		const inputs = [
			{ name: 'a', text: '' },
			{ name: 'b', text: '' },
		];
		await convert(inputs, { onProgress: (count) => done.push(count) });
		expect(done).toEqual([1, 2]);
		await expect(convert(inputs, { signal: AbortSignal.abort() })).rejects.toThrow();
	});
});
