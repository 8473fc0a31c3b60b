import { RULE_GROUPS } from '../../../contract/rule.ts';
import { SEVERITIES, type Severity } from '../../../contract/types.ts';
import { ruleName } from '../../../messages/describe.ts';
import { rich } from '../../../report/drawing.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { button } from '../../shared/button.ts';
import type { PageData, PageRule } from '../page-data.ts';
import type { State } from '../state.ts';
import type { Texts } from '../texts/types.ts';

export const RULE_SETTINGS = [...SEVERITIES, 'off'] as const;
type RuleSetting = Severity | 'off';

/** The severity of each rule, by group; what is not the rule's own is counted. */
export function settingsSheet(state: State, texts: Texts, { rules }: PageData): Child {
	const { settings } = texts.ui;
	const changed = Object.keys(state.context.rules ?? {}).length;
	return [
		h('h2', { class: 'fault-title' }, settings.heading),
		h('p', { class: 'fault-why' }, settings.lead),
		h(
			'div',
			{ class: 'settings' },
			RULE_GROUPS.map((group) => {
				const own = rules.filter((rule) => rule.group === group);
				return own.length > 0 && groupOf(texts.core.terms.groups[group], own, state, texts);
			}),
		),
		h(
			'p',
			{ class: 'fault-act' },
			changed > 0 && h('span', {}, settings.changed(changed)),
			changed > 0 && button('reset-rules', 'btn', {}, settings.resetAll),
			button('close-sheet', 'btn btn--quiet', {}, settings.close),
		),
	];
}

function groupOf(name: string, rules: readonly PageRule[], state: State, texts: Texts): Tree {
	return h(
		'fieldset',
		{},
		h('legend', { class: 'menu-heading' }, name),
		rules.map((rule) => setting(rule, state.context.rules?.[rule.id], texts)),
	);
}

function setting({ id, severity }: PageRule, chosen: RuleSetting | undefined, { core, ui }: Texts): Tree {
	const option = (value: string, label: string): Tree =>
		h('option', { value, selected: value === (chosen ?? '') }, label);
	const { severities } = core.terms;
	return h(
		'label',
		{ class: chosen === undefined ? 'setting' : 'setting is-set' },
		h('span', {}, rich(ruleName(core, id))),
		h(
			'select',
			{ 'data-do': 'rule', 'data-rule': id },
			option('', ui.settings.default(severities[severity])),
			SEVERITIES.map((value) => option(value, severities[value])),
			option('off', ui.settings.off),
		),
	);
}

export function isRuleSetting(value: string): value is RuleSetting {
	return (RULE_SETTINGS as readonly string[]).includes(value);
}
