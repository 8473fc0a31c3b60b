import type { Severity } from '../../contract/types.ts';
import { countBySeverity } from '../../messages/describe.ts';
import type { Counts } from '../../messages/types.ts';
import type { JudgedResponse } from '../../report/judgement.ts';
import type { Span } from '../../text/span.ts';
import { currentResponse, type State } from './state.ts';

/** The layer that is drawn in the text: the chosen one, else the innermost where there are several. */
export function shownLayer(state: State): number | null {
	const layers = currentResponse(state)?.layers ?? [];
	if (state.layer !== null && state.layer < layers.length) return state.layer;
	return layers.length > 1 ? layers.length - 1 : null;
}

/** Counts of each layer's own faults: those in it and in no layer further in. */
export function faultsByLayer({ layers, diagnostics }: JudgedResponse): readonly Counts[] {
	const owners = diagnostics.map(({ span }) =>
		Math.max(
			0,
			layers.findLastIndex((layer) => touches(layer.span, span)),
		),
	);
	return layers.map((_, index) => countBySeverity(diagnostics.filter((_, at) => owners[at] === index)));
}

export function worstSeverity(counts: Counts): Severity | null {
	if (counts.error > 0) return 'error';
	if (counts.warning > 0) return 'warning';
	return counts.info > 0 ? 'info' : null;
}

function touches(outer: Span, inner: Span): boolean {
	return inner.some(({ start }) => outer.some((range) => range.start <= start && start < range.end));
}
