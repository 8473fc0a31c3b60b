import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of WCAG 2.2 AA and of good practice: the rule with the places, for a readable failure. */
export async function findViolations(page: Page): Promise<readonly string[]> {
	// Evaluated by the debugger, so the page's policy stays as it is.
	await page.evaluate(SOURCE);
	const { violations } = await page.evaluate<AxeResults>('axe.run()');
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
	);
}
