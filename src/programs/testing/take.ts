import { analyse } from '../../contract/analyse.ts';
import { faultSentence } from '../../messages/describe.ts';
import { textsOf } from '../../messages/index.ts';
import { mergeEdits } from '../../text/edit.ts';
import { writeProgram } from '../index.ts';
import type { Program, ProgramOrder, Refusal, TakenFile } from '../types.ts';

/** For tests: what a page would take away of the worst response of a text. */
export function take(
	text: string,
	program: Program,
	change: Partial<ProgramOrder> = {},
): TakenFile | Refusal {
	const { messages, takeaway } = textsOf('es');
	const { responses, worst } = analyse(text, { billing: true });
	const response = responses[worst];
	if (!response) throw new Error('A report has at least one response.');
	const { diagnostics, read } = response;
	const safe = diagnostics.flatMap(({ fixes = [] }) =>
		fixes.filter(({ kind }) => kind === 'safe').slice(0, 1),
	);
	const order = {
		program,
		safe: mergeEdits(safe.map(({ edits }) => edits)).edits,
		faults: diagnostics.map((diagnostic) => faultSentence(messages, diagnostic)),
		siteUrl: 'https://example.test',
		...change,
	};
	return writeProgram(order, read, takeaway);
}

/** The same where there must be a file. */
export function takeFile(text: string, program: Program, change?: Partial<ProgramOrder>): TakenFile {
	const taken = take(text, program, change);
	if (typeof taken === 'string') throw new Error(`Refused: ${taken}`);
	return taken;
}
