import { CUT_OFF_SECONDS } from '../../contract/reaction.ts';
import type { Context, Severity, Verdict } from '../../contract/types.ts';
import { countBySeverity } from '../../messages/describe.ts';
import type { Counts } from '../../messages/types.ts';
import type { Strike } from '../../report/geometry.ts';
import { TYPE_LETTERS } from '../../report/geometry.ts';
import type { JudgedResponse } from '../../report/judgement.ts';
import type { Span } from '../../text/span.ts';
import { currentResponse, type State } from './state.ts';

/** The ground of a verdict, and of whatever repeats it. */
export type Ground = 'bad' | 'warn' | 'ok' | 'blank';

const STRIKE: Readonly<Record<Ground, Strike>> = { bad: 'cut', warn: 'warn', ok: 'clean', blank: 'blank' };

export function isCutOff({ elapsedSeconds = 0 }: Context): boolean {
	return elapsedSeconds > CUT_OFF_SECONDS;
}

export function groundOf(response: JudgedResponse, context: Context): Ground {
	if (isCutOff(context)) return 'bad';
	if (response.verdict === 'not-a-response') return 'blank';
	const { error, warning } = countBySeverity(response.diagnostics);
	if (error > 0) return 'bad';
	return warning > 0 ? 'warn' : 'ok';
}

export interface MarkLook {
	readonly verdict: Verdict;
	readonly strike: Strike;
	readonly letters?: string;
}

export function markOf(response: JudgedResponse, context: Context): MarkLook {
	if (isCutOff(context))
		return { verdict: 'not-a-response', strike: 'blank', letters: String(CUT_OFF_SECONDS) };
	const { verdict } = response;
	const letters = lettersOf(response);
	return { verdict, strike: STRIKE[groundOf(response, context)], ...(letters && { letters }) };
}

/** The effective type, or the status that makes it a protocol error. */
function lettersOf({ verdict, errorType, layers }: JudgedResponse): string | undefined {
	if (errorType !== null) return TYPE_LETTERS[errorType];
	if (verdict === 'business-error') return TYPE_LETTERS.UNKNOWN;
	const status = layers.flatMap(({ fact }) => (fact?.kind === 'status' ? [fact.status] : []))[0];
	return verdict === 'protocol-error' && status !== undefined && status >= 400 ? String(status) : undefined;
}

/** Indexes of the responses, the worst first, else in the order of the text. */
export function worstFirst(responses: readonly JudgedResponse[], worst: number): readonly number[] {
	const rest = responses.map((_, index) => index).filter((index) => index !== worst);
	return [worst, ...rest.sort((a, b) => gravity(responses[b]) - gravity(responses[a]) || a - b)];
}

function gravity(response: JudgedResponse | undefined): number {
	const { error, warning } = countBySeverity(response?.diagnostics ?? []);
	return error > 0 ? 2 : Math.min(warning, 1);
}

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
