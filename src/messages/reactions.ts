import type { Channel } from '../contract/error-types.ts';
import type { ReactionText } from './types.ts';

/** A text that is the same in chat and on a call. */
export function onBoth(text: ReactionText): Record<Channel, ReactionText> {
	return { chat: text, voice: text };
}
