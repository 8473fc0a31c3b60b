import { CHANNELS, ERROR_TYPE_TABLE } from '../../contract/error-types.ts';
import type { ErrorType, ReactionId } from '../../contract/types.ts';
import type { ReactionText } from '../../messages/types.ts';
import { CHANNEL_ICONS } from '../../report/icons.ts';
import type { Branch } from './layout.ts';

/** Words of the drawing. */
interface FlowTexts {
	readonly channels: { readonly chat: string; readonly voice: string; readonly both: string };
	readonly withBilling: string;
	readonly withoutBilling: string;
	/** What a call leaves out (ES-13). */
	readonly noEscalation: string;
	readonly reactions: Readonly<
		Record<ReactionId, { readonly chat: ReactionText; readonly voice: ReactionText }>
	>;
}

function outcome({ verb, heard }: ReactionText): Pick<Branch, 'verb' | 'say' | 'gloss'> {
	return { verb, ...(heard && { say: heard.quote }), ...(heard?.gloss && { gloss: heard.gloss }) };
}

/** The ways that lead on from a type: one, one a channel, or one with and one without billing. */
export function branchesOf(type: ErrorType, texts: FlowTexts): readonly Branch[] {
	const { reaction, reactionWithoutBilling } = ERROR_TYPE_TABLE[type];
	if (reactionWithoutBilling) {
		return [
			{ icons: [], label: texts.withBilling, ...outcome(texts.reactions[reaction.chat.id].chat) },
			{
				icons: [],
				label: texts.withoutBilling,
				...outcome(texts.reactions[reactionWithoutBilling.chat.id].chat),
			},
		];
	}
	if (reaction.chat.id === reaction.voice.id) {
		return [
			{
				icons: ['chat', 'call'],
				label: texts.channels.both,
				...outcome(texts.reactions[reaction.chat.id].chat),
			},
		];
	}
	return CHANNELS.map((channel) => ({
		icons: [CHANNEL_ICONS[channel]],
		label: texts.channels[channel],
		...(reaction[channel].id === 'offer-transfer' && { without: texts.noEscalation }),
		...outcome(texts.reactions[reaction[channel].id][channel]),
	}));
}
