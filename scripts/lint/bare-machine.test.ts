import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What a file imports as it is read; a call of `import()` waits until somebody needs it. */
function staticImports(file: string): readonly string[] {
	const text = readFileSync(file, 'utf8');
	return [...text.matchAll(/^(?:import|export)\s(?:[^'"]*\sfrom\s)?['"]([^'"]+)['"]/gm)].map(
		([, name = '']) => name,
	);
}

/** A file and everything that is read with it. */
function readWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	for (const name of staticImports(file)) if (name.startsWith('.')) readWith(join(file, '..', name), seen);
	return seen;
}

test.each(['scripts/start.mjs', 'scripts/test.mjs'])('%s starts where no package is installed', (file) => {
	const packages = [...readWith(file)].flatMap((read) =>
		staticImports(read)
			.filter((name) => !name.startsWith('.') && !name.startsWith('node:'))
			.map((name) => `${read} imports ${name}`),
	);
	expect(packages).toEqual([]);
});
