import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, posix } from 'node:path';
import { parseHeaders, selectHeaders } from './headers.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.md': 'text/markdown; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.sha256': 'text/plain; charset=utf-8',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.ttf': 'font/ttf',
	'.txt': 'text/plain; charset=utf-8',
	'.wasm': 'application/wasm',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
	'.yaml': 'text/yaml; charset=utf-8',
};

/**
 * Serves a built site as its static host does: the same headers, the nearest 404 page, folders with a final slash.
 * A library such as sirv would leave all three to be written around it: it serves a folder without the slash, on which
 * relative links depend, and knows neither `_headers` nor the nearest 404 page.
 * @param {{ folder: string, base?: string }} site `base` is the path under which it was built
 * @returns {Promise<import('node:http').Server>} not listening yet
 */
export async function createSiteServer({ folder, base = '/' }) {
	const prefix = `/${base}/`.replace(/\/{2,}/g, '/');
	const rules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'));
	return createServer(async (request, response) => {
		try {
			await answer(request, response, { folder, prefix, rules });
		} catch (error) {
			console.error(error);
			if (!response.headersSent) response.writeHead(500);
			response.end();
		}
	});
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ folder: string, prefix: string, rules: import('./headers.mjs').HeaderRule[] }} site
 */
async function answer(request, response, { folder, prefix, rules }) {
	if (request.method !== 'GET' && request.method !== 'HEAD') {
		response.writeHead(405, { allow: 'GET, HEAD' }).end();
		return;
	}
	const url = new URL(`http://site${request.url ?? '/'}`);
	const path = readPath(url.pathname);
	if (path === undefined || !`${path}/`.startsWith(prefix)) {
		response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(`Served under ${prefix}\n`);
		return;
	}
	const found = await findFile(folder, path.slice(prefix.length - 1));
	if (found.kind === 'folder') {
		response.writeHead(301, { location: `${encodeURI(path)}/${url.search}` }).end();
		return;
	}
	const { size } = await stat(found.file);
	response.writeHead(found.kind === 'missing' ? 404 : 200, {
		'content-type': TYPES[extname(found.file)] ?? 'application/octet-stream',
		'content-length': size,
		...selectHeaders(rules, path),
	});
	if (request.method === 'HEAD') response.end();
	else
		createReadStream(found.file)
			.on('error', (error) => response.destroy(error))
			.pipe(response);
}

/** The decoded path without steps upwards; none where it is no path. @param {string} pathname */
function readPath(pathname) {
	try {
		const path = decodeURIComponent(pathname);
		return path.includes('\0') || path.includes('\\') ? undefined : posix.normalize(path);
	} catch {
		return undefined;
	}
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {Promise<{ kind: 'file' | 'missing', file: string } | { kind: 'folder' }>}
 */
async function findFile(folder, path) {
	const file = join(folder, path);
	const isFolder = (await stat(file).catch(() => undefined))?.isDirectory();
	if (isFolder && !path.endsWith('/')) return { kind: 'folder' };
	const page = isFolder ? join(file, 'index.html') : file;
	if ((await stat(page).catch(() => undefined))?.isFile()) return { kind: 'file', file: page };
	return { kind: 'missing', file: await findMissingPage(folder, path) };
}

/** The nearest `404.html` on the way up, so that each language has its own. @param {string} folder @param {string} path */
async function findMissingPage(folder, path) {
	for (let at = posix.dirname(path); at !== '/'; at = posix.dirname(at)) {
		const page = join(folder, at, '404.html');
		if ((await stat(page).catch(() => undefined))?.isFile()) return page;
	}
	return join(folder, '404.html');
}

/**
 * Listens on this machine alone. Port 0 lets the system choose.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port
 */
export function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => {
			server.off('error', reject);
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}
