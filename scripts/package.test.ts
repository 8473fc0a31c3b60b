import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROGRAM, writePackage, writeProgram } from './package.mjs';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
const use = join(folder, 'use');
const env = { ...process.env, LANG: 'es_ES.UTF-8', LC_ALL: '' };

beforeAll(async () => {
	await writePackage(join(folder, 'package'));
	mkdirSync(use);
	writeFileSync(join(use, 'package.json'), '{"name":"use","private":true}');
	writeFileSync(
		join(use, 'bad.json'),
		'{"error":{"error_type":"not_found","user_message":"No encontré la cita."}}',
	);
	writeFileSync(
		join(use, 'good.json'),
		'{"error":{"error_type":"NOT_FOUND","user_message":"No encontré la cita."}}',
	);
	npm(join(folder, 'package'), 'pack', '--silent', '--pack-destination', folder);
	const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
	npm(use, 'install', '--offline', '--no-audit', '--no-fund', join(folder, tarball));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function npm(cwd: string, ...args: string[]): void {
	execFileSync('npm', args, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
}

/** The installed program, run by the Node that is there. */
function run(...args: string[]) {
	const program = join(use, 'node_modules', 'contraste', PROGRAM);
	const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
		cwd: use,
		env,
		encoding: 'utf8',
	});
	return { status, out: stdout, err: stderr };
}

describe('the package, installed into an empty folder', () => {
	test('brings nothing but itself', () => {
		expect(readdirSync(join(use, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
			'contraste',
		]);
	});
	test('checks, explains and converts', () => {
		expect(run('check', 'good.json').status).toBe(0);
		const bad = run('check', 'bad.json');
		expect(bad.status).toBe(1);
		expect(bad.out).toContain('error-type-spelling');
		expect(run('explain', 'ES-13').out).toMatch(/^ES-13: /);
		expect(run('explain', 'nada')).toMatchObject({ status: 1, out: '' });
		expect(run('codes', 'TIMEOUT').out).toContain('agent.timeout');
		writeFileSync(join(use, 'a.yaml'), 'code: canceled\n');
		expect(run('convert', '--check', 'a.yaml').status).toBe(1);
	});
	test('names its commands where none is given, and each says how it is called', () => {
		expect(run()).toMatchObject({ status: 2, out: '' });
		expect(run('--help').status).toBe(0);
		expect(run('check', '--help').out).toMatch(/^Uso: contraste check /);
	});
	test.each([
		['an ES module', 'a.mjs', "import { analyse } from 'contraste';\n"],
		['a CommonJS module', 'a.cjs', "const { analyse } = require('contraste');\n"],
	])('is a library for %s', (_, name, head) => {
		const body = `${head}console.log(analyse('{"error":{"error_type":"not_found"}}', { billing: true }).responses[0].verdict);`;
		writeFileSync(join(use, name), body);
		expect(execFileSync(process.execPath, [name], { cwd: use, encoding: 'utf8' }).trim()).toBe(
			'business-error',
		);
	});
	test('has types that a strict program reads', () => {
		writeFileSync(
			join(use, 'a.ts'),
			[
				"import { analyse, convert, decideRetry, RULE_CATALOGUE, type Report, resolve } from 'contraste';",
				"const report: Report = analyse('{}', { billing: true });",
				'export const count: number = report.responses.length + RULE_CATALOGUE.length;',
				"export const code: string | undefined = resolve('TIMEOUT');",
				"export const suits = decideRetry({ code: 'TIMEOUT' })?.suits;",
				"export const files = convert([{ name: 'a', bytes: new Uint8Array() }]).then((done) => done.files.length);",
				"// @ts-expect-error the context is not optional\nanalyse('{}');",
			].join('\n'),
		);
		const tsc = join(
			dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
			'bin',
			'tsc',
		);
		const args = [
			'--strict',
			'--noEmit',
			'--module',
			'nodenext',
			'--target',
			'es2024',
			'--lib',
			'es2024,dom',
			'a.ts',
		];
		const { stdout } = spawnSync(process.execPath, [tsc, ...args], { cwd: use, encoding: 'utf8' });
		expect(stdout).toBe('');
	});
	test('carries the licences of what is inside', () => {
		const licences = readFileSync(join(use, 'node_modules', 'contraste', 'THIRD-PARTY-LICENSES.txt'), 'utf8');
		for (const name of ['yaml', 'zod', 'libphonenumber-js', '@lezer/go'])
			expect(licences).toContain(`${name} `);
	});
});

test('the single file works alone in an empty folder, and its checksum is its own', async () => {
	const alone = mkdtempSync(join(tmpdir(), 'alone-'));
	await writeProgram(alone, { CONTRASTE_SITE: 'https://contraste.example', CONTRASTE_BASE: '/' });
	const [sum] = readFileSync(join(alone, `${PROGRAM}.sha256`), 'utf8').split(' ');
	expect(
		createHash('sha256')
			.update(readFileSync(join(alone, PROGRAM)))
			.digest('hex'),
	).toBe(sum);
	const out = execFileSync(process.execPath, [PROGRAM, 'explain', 'retry-mark'], {
		cwd: alone,
		env,
		encoding: 'utf8',
	});
	expect(out).toContain('https://contraste.example/es/rules/retry-mark/');
	rmSync(alone, { recursive: true });
}, 60_000);
