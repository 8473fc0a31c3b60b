import type { ExampleEntry } from '../../examples/schema.ts';
import { fixText, verdictText } from '../../messages/describe.ts';
import type { PageTexts } from '../../messages/page-types.ts';
import type { Messages } from '../../messages/texts.ts';
import { rich } from '../../report/drawing.ts';
import { faultActions, faultRow } from '../../report/fault.ts';
import { outcomesOf } from '../../report/outcomes.ts';
import { examplePath } from '../../report/paths.ts';
import { jointBody, reactionBody, reactionCells, reactionFrame } from '../../report/reaction.ts';
import { plainText } from '../../report/rich.ts';
import { h, type Tree } from '../../report/tree.ts';
import { countsLine, verdictSection } from '../../report/verdict.ts';
import { createPositions } from '../../text/position.ts';
import type { JudgedExample } from '../judged/judge.ts';

type LiveTexts = Pick<PageTexts, 'home' | 'judged'>;

/** Verdict and reaction as the playground shows them, and what its first fixes make of the reaction. */
export function liveReport(
	example: ExampleEntry,
	{ report, response, faults, look }: JudgedExample,
	messages: Messages,
	{ home, judged }: LiveTexts,
): Tree {
	const { title, why } = verdictText(messages, response, example.context);
	const [after] = outcomesOf(report, report.worst);
	return h(
		'div',
		{ class: 'report' },
		verdictSection(
			{ ...look, title, why: rich(why, { speech: true }), below: countsLine(faults, messages) },
			{ size: 56 },
		),
		reactionCells(response, messages, judged.both).map((cell) =>
			reactionFrame('panel', cell, reactionBody('panel', cell, messages)),
		),
		after &&
			reactionFrame('panel', { icons: ['arrow'], label: home.after }, jointBody('panel', after, messages), {
				class: 'react--fix',
			}),
	);
}

/** Each fault as the playground lists it; its fixes lead there, where they can be made. */
export function liveFaults(
	{ name, text }: ExampleEntry,
	{ faults }: JudgedExample,
	messages: Messages,
	{ judged }: LiveTexts,
): Tree {
	const positions = createPositions(text);
	const rows = faults.map((fault, index) => {
		const { line, column } = positions.positionOf(fault.span[0]?.start ?? 0);
		const fixes = (fault.fixes ?? []).slice(0, 1).map((fix) => {
			const isSafe = fix.kind === 'safe';
			const label = plainText(fixText(messages, fault.rule, fix));
			return h(
				'a',
				{
					class: isSafe ? 'btn btn--fix' : 'btn btn--fix btn--suggest',
					href: examplePath(messages.locale, name),
				},
				h('span', {}, label, !isSafe && '…'),
			);
		});
		return faultRow(
			fault,
			{
				number: index + 1,
				place: h('span', { class: 'place', title: judged.place(line, column) }, `${line}:${column}`),
				actions: faultActions(fault, fixes, messages),
			},
			messages,
		);
	});
	return h('ol', { class: 'live-faults' }, rows);
}
