import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { call, har, harEntry, RIGHT, reply, WRONG } from '../contract/layers/testing/recordings.ts';
import { main } from './check.ts';
import type { CliIo } from './io.ts';

const CHUNK = 1 << 16;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
	const bytes = encode(text);
	for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

async function run(text: string, args: readonly string[], change: Partial<CliIo> = {}) {
	const written: string[] = [];
	let err = '';
	const code = await main([...args, '-'], {
		cwd: '/',
		readFile: () => Promise.reject(new Error('check reads streams')),
		readStdin: () => Promise.reject(new Error('check reads streams')),
		streamFile: () => bytesOf(text),
		streamStdin: () => bytesOf(text),
		out: (part) => {
			written.push(part);
		},
		err: (part) => {
			err += part;
		},
		isTerminal: false,
		env: {},
		...change,
	});
	return { code, out: written.join(''), written, err };
}

const lines = (count: number, make: (at: number) => unknown): string =>
	Array.from({ length: count }, (_, at) => JSON.stringify(make(at))).join('\n');
const alternate = (id: number) => reply(id, id % 4 === 3 ? WRONG : RIGHT);

describe('a long file', () => {
	test('of twenty thousand responses has as many verdicts', () => {
		const ran = spawnSync(process.execPath, ['src/cli/check.ts', '--json', '-'], {
			input: '{"resultados":[]}\n'.repeat(20_000),
			encoding: 'utf8',
			maxBuffer: 1 << 28,
		});
		expect([ran.stderr, ran.status]).toEqual(['', 0]);
		const reports = ran.stdout.trimEnd().split('\n');
		expect(reports).toHaveLength(20_000);
		expect(reports.filter((line) => line.includes('"verdict":"success"'))).toHaveLength(20_000);
		expect(JSON.parse(reports.at(-1) ?? '')).toMatchObject({ index: 20_000, verdict: 'success' });
		expect(JSON.parse(reports.at(-1) ?? '').diagnostics[0]).toMatchObject({ line: 20_000, column: 2 });
	}, 120_000);

	test('is told of as it is read, with its places and what it comes to', async () => {
		const text = lines(2_100, alternate);
		const { out, written, code } = await run(text, []);
		expect(code).toBe(1);
		expect(out).toContain('  Respuesta 2100 · id 2099\n');
		expect(out).not.toContain('Respuesta 2101');
		expect(out.endsWith('525 de 2100 no cumplen.\n')).toBe(true);
		expect(out).toMatch(/\n {4}2100:\d+ {2}Incumple/);
		expect(out.match(/^-$/gm)).toHaveLength(1);
		expect(written.length).toBeGreaterThan(20);
	}, 60_000);

	test('has its corrections at places of the file', async () => {
		const text = lines(2_100, alternate);
		const { out } = await run(text, ['--json']);
		const last = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
		const [edit] = last.diagnostics[0].fixes[0].edits;
		expect(text.slice(edit.start, edit.end)).toBe('\\"system\\"');
	}, 60_000);

	test('pairs a request with a response far behind it', async () => {
		const seen = (id: number) => [
			{ ts: 1_796_000_000_000 + id, dir: 'out', msg: call(id, `tool_${id}`) },
			{ ts: 1_796_000_000_700 + id, dir: 'in', msg: reply(id, RIGHT) },
		];
		const all = Array.from({ length: 2_050 }, (_, id) => seen(id));
		const text = [...all.map(([request]) => request), ...all.map(([, response]) => response)]
			.map((one) => JSON.stringify(one))
			.join('\n');
		const { out } = await run(text, ['--json']);
		const reports = out.trimEnd().split('\n');
		expect(reports).toHaveLength(2_050);
		expect(JSON.parse(reports[2_049] ?? '').exchange).toEqual({
			tool: 'tool_2049',
			id: '2049',
			elapsedMs: 700,
		});
	}, 60_000);

	test('of recorded calls is read entry by entry', async () => {
		const body = (id: number) =>
			JSON.stringify(reply(id, `${RIGHT.slice(0, -1)},"nota":"${'a'.repeat(900)}"}`));
		const text = har(
			...Array.from({ length: 700 }, (_, id) => harEntry({ body: body(id), request: call(id) })),
		);
		expect(text.length).toBeGreaterThan(1 << 20);
		const reports = (await run(text, ['--json'])).out.trimEnd().split('\n');
		expect(reports).toHaveLength(700);
		expect(JSON.parse(reports[699] ?? '').exchange).toEqual({
			tool: 'buscar_turnos',
			id: '699',
			elapsedMs: 420,
		});
	}, 60_000);

	test('of one value keeps the form of one report', async () => {
		const row = { turno: 'martes a las 10', sala: 'B'.repeat(200) };
		const text = JSON.stringify({ resultados: Array.from({ length: 6_000 }, () => row), total: 6_000 });
		const { out, code } = await run(text, ['--json']);
		expect([code, JSON.parse(out).index, JSON.parse(out).verdict]).toEqual([0, undefined, 'success']);
	}, 60_000);

	test('without a response says what it is', async () => {
		const { out, code } = await run('10:00:01 INFO todo en orden\n'.repeat(60_000), []);
		expect([code, out]).toEqual([1, expect.stringContaining('Parece un registro')]);
	}, 60_000);

	test('waits until what it wrote was taken', async () => {
		let waiting = 0;
		let most = 0;
		const { code } = await run(lines(2_100, alternate), ['--json'], {
			out: async () => {
				waiting += 1;
				most = Math.max(most, waiting);
				await new Promise((resolve) => setImmediate(resolve));
				waiting -= 1;
			},
		});
		expect([code, most]).toEqual([1, 1]);
	}, 60_000);

	test('with a value too long to hold says so and ends with 2', async () => {
		const text = `${lines(20_000, () => ({ resultados: [] }))}\n"${'a'.repeat(36_000_000)}"\n{"resultados":[]}`;
		const { code, err, out } = await run(text, ['--json']);
		expect(code).toBe(2);
		expect(err).toBe('-: lo que empieza en la línea 20001 es demasiado largo y no se juzgó entero.\n');
		expect(out.trimEnd().split('\n')).toHaveLength(20_001);
	}, 120_000);
});
