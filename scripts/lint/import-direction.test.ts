import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** What the project's own lint says of such a file about the direction of imports. */
async function faultsOf(filePath: string, text: string): Promise<string[]> {
	const results = await eslint.lintText(text, { filePath });
	return results.flatMap(({ messages }) =>
		messages
			.filter(({ ruleId, fatal }) => fatal || ruleId === 'contraste/import-direction')
			.map(({ message }) => message),
	);
}

describe('the direction of imports', () => {
	it.each([
		['src/contract/a.ts', "import { b } from '../text/b.ts';"],
		['src/contract/a.ts', "import { b } from './rules/b.ts';"],
		['src/tools/check/a.ts', "export { b } from '../shared/b.ts';"],
		['src/pages/A.astro', "---\nimport B from '../report/B.astro';\n---\n<B />"],
		['src/pages/rules/a.ts', "import b from '../../../content/rules/x/es.md';"],
		['src/zod.ts', "export * from 'zod/mini';"],
		['src/editor/monaco/a.ts', "import 'monaco-editor/editor';"],
		['src/contract/a.test.ts', "import { b } from '../messages/b.ts';\nimport './testing/c.ts';"],
		['src/contract/testing/a.ts', "import { b } from '../../messages/b.ts';"],
	])('allows %s: %s', async (file, text) => {
		expect(await faultsOf(file, text)).toEqual([]);
	});

	it.each([
		[
			'src/text/a.ts',
			"import { b } from '../contract/b.ts';",
			'src/text may import no other part, not contract.',
		],
		['src/text/a.ts', "import type { B } from '../contract/b.ts';", 'not contract.'],
		['src/text/a.ts', "export * from '../contract/b.ts';", 'not contract.'],
		['src/text/a.ts', "export { b } from '../contract/b.ts';", 'not contract.'],
		['src/text/a.ts', "const b = await import('../contract/b.ts');", 'not contract.'],
		['src/text/a.ts', "type B = import('../contract/b.ts').B;", 'not contract.'],
		['src/text/a.ts', "new Worker(new URL('../contract/b.ts', import.meta.url));", 'not contract.'],
		['src/text/a.ts', "import b from '../styles/b.css?inline';", 'not styles.'],
		['src/text/a.ts', "import b from '../../scripts/site.mjs';", 'not ../scripts/site.mjs.'],
		['src/report/a.ts', "import { b } from '../tools/check/b.ts';", 'not tools/check.'],
		['src/report/a.ts', "import { b } from '../pages/b.ts';", 'not pages.'],
		['src/tools/shared/a.ts', "import { b } from '../check/b.ts';", 'not tools/check.'],
		['src/tools/check/a.ts', "import { b } from '../convert/b.ts';", 'not tools/convert.'],
		['src/pages/A.astro', "---\nimport { b } from '../tools/check/b.ts';\n---\n<p />", 'not tools/check.'],
		[
			'src/pages/A.astro',
			"<p />\n<script>\nimport { b } from '../tools/check/b.ts';\nb();\n</script>",
			'not tools/check.',
		],
		['src/elsewhere/a.ts', 'export const a = 1;', 'does not name src/elsewhere/a.ts.'],
		['src/a.ts', 'export const a = 1;', 'does not name src/a.ts.'],
		['src/tools/a.ts', 'export const a = 1;', 'does not name src/tools/a.ts.'],
		['src/elsewhere/A.astro', '<p />', 'does not name src/elsewhere/A.astro.'],
		['src/contract/a.ts', "import './testing/b.ts';", 'Only tests import test material.'],
		['src/contract/a.ts', "import { b } from './b.test.ts';", 'Only tests import test material.'],
		['src/contract/a.ts', "import { readFileSync } from 'node:fs';", 'cannot import node:fs.'],
		['src/contract/a.ts', "import { z } from 'zod';", 'Only src/zod.ts imports zod.'],
		[
			'src/tools/check/a.ts',
			"import 'monaco-editor/editor';",
			'Only src/editor/monaco/ imports monaco-editor.',
		],
	])('refuses %s: %s', async (file, text, fault) => {
		expect(await faultsOf(file, text)).toEqual([expect.stringContaining(fault)]);
	});
});
