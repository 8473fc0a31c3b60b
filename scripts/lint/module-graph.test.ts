import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Edge, edgesBetween, findCircles, readModuleGraph } from './module-graph.mjs';
import { ANYWHERE, MAY_IMPORT, partOf } from './parts.mjs';

const EDGES = readModuleGraph('src');

/** The edges of files by name, as `from to`. */
function edges(files: Readonly<Record<string, string>>): string[] {
	return edgesBetween(new Map(Object.entries(files))).map(({ from, to }) => `${from} ${to}`);
}

function circles(files: Readonly<Record<string, string>>): string[][] {
	return findCircles(edgesBetween(new Map(Object.entries(files))));
}

describe('the graph of the modules', () => {
	it('knows every way to import', () => {
		expect(
			edges({
				'a/a.ts': [
					"import { b } from '../b.ts';",
					"import type { C } from './c.ts';",
					"export * from './d.ts';",
					"const e = await import('./e.ts');",
					"import './f.css';",
					"const worker = new Worker(new URL('./g.ts', import.meta.url));",
					"import x from 'a-package';",
				].join('\n'),
				'a/A.astro':
					"---\nimport B from './B.astro';\n---\n<p>import './c.ts';</p>\n<script>\nimport './d.ts';\n</script>",
				'a/B.astro': '<p />',
				'a/c.ts': '',
				'a/d.ts': '',
				'a/e.ts': '',
				'a/f.css': '',
				'a/g.ts': '',
				'b.ts': '',
			}),
		).toEqual([
			'a/a.ts b.ts',
			'a/a.ts a/c.ts',
			'a/a.ts a/d.ts',
			'a/a.ts a/e.ts',
			'a/a.ts a/f.css',
			'a/a.ts a/g.ts',
			'a/A.astro a/B.astro',
			'a/A.astro a/d.ts',
		]);
	});

	it('tells each circle once, however long', () => {
		expect(
			circles({
				'a.ts': "import './b.ts';\nimport './d.ts';",
				'b.ts': "import type { C } from './c.ts';",
				'c.ts': "import './a.ts';",
				'd.ts': "import './e.ts';",
				'e.ts': '',
			}),
		).toEqual([['a.ts', 'b.ts', 'c.ts']]);
	});

	it('takes a circle that a comment gives a reason for', () => {
		const closing = "import { a } from './a.ts';";
		const withLine = (line: string) => circles({ 'a.ts': "import './b.ts';", 'b.ts': `${line}\n${closing}` });
		expect(withLine('// Circle: each makes the other, call by call.')).toEqual([]);
		expect(withLine('// Circle:')).toEqual([['a.ts', 'b.ts']]);
		expect(withLine("// Circle: of another import.\nimport './c.ts';")).toEqual([['a.ts', 'b.ts']]);
	});
});

describe('the parts of src', () => {
	const pairs = new Set(EDGES.map(pairOf));

	it('allow no import that none makes', () => {
		const unused = Object.entries(MAY_IMPORT).flatMap(([part, allowed]) =>
			allowed.map((other) => `${part} ${other}`).filter((pair) => !pairs.has(pair)),
		);
		expect(unused).toEqual([]);
	});

	it('are all there, each named once', () => {
		const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
		const empty = Object.keys(MAY_IMPORT).filter(
			(part) => !files.some((file) => partOf(file.replaceAll('\\', '/')) === part),
		);
		expect(empty).toEqual([]);
	});

	it('import in one direction', () => {
		const table = Object.entries(MAY_IMPORT).flatMap(([from, allowed]) =>
			allowed.map((to): Edge => ({ from, to, isDefended: false })),
		);
		expect(findCircles(table)).toEqual([]);
	});

	it('that run anywhere are those that are checked without a page', () => {
		const { config } = ts.readConfigFile('tsconfig.core.json', (path) => readFileSync(path, 'utf8'));
		const checked = ANYWHERE.map((part) => (part.endsWith('.ts') ? `src/${part}` : `src/${part}/**/*`));
		expect(config.include.toSorted()).toEqual(checked.toSorted());
	});
});

describe('src', () => {
	it('has no circle of imports that no comment defends', () => {
		expect(findCircles(EDGES)).toEqual([]);
	});
});

function pairOf({ from, to }: Edge): string {
	return `${partOf(from)} ${partOf(to)}`;
}
