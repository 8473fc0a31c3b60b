import type { Context, Diagnostic, Response } from '../contract/types.ts';
import { faultText, verdictText } from '../messages/describe.ts';
import type { Messages } from '../messages/texts.ts';
import { mark, rich } from './drawing.ts';
import { ruleLink } from './links.ts';
import { lookOf } from './look.ts';
import { reactionBody, reactionCells, reactionFrame } from './reaction.ts';
import { h, type Tree } from './tree.ts';

/** Under a judged text: the verdict in words, with `faults` or with its reason. */
export function figureVerdict(
	response: Response,
	faults: readonly Diagnostic[],
	context: Context,
	messages: Messages,
): Tree {
	const { title, why } = verdictText(messages, response, context);
	return h(
		'div',
		{ class: 'figure-verdict' },
		mark({ ...lookOf(response, context).mark, size: 36 }),
		h(
			'div',
			{},
			h('p', { class: 'figure-conclusion' }, title),
			faults.length > 0
				? h(
						'ul',
						{ class: 'figure-faults' },
						faults.map((fault) =>
							h(
								'li',
								{},
								rich(faultText(messages, fault).wrong, { speech: true }),
								' ',
								ruleLink(messages, fault.rule, 'figure-rule'),
							),
						),
					)
				: h('p', { class: 'figure-note' }, rich(why)),
		),
	);
}

/** The reaction under it. */
export function figureReaction(
	response: Pick<Response, 'reaction' | 'heard'>,
	messages: Messages,
	both: string,
): Tree {
	const cells = reactionCells(response, messages, both);
	return h(
		'div',
		{ class: cells.length === 1 ? 'figure-reaction figure-reaction--one' : 'figure-reaction' },
		cells.map((cell) => reactionFrame('figure', cell, reactionBody('figure', cell, messages))),
	);
}
