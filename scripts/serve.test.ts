import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer, listen } from './serve.mjs';

const FILES = {
	_headers: '/ensayo/*\n  X-Test: everywhere\n\n/ensayo/_astro/*\n  X-Test: hashed\n',
	'index.html': 'start',
	'404.html': 'missing',
	'es/index.html': 'inicio',
	'zh-cn/404.html': '不存在',
	'_astro/a.js': 'export {}',
	'schema/tool-error.schema.json': '{}',
};

let folder = '';
let port = 0;
let server: Awaited<ReturnType<typeof createSiteServer>>;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'contraste-'));
	for (const [name, text] of Object.entries(FILES)) {
		await mkdir(join(folder, name, '..'), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	await writeFile(join(folder, '..', 'outside.txt'), 'secret');
	server = await createSiteServer({ folder, base: '/ensayo' });
	port = await listen(server, 0);
});

afterAll(async () => {
	server.close();
	await rm(folder, { recursive: true });
	await rm(join(folder, '..', 'outside.txt'));
});

interface Answer {
	status: number | undefined;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

/** Sends the path as it stands: `fetch` would tidy it up. */
function get(path: string, method = 'GET'): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request({ port, path, method }, (response) => {
			let body = '';
			response.setEncoding('utf8').on('data', (chunk) => {
				body += chunk;
			});
			response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
		})
			.on('error', reject)
			.end();
	});
}

describe('createSiteServer', () => {
	it.each([
		['/ensayo/', 200, 'text/html; charset=utf-8', 'start'],
		['/ensayo/es/', 200, 'text/html; charset=utf-8', 'inicio'],
		['/ensayo/es/?a=1', 200, 'text/html; charset=utf-8', 'inicio'],
		['/ensayo/_astro/a.js', 200, 'text/javascript; charset=utf-8', 'export {}'],
		['/ensayo/schema/tool-error.schema.json', 200, 'application/json; charset=utf-8', '{}'],
		['/ensayo/es/nada/', 404, 'text/html; charset=utf-8', 'missing'],
		['/ensayo/zh-cn/nada/mas', 404, 'text/html; charset=utf-8', '不存在'],
		['/ensayo/../outside.txt', 404, 'text/plain; charset=utf-8', 'Served under /ensayo/\n'],
		['/ensayo/%2e%2e/outside.txt', 404, 'text/plain; charset=utf-8', 'Served under /ensayo/\n'],
		['/ensayo/..%2f..%2foutside.txt', 404, 'text/plain; charset=utf-8', 'Served under /ensayo/\n'],
		['/ensayo/%ff', 404, 'text/plain; charset=utf-8', 'Served under /ensayo/\n'],
		['/otro/', 404, 'text/plain; charset=utf-8', 'Served under /ensayo/\n'],
	])('answers %s with %i', async (path, status, type, body) => {
		const answer = await get(path);
		expect([answer.status, answer.headers['content-type'], answer.body]).toEqual([status, type, body]);
	});

	it.each([
		['/ensayo', '/ensayo/'],
		['/ensayo/es?a=1', '/ensayo/es/?a=1'],
	])('leads %s to its folder', async (path, location) => {
		const answer = await get(path);
		expect([answer.status, answer.headers.location]).toEqual([301, location]);
	});

	it.each([
		['/ensayo/es/', 'everywhere'],
		['/ensayo/_astro/a.js', 'hashed'],
		['/ensayo/es/nada/', 'everywhere'],
	])('sends the headers of the host for %s', async (path, value) => {
		expect((await get(path)).headers['x-test']).toBe(value);
	});

	it('answers HEAD without a body and refuses to be written to', async () => {
		expect(await get('/ensayo/es/', 'HEAD')).toMatchObject({ status: 200, body: '' });
		expect(await get('/ensayo/es/', 'POST')).toMatchObject({ status: 405 });
	});
});
