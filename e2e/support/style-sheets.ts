import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../../scripts/run.mjs';

/** A style sheet of ours, as it is written. */
export interface StyleSheet {
	/** From the root of the repository, with `/`. */
	readonly path: string;
	readonly css: string;
}

export function readStyleSheets(): readonly StyleSheet[] {
	return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.css'))
		.map((name) => ({
			path: `src/${name.split(sep).join('/')}`,
			css: readFileSync(join(ROOT, 'src', name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
		}))
		.sort((a, b) => a.path.localeCompare(b.path));
}
