import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../locales.ts';
import { messagesOf } from '../messages/index.ts';
import { main } from './check.ts';
import { OUTPUT_OPTIONS } from './check-outputs.ts';
import type { CliIo } from './io.ts';

const RIGHT =
	'{"error": {"error_type": "NOT_FOUND", "user_message": "No encontré una reserva con ese apellido."}}';
const SPELLED = RIGHT.replace('NOT_FOUND', 'not_found');
const FILES: Readonly<Record<string, string | Uint8Array>> = {
	'right.json': RIGHT,
	'spelled.json': `\n  ${SPELLED}`,
	'empty-list.json': '{"resultados": []}',
	'blocker.json': RIGHT.replace('NOT_FOUND', 'BLOCKER'),
	'bom.json': Uint8Array.of(0xef, 0xbb, 0xbf, ...new TextEncoder().encode(SPELLED)),
	'two.ndjson': `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":${JSON.stringify(RIGHT)}}],"isError":true}}\n{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":${JSON.stringify(SPELLED)}}],"isError":true}}\n`,
	'bytes.bin': Uint8Array.from({ length: 512 }, (_, index) => (index * 37) % 256),
	'nothing.txt': '',
	'split.sse':
		'event: message\ndata: {"error": {"error_type": "NOT_FOUND",\ndata: "user_message": ["No hay",\ndata: "reservas."]}}\n\n',
};

interface Ran {
	readonly code: number;
	readonly out: string;
	readonly err: string;
}

function contentOf(path: string): Uint8Array {
	const content = FILES[path];
	if (content === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
	return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

async function run(args: readonly string[], change: Partial<CliIo> = {}): Promise<Ran> {
	let out = '';
	let err = '';
	const code = await main(args, {
		cwd: '/',
		readFile: () => Promise.reject(new Error('check reads streams')),
		readStdin: () => Promise.reject(new Error('check reads streams')),
		streamFile: async function* (path) {
			yield contentOf(path);
		},
		streamStdin: async function* () {
			yield new TextEncoder().encode(RIGHT);
		},
		out: (text) => {
			out += text;
		},
		err: (text) => {
			err += text;
		},
		isTerminal: false,
		env: {},
		...change,
	});
	return { code, out, err };
}

async function json(...args: string[]) {
	const { out } = await run(['--json', ...args]);
	return out
		.trimEnd()
		.split('\n')
		.map((line) => JSON.parse(line));
}

describe('check --json', () => {
	test('says all of one file on one line', async () => {
		const { code, out, err } = await run(['--json', 'spelled.json']);
		expect([code, err, out.split('\n')]).toEqual([1, '', [expect.any(String), '']]);
		expect(JSON.parse(out)).toEqual({
			version: '1.1.0',
			file: 'spelled.json',
			verdict: 'business-error',
			conforms: false,
			errorType: 'UNKNOWN',
			reaction: { chat: 'improvise', voice: 'improvise' },
			heard: null,
			layers: ['payload'],
			diagnostics: [
				{
					rule: 'error-type-spelling',
					severity: 'error',
					line: 2,
					column: 28,
					endLine: 2,
					endColumn: 39,
					message: expect.stringMatching(/NOT_FOUND.+UNKNOWN/),
					sources: ['ES-05', 'ES-02'],
					url: 'http://localhost:4321/es/rules/error-type-spelling/',
					fixable: true,
					fixes: [
						{
							id: expect.any(String),
							kind: 'safe',
							title: expect.stringContaining('NOT_FOUND'),
							edits: [{ start: expect.any(Number), end: expect.any(Number), text: '"NOT_FOUND"' }],
						},
					],
				},
			],
		});
	});
	test('keeps the order of the files', async () => {
		const files = ['blocker.json', 'right.json', 'empty-list.json', 'right.json'];
		expect((await json(...files)).map(({ file }) => file)).toEqual(files);
	});
	test('lists several responses and speaks of the worst', async () => {
		const [report] = await json('two.ndjson');
		expect(report.responses.map((response: { conforms: boolean }) => response.conforms)).toEqual([
			true,
			false,
		]);
		expect([report.conforms, report.errorType]).toEqual([false, 'UNKNOWN']);
		expect((await json('right.json'))[0]).not.toHaveProperty('responses');
	});
	test('ends a fault where its last piece ends', async () => {
		const [{ diagnostics }] = await json('split.sse');
		expect(diagnostics).toMatchObject([
			{ rule: 'user-message-not-text', line: 3, column: 23, endLine: 4, endColumn: 19 },
		]);
	});
	test('counts columns without the byte-order mark', async () => {
		const [report] = await json('bom.json');
		const spelled = report.diagnostics.find(({ rule }: { rule: string }) => rule === 'error-type-spelling');
		expect([spelled.line, spelled.column]).toEqual([1, 26]);
	});
	test('calls bytes and nothing no response', async () => {
		expect((await json('bytes.bin', 'nothing.txt')).map(({ verdict }) => verdict)).toEqual([
			'not-a-response',
			'not-a-response',
		]);
	});
});

describe('options', () => {
	test('billing changes the reaction to BLOCKER', async () => {
		const reaction = async (...args: string[]) => (await json(...args, 'blocker.json'))[0].reaction.chat;
		expect(await reaction()).toBe('switch-to-billing');
		expect(await reaction('--billing', 'on')).toBe('switch-to-billing');
		expect(await reaction('--billing=off')).toBe('lose-catalogue');
	});
	test('elapsed over 30 cuts off', async () => {
		expect((await json('--elapsed', '30', 'right.json'))[0].reaction.voice).toBe('verify-identification');
		expect((await json('--elapsed', '30.5', 'right.json'))[0].reaction.voice).toBe('cut-off');
	});
	test('tool lets a search be told from a look-up', async () => {
		const rules = (await json('--tool', 'buscar_reservas', 'right.json'))[0].diagnostics;
		expect(rules.map(({ rule }: { rule: string }) => rule)).toContain('empty-list-as-error');
	});
	test('rule changes a severity or turns it off', async () => {
		const severities = async (setting: string) =>
			(await json('--rule', `empty-list-total=${setting}`, 'empty-list.json'))[0].diagnostics.map(
				({ severity }: { severity: string }) => severity,
			);
		expect(await severities('error')).toEqual(['error']);
		expect(await severities('info')).toEqual(['info']);
		expect(await severities('off')).toEqual([]);
		expect((await run(['--rule', 'empty-list-total=error', 'empty-list.json'])).code).toBe(1);
	});
	test('locale changes the words and nothing else', async () => {
		const [es] = await json('spelled.json');
		const [zh] = await json('--locale', 'zh-cn', 'spelled.json');
		expect(zh.diagnostics[0].message).toMatch(/\p{Script=Han}.+。$/u);
		expect({ ...zh, diagnostics: [] }).toEqual({ ...es, diagnostics: [] });
	});
	test('the environment gives the language, the option goes before it', async () => {
		const spoken = async (env: CliIo['env'], ...args: string[]) =>
			(await run([...args, 'gone.json'], { env })).err;
		const [spanish, chinese] = ['gone.json: no existe.\n', 'gone.json：不存在。\n'];
		expect(await spoken({ LANG: 'zh_CN.UTF-8' })).toBe(chinese);
		expect(await spoken({ LANG: 'zh_CN.UTF-8', LC_ALL: 'es_CO.UTF-8' })).toBe(spanish);
		expect(await spoken({ LANG: 'zh_CN.UTF-8' }, '--locale', 'es')).toBe(spanish);
		for (const LANG of ['C', 'POSIX', 'en_US.UTF-8', '']) expect(await spoken({ LANG })).toBe(spanish);
	});
	test('- reads standard input', async () => {
		expect((await json('-'))[0]).toMatchObject({ file: '-', conforms: true });
	});
	test('-- ends the options', async () => {
		expect((await run(['--', '--json'])).err).toContain('--json');
	});
});

describe('exit codes', () => {
	const table: [string, string[], number][] = [
		['all conform', ['right.json', 'empty-list.json'], 0],
		['some do not', ['right.json', 'spelled.json', 'blocker.json'], 1],
		['a file is missing', ['right.json', 'gone.json'], 2],
		['a file is missing and another does not conform', ['spelled.json', 'gone.json', 'right.json'], 2],
		['help', ['--help'], 0],
		['no files', [], 2],
		['an unknown option', ['--colour', 'right.json'], 2],
		['no value', ['right.json', '--tool'], 2],
		['a bad value', ['--billing', 'maybe', 'right.json'], 2],
		['a bad number', ['--elapsed', 'long', 'right.json'], 2],
		['a negative number', ['--elapsed=-1', 'right.json'], 2],
		['an unknown locale', ['--locale', 'en', 'right.json'], 2],
		['an unknown rule', ['--rule', 'nothing=off', 'right.json'], 2],
		['an unknown severity', ['--rule', 'retry-mark=fatal', 'right.json'], 2],
	];
	test.each(table)('%s', async (_, args, code) => {
		const ran = await run(args);
		expect(ran.code).toBe(code);
		expect(ran.err === '').toBe(code !== 2);
	});
	test('a missing file does not keep the others from being checked', async () => {
		const { out, err } = await run(['--json', 'gone.json', 'right.json']);
		expect(JSON.parse(out).file).toBe('right.json');
		expect(err).toContain('gone.json');
	});
	test('problems are told in the language asked for', async () => {
		expect((await run(['--locale', 'zh-cn', 'gone.json'])).err).toMatch(/gone\.json：不存在。/);
	});
});

test.each(LOCALES)('the help in %s names the option of every output', (locale) => {
	for (const name of OUTPUT_OPTIONS)
		expect(messagesOf(locale).cli.usage('contraste check')).toContain(`\n  --${name} `);
});

describe('check for people', () => {
	test('names place, fault, remedy, rule and statement', async () => {
		const { out } = await run(['spelled.json', 'right.json']);
		expect(out).toContain('2:28  Incumple');
		expect(out).toContain('error-type-spelling · ES-05 · ES-02');
		expect(out).toContain('2 archivos: 1 cumple, 1 no.');
	});
	test('numbers several responses', async () => {
		expect((await run(['two.ndjson'])).out).toContain('Respuesta 2 de 2');
	});
	test.each([
		['a terminal', { isTerminal: true }, true],
		['a pipe', { isTerminal: false }, false],
		['NO_COLOR', { isTerminal: true, env: { NO_COLOR: '1' } }, false],
		['an empty NO_COLOR', { isTerminal: true, env: { NO_COLOR: '' } }, true],
		['a dumb terminal', { isTerminal: true, env: { TERM: 'dumb' } }, false],
	])('%s', async (_, io, coloured) => {
		expect((await run(['spelled.json'], io)).out.includes('\u001b[')).toBe(coloured);
	});
});

describe('the command', () => {
	const folder = mkdtempSync(join(tmpdir(), 'check-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	test('judges two hundred files in one process', () => {
		const files = Array.from({ length: 200 }, (_, index) => join(folder, `${index}.json`));
		for (const [index, file] of files.entries()) writeFileSync(file, index === 7 ? SPELLED : RIGHT);
		const ran = spawnSync(process.execPath, ['src/cli/check.ts', '--json', ...files, folder], {
			encoding: 'utf8',
		});
		const reports = ran.stdout
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line));
		expect(reports.map(({ file }) => file)).toEqual(files);
		expect(reports.filter(({ conforms }) => !conforms).map(({ file }) => file)).toEqual([files[7]]);
		expect(ran.stderr).toContain('es una carpeta');
		expect(ran.status).toBe(2);
	});
	test('reads standard input', () => {
		const ran = spawnSync(process.execPath, ['src/cli/check.ts', '-'], { input: RIGHT, encoding: 'utf8' });
		expect([ran.status, ran.stderr]).toEqual([0, '']);
		expect(ran.stdout).toContain('Error de negocio que cumple el contrato');
	});
});
