import { ERROR_TYPE_TABLE } from './error-types.ts';
import type { Classified, Context, Reaction } from './types.ts';

interface ReactionPair {
	readonly chat: Reaction;
	readonly voice: Reaction;
}

/** What the classification must have settled before a reaction can be told. */
export type Settled = Pick<Classified, 'context' | 'verdict' | 'shape' | 'errorType'>;

/** Seconds after which the runtime has cut the call (ES-25). */
export const CUT_OFF_SECONDS = 30;

const NONE: Reaction = { id: 'none', sources: [] };
const CUT_OFF: Reaction = { id: 'cut-off', sources: ['ES-25'] };
const CONTINUE: Reaction = { id: 'continue', sources: [] };
const SAY_EMPTY: Reaction = { id: 'say-empty', sources: ['ES-20', 'ES-26'] };
/** Failures that the contract does not know: the runtime has no listed type to go by. */
const IMPROVISE_UNLISTED: Reaction = { id: 'improvise', sources: ['ES-02', 'ES-16'] };

/** Whether the runtime had cut the call before the response came: nobody reads it, whatever it says (ES-25). */
export function isCutOff(context: Context): context is Context & { readonly elapsedSeconds: number } {
	return (context.elapsedSeconds ?? 0) > CUT_OFF_SECONDS;
}

/** What the agent does with the response, on each channel (ES-10 … ES-18, ES-20, ES-25). */
export function predictReaction(response: Settled): ReactionPair {
	if (isCutOff(response.context)) return both(CUT_OFF);
	if (response.verdict === 'success') return both(response.shape === 'empty' ? SAY_EMPTY : CONTINUE);
	if (response.verdict !== 'business-error') return both(NONE);
	if (response.shape !== 'envelope' || response.errorType === null) return both(IMPROVISE_UNLISTED);
	const { reaction, reactionWithoutBilling } = ERROR_TYPE_TABLE[response.errorType];
	return response.context.billing ? reaction : (reactionWithoutBilling ?? reaction);
}

function both(reaction: Reaction): ReactionPair {
	return { chat: reaction, voice: reaction };
}
