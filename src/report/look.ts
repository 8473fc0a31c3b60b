import { contextOf } from '../contract/exchange.ts';
import { CUT_OFF_SECONDS, isCutOff } from '../contract/reaction.ts';
import type { Context, ErrorType, Response } from '../contract/types.ts';
import { countBySeverity } from '../messages/describe.ts';
import type { MarkLook, Strike } from './geometry.ts';

/** The ground of a verdict, and of whatever repeats it. */
export type Ground = 'bad' | 'warn' | 'ok' | 'blank';

export interface Look {
	readonly ground: Ground;
	readonly mark: MarkLook;
}

/** What a look is read from. */
type Seen = Pick<Response, 'verdict' | 'errorType' | 'layers' | 'diagnostics' | 'exchange'>;

/** Two letters inside the mark of each effective type. */
export const TYPE_LETTERS = {
	NOT_FOUND: 'NF',
	VALIDATION: 'VA',
	PERMISSION: 'PE',
	SYSTEM: 'SY',
	BLOCKER: 'BL',
	UNKNOWN: 'UN',
} as const satisfies Record<ErrorType, string>;

/** What the mark says of compliance, by the ground it stands on. */
const STRIKES: Readonly<Record<Ground, Strike>> = { bad: 'cut', warn: 'warn', ok: 'clean', blank: 'blank' };

/** Statuses from here on are failures: only they explain a protocol error. */
const FIRST_FAILURE = 400;

/** Nobody read the response (ES-25): whatever it is, the mark is left unstruck and says how long the runtime waits. */
const CUT_OFF: Look = {
	ground: 'bad',
	mark: { verdict: 'not-a-response', strike: 'blank', letters: String(CUT_OFF_SECONDS) },
};

/** How a verdict looks: the one decision behind every mark and every ground, in page, gallery, tool and picture. */
export function lookOf(response: Seen, context: Context): Look {
	if (isCutOff(contextOf(context, response.exchange))) return CUT_OFF;
	const { verdict } = response;
	const ground = groundOf(response);
	const letters = lettersOf(response);
	return { ground, mark: { verdict, strike: STRIKES[ground], ...(letters !== undefined && { letters }) } };
}

function groundOf({ verdict, diagnostics }: Seen): Ground {
	if (verdict === 'not-a-response') return 'blank';
	const { error, warning } = countBySeverity(diagnostics);
	if (error > 0) return 'bad';
	return warning > 0 ? 'warn' : 'ok';
}

/** The effective type, which is UNKNOWN for a failure without an envelope (ES-02), or the status that makes a failure of it. */
function lettersOf({ verdict, errorType, layers }: Seen): string | undefined {
	switch (verdict) {
		case 'success':
			return undefined;
		case 'business-error':
			return TYPE_LETTERS[errorType ?? 'UNKNOWN'];
		case 'protocol-error': {
			const [status] = layers.flatMap(({ fact }) => (fact?.kind === 'status' ? [fact.status] : []));
			return status !== undefined && status >= FIRST_FAILURE ? String(status) : undefined;
		}
		case 'not-a-response':
			return '?';
	}
}
