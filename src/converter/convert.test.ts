import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEGACY_CODES } from '../registry/index.ts';
import { type ConvertedFile, convert, convertedText, countKinds, editsOf, makePatch } from './index.ts';

async function convertOne(text: string, name: string, includeSuggestions = false): Promise<ConvertedFile> {
	const { files } = await convert([{ name, text }], { includeSuggestions });
	const [file] = files;
	if (!file) throw new Error('One text gives one file.');
	return file;
}

const NAMES = [
	'a.json',
	'a.ndjson',
	'a.yaml',
	'a.go',
	'a.toml',
	'.env',
	'a.md',
	'a.csv',
	'a.xml',
	'a.log',
	'a.ts',
	'a.py',
	'pasted',
] as const;

/** Pieces of every notation, right and broken, so that the scanners meet what they were not made for. */
const piece = fc.oneof(
	fc.constantFrom(
		...LEGACY_CODES,
		'agent.timeout',
		'agent.tool_rejected',
		'DeadlineExceeded',
		'cancelled',
		'RUN_TIMEOUT',
	),
	fc.constantFrom(
		'"',
		"'",
		'`',
		'```',
		'```json\n',
		'{',
		'}',
		'[',
		']',
		'(',
		')',
		':',
		': ',
		'=',
		',',
		'|',
		'- ',
	),
	fc.constantFrom(
		'\n',
		'\r\n',
		'\r',
		'\t',
		' ',
		'  ',
		'\\',
		'\\"',
		'#',
		'//',
		'/*',
		'*/',
		'<!--',
		'\uFEFF',
		'---\n',
	),
	fc.constantFrom(
		'code',
		'code: ',
		'code=',
		'"code":',
		'err=',
		'status',
		'codes = [',
		'case ',
		'package a\n',
		'é',
		'中',
		'😀',
	),
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
const name = fc.constantFrom(...NAMES);

describe('properties', () => {
	test('converting again changes nothing', async () => {
		await fc.assert(
			fc.asyncProperty(text, name, fc.boolean(), async (source, fileName, include) => {
				const once = convertedText(await convertOne(source, fileName, include));
				expect(convertedText(await convertOne(once, fileName, include))).toBe(once);
			}),
			{ numRuns: 1500 },
		);
	});

	test('what is not a converted code stays as it was', async () => {
		await fc.assert(
			fc.asyncProperty(text, name, fc.boolean(), async (source, fileName, include) => {
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
			fc.asyncProperty(text, name, async (source, fileName) => {
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

// git is the only judge of a patch: a machine without it, where the sources came as an archive, cannot ask.
const hasGit = spawnSync('git', ['--version']).status === 0;

describe.runIf(hasGit)('a patch, applied by git', () => {
	let folder = '';
	const git = (args: readonly string[], input: string): string =>
		execFileSync('git', [...args], { cwd: folder, input, encoding: 'utf8' });
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'patch-'));
		git(['init', '-q'], '');
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	async function expectPatch(sources: readonly { name: string; text: string }[]): Promise<void> {
		for (const { name: path, text: content } of sources) {
			mkdirSync(dirname(join(folder, path)), { recursive: true });
			writeFileSync(join(folder, path), content);
		}
		const { files } = await convert(sources);
		const patch = makePatch(files);
		expect(patch).not.toBe('');
		git(['apply', '--whitespace=nowarn', '-'], patch);
		for (const file of files) expect(readFileSync(join(folder, file.name), 'utf8')).toBe(convertedText(file));
		git(['apply', '--whitespace=nowarn', '-R', '-'], patch);
		for (const file of files) expect(readFileSync(join(folder, file.name), 'utf8')).toBe(file.text);
	}

	const lines = (count: number): string =>
		Array.from({ length: count }, (_, index) => `n${index}: x\n`).join('');
	test.each([
		['one line without an end', 'a.yaml', 'code: canceled'],
		['the first line', 'a.yaml', `code: canceled\n${lines(9)}`],
		['the last line', 'a.yaml', `${lines(9)}code: canceled`],
		[
			'lines next to each other',
			'a.yaml',
			`${lines(9)}code: canceled\nerr: internal\nx_code: TIMEOUT\n${lines(9)}`,
		],
		['hunks that touch', 'a.yaml', `code: canceled\n${lines(6)}err: internal\n`],
		[
			'hunks that do not',
			'a.yaml',
			`code: canceled\n${lines(7)}err: internal\n${lines(20)}x_code: TIMEOUT\n`,
		],
		['two codes in a line', 'a.log', 'code=canceled err=TIMEOUT\n'],
		['CRLF and a byte-order mark', 'a.json', '\uFEFF{\r\n"code":"canceled"\r\n}\r\n'],
		['a lone CR', 'a.log', 'code=canceled\rcode=internal x=1\rend\n'],
		['a name with spaces', 'a folder/a file.yaml', 'code: canceled\n'],
		['a name with a quote, a backslash-free tab and Han', 'b "q"\t中.yaml', 'code: canceled\n'],
		['an empty first line', 'a.yaml', '\n\ncode: canceled\n'],
	])('%s', async (_, path, content) => expectPatch([{ name: path, text: content }]));

	test('several files in one patch', async () =>
		expectPatch([
			{ name: 'a.yaml', text: 'code: canceled\n' },
			{ name: 'b/c.go', text: 'package c\nvar code = "internal"\n' },
		]));

	test('any text', async () => {
		await fc.assert(
			fc.asyncProperty(text, async (source) => {
				const content = `code=TIMEOUT\n${source}`;
				await expectPatch([{ name: 'x.log', text: content.replaceAll('\uFEFF', '') }]);
			}),
			{ numRuns: 40 },
		);
	});

	test('nothing to change gives no patch', async () => {
		expect(makePatch([await convertOne('code: agent.canceled\n', 'a.yaml')])).toBe('');
	});
});
