import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../locales.ts';
import { nodesOf, textOf } from '../../report/tree.ts';
import { PANELS, partNodes } from './panels.ts';
import type { State } from './state.ts';
import { JUDGED, judgedState, PAGE, STATES } from './testing/states.ts';
import { textsOf } from './texts/index.ts';

const shown = (state: State, locale: (typeof LOCALES)[number]): string =>
	Object.values(PANELS)
		.map(({ draw }) =>
			nodesOf(draw(state, textsOf(locale), PAGE))
				.map(textOf)
				.join(' '),
		)
		.join('\n');

describe.each(LOCALES)('the page in %s', (locale) => {
	it.each(Object.entries(STATES))('has words for: %s', (_name, state) => {
		const text = shown(state, locale);
		expect(text).not.toMatch(/undefined|null|\[object|NaN/);
		expect(text).not.toContain('`');
		if (locale === 'zh-cn') expect(text.replace(/[A-Za-z0-9_\W]/g, '')).not.toMatch(/[áéíóúñ]/);
	});

	it('always has two reactions, and a verdict that takes the focus', () => {
		for (const state of Object.values(STATES)) {
			const [verdict, chat, voice] = partNodes('report', state, textsOf(locale), PAGE);
			expect(JSON.stringify(verdict)).toContain('"tabindex":"-1"');
			expect([chat, voice].map((part) => typeof part === 'object' && part.attrs['role'])).toEqual([
				'group',
				'group',
			]);
		}
	});
});

it('names no button alike in one row', () => {
	const nodes = partNodes('faults', JUDGED, textsOf('es'), PAGE);
	expect(JSON.stringify(nodes)).toContain('Cambiar a PERMISSION');
	expect(JSON.stringify(nodes)).toContain('Quitar retryable');
});

const faultsOf = (text: string) => partNodes('faults', judgedState(text), textsOf('es'), PAGE);

it.each([
	'{"error":{"error_type":"SYSTEM","user_message":"No pude consultarlo ahora.","details":{"code":"budget_exceeded"}}}',
	'{"error":{"error_type":"budget_exceeded","user_message":"No pude consultarlo ahora.","details":null}}',
])('leads from a fault about a legacy code to its row, and lists the code once: %s', (text) => {
	const nodes = faultsOf(text);
	expect(JSON.stringify(nodes)).toContain('/es/codes/budget-exceeded/');
	expect(nodes.map(textOf).join(' ')).not.toContain('código heredado en el texto');
});

it('lists legacy codes outside the error with what replaces them', () => {
	const shownFaults = faultsOf('{"estado":"budget_exceeded","total":1}').map(textOf).join(' ');
	expect(shownFaults).toContain('1 código heredado en el texto');
	expect(shownFaults).toContain('agent.');
});
