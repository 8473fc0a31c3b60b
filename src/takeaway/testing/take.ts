import { analyse } from '../../contract/analyse.ts';
import { faultSentence } from '../../messages/describe.ts';
import { messagesOf } from '../../messages/index.ts';
import { TAKEAWAY_TEXTS } from '../../messages/takeaway.ts';
import { mergeEdits } from '../../text/edit.ts';
import { takeAway } from '../index.ts';
import type { Program, Refusal, TakenFile, TakeOrder } from '../types.ts';

/** For tests: the order that a page would give for the worst response of a text. */
export function orderFor(text: string, program: Program): TakeOrder {
	const context = { billing: true };
	const { responses, worst } = analyse(text, context);
	const diagnostics = responses[worst]?.diagnostics ?? [];
	const safe = diagnostics.flatMap(({ fixes = [] }) =>
		fixes.filter(({ kind }) => kind === 'safe').slice(0, 1),
	);
	return {
		text,
		context,
		program,
		response: worst,
		safe: mergeEdits(safe.map(({ edits }) => edits)).edits,
		faults: diagnostics.map((diagnostic) => faultSentence(messagesOf('es'), diagnostic)),
		siteUrl: 'https://example.test',
	};
}

export function take(text: string, program: Program): TakenFile | Refusal {
	return takeAway(orderFor(text, program), TAKEAWAY_TEXTS.es);
}

/** The same where there must be a file. */
export function takeFile(text: string, program: Program): TakenFile {
	const taken = take(text, program);
	if (typeof taken === 'string') throw new Error(`Refused: ${taken}`);
	return taken;
}
