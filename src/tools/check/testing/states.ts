import { analyse } from '../../../contract/analyse.ts';
import type { Context } from '../../../contract/types.ts';
import { judgementOf } from '../../../report/judgement.ts';
import type { PageData } from '../page-data.ts';
import { type Action, initialState, reduce, type State } from '../state.ts';

const FAULTY =
	'{"error":{"error_type":"Permission","user_message":"Esa reserva está a nombre de otra persona.","retryable":false}}';
/** More responses than are drawn, each with the call that it answers. */
const MANY = Array.from({ length: 100 }, (_, id) =>
	[
		{ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'buscar_citas' } },
		{
			jsonrpc: '2.0',
			id,
			result: {
				content: [{ type: 'text', text: id % 2 ? FAULTY : '{"resultados":[],"total":0}' }],
				isError: id % 2 === 1,
			},
		},
	]
		.map(
			(message, at) =>
				`{"ts":"2026-03-02T10:00:0${at}Z","dir":"${at ? 'in' : 'out'}","msg":${JSON.stringify(message)}}`,
		)
		.join('\n'),
).join('\n');
const BLOCKER = '{"error":{"error_type":"BLOCKER","user_message":"La cuenta tiene dos facturas vencidas."}}';
const CONTEXT = { billing: true };

export const PAGE: PageData = {
	examples: [
		{
			name: 'uno',
			title: 'Uno',
			group: 'distinction',
			text: FAULTY,
			context: CONTEXT,
			mark: { verdict: 'business-error', strike: 'cut' },
		},
	],
	first: 'uno',
	judgement: judgementOf(analyse(FAULTY, CONTEXT)),
	rules: [{ id: 'error-type-spelling', group: 'envelope', severity: 'error' }],
};

const start = initialState(FAULTY, { kind: 'own' }, CONTEXT);
export const JUDGED: State = { ...start, judged: { version: 0, text: FAULTY, judgement: PAGE.judgement } };
const after = (...actions: readonly Action[]): State => actions.reduce(reduce, JUDGED);

export function judgedState(text: string, context: Context = CONTEXT): State {
	return {
		...initialState(text, { kind: 'own' }, context),
		judged: { version: 0, text, judgement: judgementOf(analyse(text, context)) },
	};
}

/** One state of the page for each thing that it can show. */
export const STATES: Readonly<Record<string, State>> = {
	judged: JUDGED,
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
		...JUDGED,
		judged: {
			version: 0,
			text: FAULTY,
			judgement: { ...PAGE.judgement, crashed: [{ rule: 'error-type-spelling', message: 'why' }] },
		},
	},
	examples: after({ type: 'menu', menu: 'examples' }),
	more: after({ type: 'menu', menu: 'more' }),
	'read as something else': { ...JUDGED, context: { ...CONTEXT, layer: 'payload' } },
	'other severities': {
		...after({ type: 'sheet', sheet: { kind: 'settings' } }),
		context: { ...CONTEXT, rules: { 'error-type-spelling': 'off' } },
	},
	'the full editor': after({ type: 'editor', editor: 'monaco' }),
	settings: after({ type: 'sheet', sheet: { kind: 'settings' } }),
	drafts: after({ type: 'sheet', sheet: { kind: 'drafts', drafts: [], kept: true } }),
	'a draft of another tab': after({
		type: 'sheet',
		sheet: {
			kind: 'drafts',
			drafts: [{ tab: 'a', at: 0, text: FAULTY, context: CONTEXT, selection: { start: 0, end: 0 } }],
			kept: true,
		},
	}),
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
	'menu of takeaways': after({ type: 'menu', menu: 'takeaway' }),
	'shown takeaway': after({
		type: 'sheet',
		sheet: { kind: 'takeaway', item: 'go', file: { name: 'x.go', mediaType: 'text/x-go', content: '// x' } },
	}),
	toast: after({ type: 'toast', toast: { text: 'x', undoable: true } }),
	'over 30 s': { ...JUDGED, context: { billing: true, elapsedSeconds: 41 } },
	'a voice of the machine': { ...JUDGED, reader: { state: 'ready' } },
	'a sentence that is read aloud': {
		...JUDGED,
		reader: { state: 'reading', text: 'Esa reserva está a nombre de otra persona.' },
	},
	'billing off': judgedState(BLOCKER, { billing: false }),
	'many responses': judgedState(MANY),
	'many responses, scrolled': reduce(judgedState(MANY), {
		type: 'batch',
		batch: { ground: null, type: null, rule: null, top: 60 },
	}),
	'many responses, none under the filter': reduce(judgedState(MANY), {
		type: 'batch',
		batch: { ground: 'blank', type: null, rule: null, top: 0 },
	}),
	'no number of seconds': after({ type: 'elapsed-invalid' }),
};
