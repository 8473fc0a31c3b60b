import { describe, expect, it } from 'vitest';
import type { JudgedResponse } from '../../report/judgement.ts';
import { type Action, currentResponse, initialState, isCurrent, reduce, type State } from './state.ts';

const diagnostic = {
	rule: 'x',
	severity: 'error',
	sources: [],
	span: [{ start: 0, end: 1 }],
	args: {},
} as const;
const response = (faults: number): JudgedResponse => ({
	span: [{ start: 0, end: 2 }],
	layers: [{ id: 'payload', span: [{ start: 0, end: 2 }] }],
	verdict: 'success',
	shape: 'data',
	recognised: [],
	errorType: null,
	reaction: { chat: { id: 'continue', sources: [] }, voice: { id: 'continue', sources: [] } },
	diagnostics: Array.from({ length: faults }, () => diagnostic),
	legacyCodes: [],
	places: [],
	safe: { edits: [], rows: [] },
});
const judgedAs = (state: State, responses: readonly JudgedResponse[], worst = 0): Action => ({
	type: 'judged',
	judged: {
		version: state.version,
		text: state.text,
		judgement: { responses, worst, outcomes: { response: 0, list: [] }, crashed: [] },
	},
});
const run = (state: State, ...actions: readonly Action[]): State => actions.reduce(reduce, state);
const OWN = { kind: 'own' } as const;
const start = initialState('{}', { kind: 'example', name: 'uno' });

describe('text', () => {
	it('asks for a new judgement and keeps the old one on show', () => {
		const judged = run(start, judgedAs(start, [response(1)]));
		const typed = run(judged, { type: 'text', text: '{ }', origin: OWN });
		expect(typed.version).toBe(judged.version + 1);
		expect(typed.origin).toEqual(OWN);
		expect(isCurrent(typed)).toBe(false);
		expect(currentResponse(typed)?.diagnostics).toHaveLength(1);
	});

	it('is empty whatever its origin', () => {
		expect(run(start, { type: 'text', text: '', origin: OWN }).origin).toEqual({ kind: 'empty' });
	});

	it('takes the context along where one is given', () => {
		const context = { billing: false, elapsedSeconds: 3 };
		expect(run(start, { type: 'text', text: 'x', origin: OWN, context }).context).toEqual(context);
	});

	it('closes what belonged to the text before', () => {
		const open = run(
			start,
			judgedAs(start, [response(2)]),
			{ type: 'proposal', proposal: { fault: 1, fix: 0 } },
			{ type: 'layer', index: 0 },
			{ type: 'menu', menu: 'examples' },
		);
		const next = run(open, { type: 'text', text: 'x', origin: OWN });
		expect([next.proposal, next.layer, next.menu, next.response]).toEqual([null, null, null, null]);
	});

	it('keeps a layer chosen by hand while the text is worked on, not for another text', () => {
		const forced = run(start, { type: 'context', context: { billing: true, layer: 'sse' } });
		expect(run(forced, { type: 'text', text: '{}x', origin: OWN }).context.layer).toBe('sse');
		expect(run(forced, { type: 'text', text: '', origin: OWN }).context.layer).toBeUndefined();
	});
});

describe('judgement', () => {
	it('of an older text is dropped', () => {
		const typed = run(start, { type: 'text', text: 'x', origin: OWN });
		const late = run(typed, judgedAs(start, [response(1)]));
		expect(late).toBe(typed);
	});

	it('ends reading and trouble', () => {
		const reading = run(start, { type: 'reading', version: start.version });
		expect(reading.reading).toBe(true);
		expect(run(reading, judgedAs(reading, [response(0)])).reading).toBe(false);
		const failed = run(start, { type: 'trouble', trouble: { kind: 'failed' } });
		expect(run(failed, judgedAs(failed, [response(0)])).trouble).toBeNull();
	});

	it('shows the worst until another is opened', () => {
		const judged = run(start, judgedAs(start, [response(0), response(2)], 1));
		expect(currentResponse(judged)?.diagnostics).toHaveLength(2);
		expect(currentResponse(run(judged, { type: 'response', index: 0 }))?.diagnostics).toHaveLength(0);
	});

	it('forgets the opened response where it is gone', () => {
		const opened = run(start, judgedAs(start, [response(0), response(1)], 1), { type: 'response', index: 1 });
		expect(run(opened, judgedAs(opened, [response(0)])).response).toBeNull();
	});

	it('keeps the lit row while there is one of that number', () => {
		const lit = run(start, judgedAs(start, [response(3)]), { type: 'fault', index: 1 });
		expect(run(lit, judgedAs(lit, [response(2)])).fault).toBe(1);
		expect(run(lit, judgedAs(lit, [response(1)])).fault).toBeNull();
	});
});

it('says that reading takes long only for the text at hand', () => {
	const typed = run(start, { type: 'text', text: 'x', origin: OWN });
	expect(run(typed, { type: 'reading', version: start.version })).toBe(typed);
});

it('lights the row of a proposal', () => {
	expect(run(start, { type: 'proposal', proposal: { fault: 2, fix: 0 } }).fault).toBe(2);
	expect(run(start, { type: 'proposal', proposal: null }).fault).toBeNull();
});

it('changes nothing where the same row is lit again', () => {
	const lit = run(start, { type: 'fault', index: 0 });
	expect(run(lit, { type: 'fault', index: 0 })).toBe(lit);
});

it('corrects the seconds field with the next valid context', () => {
	const wrong = run(start, { type: 'elapsed-invalid' });
	expect(wrong.elapsedInvalid).toBe(true);
	expect(run(wrong, { type: 'context', context: { billing: true, elapsedSeconds: 4 } }).elapsedInvalid).toBe(
		false,
	);
});
