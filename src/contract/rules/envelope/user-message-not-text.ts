import type { JsonKind, JsonNode } from '../../../text/json/types.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import { hasEnvelopeShape } from './parts.ts';

interface Args {
	readonly kind: JsonKind;
}

interface Fixes {
	readonly take: { readonly text: string };
}

/** `user_message` is a sentence: a JSON string (ES-06). */
export const userMessageNotText = defineRule<'user-message-not-text', Args, Fixes>({
	meta: {
		id: 'user-message-not-text',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-06'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const message = hasEnvelopeShape(response) ? response.envelope?.userMessage : undefined;
		if (!message || message.kind === 'string') return;
		const inside = sentenceInside(message);
		report({
			at: message,
			args: { kind: message.kind },
			fixes: inside
				? [
						{
							id: 'take',
							args: { text: String(inside.scalar) },
							kind: 'suggestion',
							edits: replaceValue(response, message, inside.raw),
						},
					]
				: [],
		});
	},
});

/** The Spanish one of several languages, else the only text there is. */
function sentenceInside(message: JsonNode): JsonNode | undefined {
	const spanish = ['es', 'es-CO', 'es-419', 'spa', 'spanish'].flatMap((tag) => message.get(tag) ?? []);
	const [first, ...more] = spanish.length > 0 ? spanish : message.children;
	if (typeof first?.scalar !== 'string' || first.scalar.trim() === '') return undefined;
	return spanish.length > 0 || more.length === 0 ? first : undefined;
}
