import { describe, expect, it } from 'vitest';
import { analyse } from '../../contract/analyse.ts';
import { LOCALES } from '../../locales.ts';
import { judgementOf } from '../../report/judgement.ts';
import { textOf } from '../../report/tree.ts';
import type { PageData } from './page-data.ts';
import { PARTS, partNodes } from './parts.ts';
import { type Action, initialState, reduce, type State } from './state.ts';
import { textsOf } from './texts/index.ts';

const TEXT =
	'{"error":{"error_type":"Permission","user_message":"Esa reserva está a nombre de otra persona.","retryable":false}}';
const CONTEXT = { billing: true };
const page: PageData = {
	examples: [
		{
			name: 'uno',
			title: 'Uno',
			group: 'distinction',
			text: TEXT,
			context: CONTEXT,
			mark: { verdict: 'business-error', strike: 'cut' },
		},
	],
	first: 'uno',
	judgement: judgementOf(analyse(TEXT, CONTEXT)),
	rules: [{ id: 'error-type-spelling', group: 'envelope', severity: 'error' }],
};
const start = initialState(TEXT, { kind: 'own' }, CONTEXT);
const judged: State = { ...start, judged: { version: 0, text: TEXT, judgement: page.judgement } };
const after = (...actions: readonly Action[]): State => actions.reduce(reduce, judged);

const STATES: Readonly<Record<string, State>> = {
	judged,
	'not yet judged': start,
	empty: after({ type: 'text', text: '', origin: { kind: 'own' } }),
	reading: after({ type: 'reading', version: 0 }),
	'too large': after({ type: 'trouble', trouble: { kind: 'too-large', size: 62_000_000 } }),
	cancelled: after({ type: 'trouble', trouble: { kind: 'cancelled' } }),
	failed: after({ type: 'trouble', trouble: { kind: 'failed' } }),
	'broken link': after({ type: 'banner', banner: { kind: 'link', fault: 'truncated' } }),
	'draft kept': after({ type: 'banner', banner: { kind: 'draft-kept' } }),
	proposal: after({ type: 'proposal', proposal: { fault: 0, fix: 0 } }),
	'crashed rule': {
		...judged,
		judged: {
			version: 0,
			text: TEXT,
			judgement: { ...page.judgement, crashed: [{ rule: 'error-type-spelling', message: 'why' }] },
		},
	},
	examples: after({ type: 'menu', menu: 'examples' }),
	more: after({ type: 'menu', menu: 'more' }),
	settings: after({ type: 'sheet', sheet: { kind: 'settings' } }),
	drafts: after({ type: 'sheet', sheet: { kind: 'drafts', drafts: [], kept: true } }),
	secrets: after({
		type: 'sheet',
		sheet: {
			kind: 'secrets',
			secrets: [{ kind: 'email', start: 0, end: 5, mask: 'xxxxx' }],
			masked: '',
			keepsVerdict: true,
		},
	}),
	link: after({ type: 'sheet', sheet: { kind: 'link', url: 'https://a/#1.b', copied: false, failed: true } }),
	'long link': after({ type: 'sheet', sheet: { kind: 'link', url: 'https://a/#1.b', copied: false } }),
	take: after({ type: 'menu', menu: 'take' }),
	taken: after({
		type: 'sheet',
		sheet: { kind: 'taken', item: 'go', file: { name: 'x.go', mediaType: 'text/x-go', content: '// x' } },
	}),
	toast: after({ type: 'toast', toast: { text: 'x', undoable: true } }),
	'over 30 s': { ...judged, context: { billing: true, elapsedSeconds: 41 } },
	'no number of seconds': after({ type: 'elapsed-invalid' }),
};

const shown = (state: State, locale: (typeof LOCALES)[number]): string =>
	PARTS.map((part) => partNodes(part, state, textsOf(locale), page).map(textOf).join(' ')).join('\n');

describe.each(LOCALES)('the page in %s', (locale) => {
	it.each(Object.entries(STATES))('has words for: %s', (_name, state) => {
		const text = shown(state, locale);
		expect(text).not.toMatch(/undefined|null|\[object|NaN/);
		expect(text).not.toContain('`');
		if (locale === 'zh-cn') expect(text.replace(/[A-Za-z0-9_\W]/g, '')).not.toMatch(/[áéíóúñ]/);
	});

	it('always has two reactions, and a verdict that takes the focus', () => {
		for (const state of Object.values(STATES)) {
			const [verdict, chat, voice] = partNodes('report', state, textsOf(locale), page);
			expect(JSON.stringify(verdict)).toContain('"tabindex":"-1"');
			expect([chat, voice].map((part) => typeof part === 'object' && part.attrs['role'])).toEqual([
				'group',
				'group',
			]);
		}
	});
});

it('names no button alike in one row', () => {
	const nodes = partNodes('faults', judged, textsOf('es'), page);
	expect(JSON.stringify(nodes)).toContain('Cambiar a PERMISSION');
	expect(JSON.stringify(nodes)).toContain('Quitar retryable');
});

const faultsOf = (text: string) => {
	const state: State = {
		...initialState(text, { kind: 'own' }, CONTEXT),
		judged: { version: 0, text, judgement: judgementOf(analyse(text, CONTEXT)) },
	};
	return partNodes('faults', state, textsOf('es'), page);
};

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
