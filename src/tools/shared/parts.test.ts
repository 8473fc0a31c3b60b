import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PANELS as CHECK } from '../check/panels.ts';
import { PANELS as CONVERT } from '../convert/panels.ts';
import { find } from './find.ts';
import { attachPanels, isStale } from './parts.ts';

/** A page that has nothing but these. */
const pageWith = (...selectors: string[]) => ({
	localName: 'some-tool',
	querySelector: (selector: string) => (selectors.includes(selector) ? {} : null),
});

describe('what a tool needs of its page', () => {
	it('is named where it is missing', () => {
		expect(() => find(pageWith('div.a'), 'textarea', '.text')).toThrow('<some-tool> has no textarea.text');
		const panels = { bar: { draw: () => null }, foot: { draw: () => null } };
		expect(() => attachPanels(pageWith('[data-part="bar"]'), panels)).toThrow(
			'<some-tool> has no [data-part="foot"]',
		);
	});
});

describe('a part', () => {
	const before = { menu: false, rows: [1] };
	const draw = () => null;

	it('is drawn again only when what it shows has changed', () => {
		expect(isStale({ draw, shows: ['menu'] }, { ...before, rows: [] }, before)).toBe(false);
		expect(isStale({ draw, shows: ['menu', 'rows'] }, { ...before, rows: [] }, before)).toBe(true);
	});

	it('is drawn with every change where it does not say what it shows', () => {
		expect(isStale({ draw }, { ...before }, before)).toBe(true);
	});
});

describe.each([
	['check', '../check/Playground.astro', CHECK],
	['convert', '../convert/Converter.astro', CONVERT],
])('the page of %s', (_tool, page, panels) => {
	it('has one place for each part, and no place for anything else', () => {
		const source = readFileSync(new URL(page, import.meta.url), 'utf8');
		const places = [...source.matchAll(/data-part="([^"]*)"/g)].map(([, name]) => name);
		expect(places.toSorted()).toEqual(Object.keys(panels).toSorted());
	});
});
