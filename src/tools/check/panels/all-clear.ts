import { severitySign } from '../../../report/drawing.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { statementLink } from '../../../report/links.ts';
import { h, type Tree } from '../../../report/tree.ts';
import type { Texts } from '../texts/types.ts';

/** What the panel of faults says where there is none: what was looked at. */
export function allClear(response: JudgedResponse, texts: Texts): Tree {
	const { ui } = texts;
	const checked = ui.checked[groupOf(response)];
	return h(
		'div',
		{ class: 'all-clear' },
		h('p', {}, h('strong', {}, ui.faults.clearTitle)),
		checked.length > 0 && h('p', {}, ui.faults.clearLead),
		checked.length > 0 &&
			h(
				'ul',
				{},
				checked.map(({ text, source }) =>
					h('li', {}, severitySign('ok'), h('span', {}, text), source && statementLink(texts.core, source)),
				),
			),
	);
}

function groupOf({ verdict }: JudgedResponse): 'envelope' | 'success' | 'protocol' {
	if (verdict === 'success') return 'success';
	return verdict === 'business-error' ? 'envelope' : 'protocol';
}
