import { applyEdits } from '../../text/edit.ts';
import type { Range } from '../../text/span.ts';

/** The text with each range replaced; ranges in order and apart. */
export function replaceRanges<R extends Range>(
	text: string,
	ranges: readonly R[],
	replacement: (said: string, range: R) => string,
): string {
	const edits = ranges.map((range) => {
		const said = text.slice(range.start, range.end);
		return { offset: range.start, length: said.length, text: replacement(said, range) };
	});
	return applyEdits(text, edits);
}

/** A sentence made whole again after words were cut out of it. */
export function tidySentence(text: string): string {
	const tidied = text
		.replaceAll(/[([«"]\s{0,4}[)\]»"]/gu, '')
		.replaceAll(/[ \t]{2,}/gu, ' ')
		.replaceAll(/ (?=[.,;:!?)])/gu, '')
		.replaceAll(/[,;:](?=[.!?])/gu, '')
		.replaceAll(/([.,;:])[.,;:]{1,20}(?=\s|$)/gu, '$1')
		.trim()
		.replace(/^[\s.,;:)\]–-]+/u, '')
		.replace(/[\s,;:(–-]{1,20}$/u, '');
	return capitalise(tidied);
}

function capitalise(text: string): string {
	return text
		.replace(/^([¿¡"«(]*)(\p{Ll})/u, (_, opening: string, letter: string) => opening + letter.toUpperCase())
		.replaceAll(
			/([.!?] )([¿¡]?)(\p{Ll})/gu,
			(_, stop: string, opening: string, letter: string) => stop + opening + letter.toUpperCase(),
		);
}
