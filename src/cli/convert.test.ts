import { execFileSync, spawnSync } from 'node:child_process';
import {
	chmodSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { main as codes } from './codes.ts';
import { main as convert } from './convert.ts';
import type { CliIo } from './io.ts';

let folder = '';
let out = '';
let err = '';
const io = (): CliIo => ({
	cwd: folder,
	out: (text) => {
		out += text;
	},
	err: (text) => {
		err += text;
	},
	readFile: async (path) => readFileSync(resolve(folder, path)),
	readStdin: async () => new Uint8Array(),
	streamFile: () => {
		throw new Error('nothing is read as a stream');
	},
	streamStdin: () => {
		throw new Error('nothing is read as a stream');
	},
	isTerminal: false,
	env: { LANG: 'es_ES.UTF-8' },
});
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'convert-'));
	out = '';
	err = '';
	writeFileSync(join(folder, 'retry.yaml'), 'code: canceled\r\nstatus: CANCELLED\r\n');
	writeFileSync(join(folder, 'clean.json'), '{"code":"agent.canceled"}');
	writeFileSync(join(folder, 'latin1.log'), Buffer.from([0x63, 0x61, 0x6e, 0xe9, 0x0a]));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('convert', () => {
	test('without a mode it shows the table and changes nothing', async () => {
		expect(await convert(['retry.yaml'], io())).toBe(0);
		expect(out).toMatch(/^retry\.yaml:1:7 .*canceled → agent\.canceled .*499/);
		expect(out).toMatch(/^retry\.yaml:2:9 .*CANCELLED/m);
		expect(read('retry.yaml')).toBe('code: canceled\r\nstatus: CANCELLED\r\n');
	});

	test('--write replaces the file and keeps its permissions', async () => {
		chmodSync(join(folder, 'retry.yaml'), 0o640);
		expect(await convert(['--write', 'retry.yaml', 'clean.json'], io())).toBe(0);
		expect(read('retry.yaml')).toBe('code: agent.canceled\r\nstatus: CANCELLED\r\n');
		expect(statSync(join(folder, 'retry.yaml')).mode & 0o777).toBe(0o640);
		expect(readdirSync(folder).sort()).toEqual(['clean.json', 'latin1.log', 'retry.yaml']);
		expect(await convert(['--write', 'retry.yaml'], io())).toBe(0);
		expect(read('retry.yaml')).toBe('code: agent.canceled\r\nstatus: CANCELLED\r\n');
	});

	test('--write keeps the permissions that a new file would not get', async () => {
		chmodSync(join(folder, 'retry.yaml'), 0o666);
		const before = process.umask(0o077);
		try {
			expect(await convert(['--write', 'retry.yaml'], io())).toBe(0);
		} finally {
			process.umask(before);
		}
		expect(statSync(join(folder, 'retry.yaml')).mode & 0o777).toBe(0o666);
	});

	test('--write through a link changes what it points to', async () => {
		symlinkSync('retry.yaml', join(folder, 'link.yaml'));
		expect(await convert(['--write', 'link.yaml'], io())).toBe(0);
		expect(read('retry.yaml')).toContain('code: agent.canceled');
		expect(read('link.yaml')).toContain('code: agent.canceled');
	});

	test('--include-suggestions converts them too', async () => {
		expect(await convert(['--write', '--include-suggestions', 'retry.yaml'], io())).toBe(0);
		expect(read('retry.yaml')).toBe('code: agent.canceled\r\nstatus: agent.canceled\r\n');
	});

	test('--check tells by its exit code', async () => {
		expect(await convert(['--check', 'retry.yaml', 'clean.json'], io())).toBe(1);
		expect(out).toContain('retry.yaml:1:7');
		expect(out).not.toContain('clean.json');
		expect(await convert(['--check', 'clean.json'], io())).toBe(0);
	});

	test('--check is done only where nothing waits for a decision, or somebody made it', async () => {
		writeFileSync(join(folder, 'states.yaml'), 'status: CANCELLED\n');
		expect(await convert(['--check', 'states.yaml'], io())).toBe(1);
		expect(out).toContain('states.yaml:1:9');
		writeFileSync(
			join(folder, 'states.yaml'),
			'status: CANCELLED # contraste-keep: el estado de un pedido\n',
		);
		expect(await convert(['--check', 'states.yaml'], io())).toBe(0);
	});

	const hasGit = spawnSync('git', ['--version']).status === 0;
	test.runIf(hasGit)('--patch gives what git applies', async () => {
		expect(await convert(['--patch', join(folder, 'retry.yaml')], io())).toBe(0);
		execFileSync('git', ['init', '-q'], { cwd: folder });
		execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input: out });
		expect(read('retry.yaml')).toBe('code: agent.canceled\r\nstatus: CANCELLED\r\n');
	});

	test('--json gives an object a file', async () => {
		expect(await convert(['--json', 'retry.yaml', 'clean.json'], io())).toBe(0);
		const reports: unknown[] = out
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(reports).toMatchObject([
			{
				file: 'retry.yaml',
				kind: 'yaml',
				occurrences: [
					{
						line: 1,
						column: 7,
						from: 'canceled',
						to: 'agent.canceled',
						kind: 'converted',
						applied: true,
						http: 499,
					},
					{ line: 2, from: 'CANCELLED', kind: 'suggestion', applied: false, retryChange: 'was-retryable' },
				],
			},
			{ file: 'clean.json', totals: { canonical: 1, converted: 0 } },
		]);
	});

	test('a file that is not UTF-8 is named and stays; the others are converted', async () => {
		const before = readFileSync(join(folder, 'latin1.log'));
		expect(await convert(['--write', 'latin1.log', 'retry.yaml'], io())).toBe(0);
		expect(err).toContain('latin1.log');
		expect(err).toContain('1 archivo no se ha mirado');
		expect(readFileSync(join(folder, 'latin1.log'))).toEqual(before);
		expect(read('retry.yaml')).toContain('agent.canceled');
	});

	test('a file that is not there is named', async () => {
		expect(await convert(['--check', 'none.yaml', 'retry.yaml'], io())).toBe(2);
		expect(err).toContain('none.yaml');
		expect(out).toContain('retry.yaml:1:7');
	});

	test.each([
		[['--write', '--check', 'retry.yaml']],
		[['--wrong', 'retry.yaml']],
		[[]],
		[['--locale', 'en', 'retry.yaml']],
	])('%j is a wrong use', async (args) => {
		expect(await convert(args, io())).toBe(2);
		expect(err).not.toBe('');
		expect(out).toBe('');
		expect(read('retry.yaml')).toBe('code: canceled\r\nstatus: CANCELLED\r\n');
	});
});

describe('codes', () => {
	test.each([
		[
			['TIMEOUT'],
			{ canonical: 'agent.timeout', http: 'unspecified', suits: 'not-decidable', statement: 'ZH-25' },
		],
		[
			['agent.timeout', '--retryable', 'true', '--side-effects', 'none'],
			{ suits: 'yes', statement: 'ZH-14' },
		],
		[
			['CANCELLED', '--retryable', 'true'],
			{ legacy: ['canceled', 'CANCELLED'], suits: 'no', statement: 'ZH-22' },
		],
		[['missing_deliverable'], { http: 422, retry: 'transient', sideEffects: 'possible', suits: 'no' }],
	])('%j', (args, expected) => {
		expect(codes([...args, '--json'], io())).toBe(0);
		expect(JSON.parse(out)).toMatchObject(expected);
		expect(Object.keys(JSON.parse(out))).toEqual(
			expect.arrayContaining([
				'code',
				'canonical',
				'http',
				'retry',
				'sideEffects',
				'legacy',
				'suits',
				'statement',
				'reason',
			]),
		);
	});

	test('for people, in either language', () => {
		expect(codes(['canceled'], io())).toBe(0);
		expect(out).toContain('canceled → agent.canceled');
		out = '';
		expect(codes(['canceled', '--locale', 'zh-cn'], io())).toBe(0);
		expect(out).toContain('副作用: possible');
	});

	test.each([
		['DeadlineExceeded', 'deadline_exceeded'],
		['permanent', 'never'],
		['constructor', 'constructor'],
	])('%s is unknown', (code, named) => {
		expect(codes([code], io())).toBe(1);
		expect(err).toContain(named);
		expect(out).toBe('');
	});

	test.each([
		[['canceled', '--retryable', 'maybe']],
		[['canceled', '--side-effects', 'all']],
		[[]],
		[['a', 'b']],
		[['--x', 'a']],
	])('%j is a wrong use', (args) => {
		expect(codes(args, io())).toBe(2);
		expect(err).not.toBe('');
	});
});
