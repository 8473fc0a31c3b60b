import { createService } from '../service.ts';
import { type Action, INITIAL, reduce, type State } from '../state.ts';

const INPUTS = [
	{ name: 'a.yaml', text: 'code: canceled\nstatus: CANCELLED\ncodes: [TIMEOUT]\nmsg: internal error\n' },
	{
		name: 'b.log',
		text: `err=internal\n${'nothing\n'.repeat(60)}${'code=agent.timeout err=internal\n'.repeat(300)}err=internal ${'-'.repeat(5000)}\n`,
	},
];

/** The page after the conversion of two files: rows of every kind, more than are drawn at once, a line too long to draw. */
export async function convertedState(): Promise<State> {
	const service = createService();
	const { files, refused } = await service.convert({ inputs: INPUTS }, () => undefined);
	const converted = reduce(INITIAL, { type: 'converted', files, refused });
	const hunks = await service.hunks(
		{ file: 1, switches: files[1]?.switches ?? [], shown: [] },
		() => undefined,
	);
	const actions: readonly Action[] = [
		{ type: 'file', file: 1 },
		{ type: 'scope', scope: 'all' },
		{ type: 'select', place: { file: 1, index: 0 } },
		{ type: 'hunks', hunks },
	];
	return actions.reduce(reduce, converted);
}

/** One state of the page for each thing that it can show. */
export async function convertStates(): Promise<Readonly<Record<string, State>>> {
	const converted = await convertedState();
	const after = (...actions: readonly Action[]): State => actions.reduce(reduce, converted);
	return {
		empty: INITIAL,
		reading: reduce(INITIAL, { type: 'reading', done: 1, total: 2 }),
		'too large': reduce(INITIAL, { type: 'trouble', trouble: { kind: 'too-large', size: 62_000_000 } }),
		converted,
		undone: after({ type: 'step', by: -1 }),
		inline: after({ type: 'layout', layout: 'inline' }),
		'the full editor': after({ type: 'monaco', on: true }),
		'nothing changes': after({ type: 'hunks', hunks: { hunks: [], left: 1 } }),
		menu: after({ type: 'menu', open: true }),
		toast: after({ type: 'toast', text: 'x' }),
		'one file': after({ type: 'scope', scope: 'file' }),
		refused: { ...converted, refused: ['c.png'] },
	};
}
