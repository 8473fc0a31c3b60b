type RichPart =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'code'; readonly text: string }
	| { readonly kind: 'strong'; readonly text: string }
	/** What a person hears, always Spanish. */
	| { readonly kind: 'say'; readonly text: string };

const MARKUP = /`([^`]+)`|\*\*([^*]+)\*\*|«([^«»]+)»/gu;

/** Splits a message into plain text, `code`, **strong** and, where `speech` is on, «what a person hears». */
export function parseRich(message: string, speech = false): readonly RichPart[] {
	const parts: RichPart[] = [];
	let end = 0;
	for (const match of message.matchAll(MARKUP)) {
		const part = partOf(match);
		if (part.kind === 'say' && !speech) continue;
		if (match.index > end) parts.push({ kind: 'text', text: message.slice(end, match.index) });
		parts.push(part);
		end = match.index + match[0].length;
	}
	if (end < message.length) parts.push({ kind: 'text', text: message.slice(end) });
	return parts;
}

function partOf([, code, strong, say = '']: RegExpMatchArray): RichPart {
	if (code !== undefined) return { kind: 'code', text: code };
	if (strong !== undefined) return { kind: 'strong', text: strong };
	return { kind: 'say', text: say };
}

/** A message where no markup can stand: in a title, an option, an attribute. */
export function plainText(message: string): string {
	return parseRich(message)
		.map(({ text }) => text)
		.join('');
}
