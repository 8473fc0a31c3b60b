export type RichPart =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'code'; readonly text: string }
	/** What a person hears, always Spanish. */
	| { readonly kind: 'say'; readonly text: string };

const MARKUP = /`([^`]+)`|«([^»]+)»/gu;

/** Splits a message into plain text, `code` and, where `speech` is on, «what a person hears». */
export function parseRich(message: string, speech = false): readonly RichPart[] {
	const parts: RichPart[] = [];
	let end = 0;
	for (const match of message.matchAll(MARKUP)) {
		const [whole, code, say] = match;
		if (say !== undefined && !speech) continue;
		if (match.index > end) parts.push({ kind: 'text', text: message.slice(end, match.index) });
		parts.push(code === undefined ? { kind: 'say', text: say ?? '' } : { kind: 'code', text: code });
		end = match.index + whole.length;
	}
	if (end < message.length) parts.push({ kind: 'text', text: message.slice(end) });
	return parts;
}
