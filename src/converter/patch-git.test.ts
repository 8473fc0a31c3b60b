import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { convert, convertedText, makePatch } from './index.ts';
import { anyText, convertOne } from './testing/convert-one.ts';

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
			fc.asyncProperty(anyText, async (source) => {
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
