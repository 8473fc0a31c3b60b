import type { Page } from 'playwright/test';
import type { StyleSheet } from './style-sheets.ts';
import type { ToolStates } from './tool-states.ts';

/**
 * Selectors of the sheets that match no element of any page and of any state of a tool, each with its sheet.
 * The browser reads the sheets and does the matching; what a person does (hover, focus) is taken as done.
 */
export async function findUnmatched(
	page: Page,
	sheets: readonly StyleSheet[],
	pages: readonly string[],
	tools: readonly ToolStates[],
): Promise<readonly string[]> {
	await page.goto('about:blank');
	await page.evaluate(readSelectors, sheets);
	for (const html of pages) await page.evaluate(tryPage, html);
	for (const { html, states } of tools) await page.evaluate(tryStates, { html, states });
	return page.evaluate(() => [...window.openSelectors].map(({ name }) => name));
}

interface OpenSelector {
	readonly name: string;
	readonly selector: string;
}

declare global {
	interface Window {
		/** The selectors that have matched nothing so far. */
		openSelectors: OpenSelector[];
	}
}

function readSelectors(sheets: readonly StyleSheet[]): void {
	const STATES =
		/:(?:hover|focus|focus-visible|focus-within|active|target|checked|disabled|placeholder-shown)(?![\w-])/g;
	const splitAt = (text: string): string[] => {
		const parts = [''];
		let depth = 0;
		for (const letter of text) {
			if (letter === '(' || letter === '[') depth++;
			if (letter === ')' || letter === ']') depth--;
			if (letter === ',' && depth === 0) parts.push('');
			else parts[parts.length - 1] += letter;
		}
		return parts.map((part) => part.trim());
	};
	/** One selector for each alternative of `:is()` and `:where()`. */
	const spread = (selector: string): string[] => {
		const found = /:(?:is|where)\((?<inside>(?:[^()]|\([^()]*\))*)\)/.exec(selector);
		if (!found?.groups?.['inside']?.includes(',')) return [selector];
		const start = selector.slice(0, found.index);
		const rest = selector.slice(found.index + found[0].length);
		return splitAt(found.groups['inside']).flatMap((one) => spread(`${start}:is(${one} )${rest}`));
	};
	const selectorsOf = (rules: CSSRuleList): string[] =>
		[...rules].flatMap((rule) => {
			if (rule instanceof CSSStyleRule) return splitAt(rule.selectorText).flatMap(spread);
			return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
		});
	window.openSelectors = sheets.flatMap(({ path, css }) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(css);
		return [...new Set(selectorsOf(sheet.cssRules))].map((written) => ({
			name: `${path}: ${written}`,
			selector: written.replace(/::[\w-]+/g, '').replace(STATES, ':is(*)') || '*',
		}));
	});
}

function tryPage(html: string): void {
	const page = new DOMParser().parseFromString(html, 'text/html');
	window.openSelectors = window.openSelectors.filter(({ selector }) => page.querySelector(selector) === null);
}

function tryStates({ html, states }: ToolStates): void {
	const page = new DOMParser().parseFromString(html, 'text/html');
	for (const parts of states) {
		for (const [part, markup] of Object.entries(parts)) {
			const element = page.querySelector(`[data-part="${part}"]`);
			if (element) element.innerHTML = markup;
		}
		window.openSelectors = window.openSelectors.filter(
			({ selector }) => page.querySelector(selector) === null,
		);
	}
}
