import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe along to every page of a context: sending it to each of many costs as much as opening them. */
export async function bringAxe(context: BrowserContext): Promise<void> {
	await context.addInitScript({ content: SOURCE });
}

/** Violations of WCAG 2.2 AA and of good practice: the rule with the places, for a readable failure. */
export async function findViolations(page: Page): Promise<readonly string[]> {
	// Evaluated by the debugger, so the page's policy stays as it is.
	if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(SOURCE);
	const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
	);
}
