import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hashScripts, insertPolicy, writePolicy } from './policy.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Writes each page's policy into it and `_headers` for a host that reads one; our own server reads the same file.
 * Astro's own policy misses the inline scripts that Starlight brings, so the built pages are hashed.
 */
export function securityHeaders(): AstroIntegration {
	let base = '/';
	return {
		name: 'contraste:headers',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = `/${config.base}/`.replace(/\/{2,}/g, '/');
			},
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				const hashes = new Set<string>();
				for (const page of await findPages(folder)) {
					for (const hash of await protectPage(page)) hashes.add(hash);
				}
				await writeFile(join(folder, '_headers'), writeHeaders(base, writePolicy([...hashes].sort())));
			},
		},
	};
}

/** The text of `_headers`, for a site under `base`. */
export function writeHeaders(base: string, policy: string): string {
	const everywhere = {
		// Framing can be refused by a header alone.
		'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
		'X-Content-Type-Options': 'nosniff',
		'Referrer-Policy': 'no-referrer',
		'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Cache-Control': 'no-cache',
	};
	const hashed = { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` };
	return [writeBlock(`${base}*`, everywhere), writeBlock(`${base}_astro/*`, hashed)].join('\n');
}

function writeBlock(path: string, headers: Record<string, string>): string {
	return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

async function findPages(folder: string): Promise<string[]> {
	const names = await readdir(folder, { recursive: true });
	return names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
}

async function protectPage(page: string): Promise<readonly string[]> {
	const html = await readFile(page, 'utf8');
	const hashes = hashScripts(html);
	await writeFile(page, insertPolicy(html, writePolicy(hashes)));
	return hashes;
}
