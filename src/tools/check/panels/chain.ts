import { LAYERS, type LayerId } from '../../../contract/layers/types.ts';
import { severitySign } from '../../../report/drawing.ts';
import { type Child, h, type Tree } from '../../../report/tree.ts';
import { choice } from '../../shared/button.ts';
import { currentResponse, type State } from '../state.ts';
import type { Texts } from '../texts/types.ts';
import { faultsByLayer, shownLayer, worstSeverity } from '../view.ts';

/** The layers from the paste inwards; a press selects that text. Beside them, the choice by hand. */
export function chainPanel(state: State, texts: Texts): readonly Tree[] {
	return [chain(state, texts), readAs(state, texts)];
}

function chain(state: State, { core, ui }: Texts): Tree {
	const response = currentResponse(state);
	const layers = response?.layers ?? [];
	const counts = response ? faultsByLayer(response) : [];
	const shown = shownLayer(state);
	const items = layers.map((layer, index): Child => {
		const own = counts[index] ?? { error: 0, warning: 0, info: 0 };
		const worst = worstSeverity(own);
		const on = index === shown;
		return h(
			'li',
			{},
			choice(
				'layer',
				index,
				on,
				core.terms.layers[layer.id],
				layer.fact && h('span', { class: 'layer-info', translate: 'no' }, core.terms.fact(layer.fact)),
				worst &&
					h(
						'span',
						{ class: 'layer-name' },
						severitySign(worst, 12),
						String(own.error + own.warning + own.info),
					),
			),
		);
	});
	return h('nav', { class: 'chain', 'aria-label': ui.layers.label }, h('ol', {}, items));
}

function readAs({ context, text }: State, { core, ui }: Texts): Tree {
	const option = (value: string, label: string): Tree =>
		h('option', { value, selected: value === (context.layer ?? '') }, label);
	return h(
		'label',
		{ class: context.layer === undefined ? 'read-as push' : 'read-as read-as--set push' },
		h('span', { class: 'visually-hidden' }, ui.layers.readAs),
		h(
			'select',
			{ 'data-do': 'read-as', disabled: text === '' },
			option('', ui.layers.automatic),
			LAYERS.map((layer) => option(layer, core.terms.layers[layer])),
		),
	);
}

export function isLayer(value: string): value is LayerId {
	return (LAYERS as readonly string[]).includes(value);
}
