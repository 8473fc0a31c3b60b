import type { Span } from '../../text/span.ts';
import type { Store } from '../shared/store.ts';
import { type Action, currentResponse, isCurrent, type State } from './state.ts';

interface Placed {
	readonly diagnostics: readonly { readonly span: Span }[];
}

/** Index of the fault at a place: of several, the shortest; null where there is none. */
export function faultAt(response: Placed | undefined, offset: number): number | null {
	let best: number | null = null;
	let bestLength = Number.POSITIVE_INFINITY;
	for (const [index, { span }] of (response?.diagnostics ?? []).entries()) {
		const length = span.reduce((sum, { start, end }) => sum + end - start, 0);
		const inside = span.some(({ start, end }) => start <= offset && offset <= end);
		if (inside && length < bestLength) [best, bestLength] = [index, length];
	}
	return best;
}

/** Index of the next fault in the text, or the one before; around the ends. Null without any. */
export function nextFault(
	response: Placed | undefined,
	lit: number | null,
	caret: number,
	step: 1 | -1,
): number | null {
	const count = response?.diagnostics.length ?? 0;
	if (count === 0) return null;
	if (lit !== null) return (lit + step + count) % count;
	const starts = response?.diagnostics.map(({ span }) => span[0]?.start ?? 0) ?? [];
	if (step === 1)
		return Math.max(
			0,
			starts.findIndex((start) => start >= caret),
		);
	const before = starts.findLastIndex((start) => start < caret);
	return before < 0 ? count - 1 : before;
}

/** The caret inside a fault lights its row. */
export function lightRowAt({ state, dispatch }: Store<State, Action>, offset: number): void {
	if (isCurrent(state)) dispatch({ type: 'fault', index: faultAt(currentResponse(state), offset) });
}

/** A fault by its rule and where it starts. */
export interface FaultPlace {
	readonly rule: string;
	readonly start: number;
}

/** Lights the row that a link had selected. */
export function lightSelected({ state, dispatch }: Store<State, Action>, wanted: FaultPlace): void {
	const index = currentResponse(state)?.diagnostics.findIndex(
		({ rule, span }) => rule === wanted.rule && span[0]?.start === wanted.start,
	);
	if (index !== undefined && index >= 0) dispatch({ type: 'fault', index });
}
