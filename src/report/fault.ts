import type { Diagnostic } from '../contract/types.ts';
import { LANGUAGES } from '../locales.ts';
import { faultText } from '../messages/describe.ts';
import type { Messages } from '../messages/texts.ts';
import { rich, severitySign } from './drawing.ts';
import { SEVERITY_CLASS } from './icons.ts';
import { ruleLink, statementLink } from './links.ts';
import { type Child, h, type Tree } from './tree.ts';

interface FaultParts {
	/** Counted from 1: the same number stands at its place in the text. */
	readonly number: number;
	/** `line:column`, as words or as a button. */
	readonly place: Tree;
	/** What stands there. */
	readonly excerpt?: Child;
	/** Fixes and references, or the fix that is being looked at. */
	readonly actions: Tree;
	readonly lit?: boolean;
}

/** A fault as a row of the list: what is wrong, where, what follows, what to do. */
export function faultRow(
	diagnostic: Diagnostic,
	{ number, place, excerpt, actions, lit = false }: FaultParts,
	messages: Messages,
): Tree {
	const { wrong, consequence, remedy } = faultText(messages, diagnostic);
	const { severity } = diagnostic;
	return h(
		'li',
		{
			class: `fault fault--${SEVERITY_CLASS[severity]}${lit ? ' is-on' : ''}`,
			'aria-current': lit ? 'true' : undefined,
			'data-n': number - 1,
		},
		h('span', { class: 'fault-number' }, String(number)),
		h(
			'div',
			{ class: 'fault-body' },
			h(
				'div',
				{ class: 'fault-head' },
				h('h3', { class: 'fault-title' }, rich(wrong, { speech: true })),
				place,
			),
			h(
				'p',
				{ class: 'fault-sub' },
				h('span', { class: 'severity-word' }, severitySign(severity), messages.terms.severities[severity]),
				excerpt,
			),
			h(
				'p',
				{ class: 'fault-why' },
				rich(consequence, { speech: true }),
				LANGUAGES[messages.locale].joiners.sentences,
				rich(remedy, { speech: true }),
			),
			actions,
		),
	);
}

/** Fixes, then the rule and what it rests on; `first` goes before them. */
export function faultActions(
	{ rule, sources }: Pick<Diagnostic, 'rule' | 'sources'>,
	fixes: Child,
	messages: Messages,
	first?: Child,
): Tree {
	return h(
		'p',
		{ class: 'fault-act' },
		fixes,
		h(
			'span',
			{ class: 'refs' },
			first,
			ruleLink(messages, rule),
			sources.map((source) => statementLink(messages, source)),
		),
	);
}
