import { difference } from '../text/difference.ts';
import type { Edit } from '../text/edit.ts';
import { jsonStringView } from '../text/json/string-view.ts';
import type { JsonNode } from '../text/json/types.ts';
import { mergeRanges, type Range, type Span } from '../text/span.ts';
import { replaceInString } from './edits.ts';
import type { Classified } from './types.ts';
import { foldText } from './words/fold.ts';
import type { SentenceText } from './words/hit.ts';
import { isBlank } from './words/is-blank.ts';
import { READ_LIMIT } from './words/says.ts';

/** The `user_message` of a response, where it is a text. */
export interface Sentence extends SentenceText {
	readonly node: JsonNode;
	/** The first `READ_LIMIT` code units; rules read no further. */
	readonly text: string;
	/** Place in the paste; at least one range is needed. */
	locate(ranges: readonly Range[]): Span;
	/** Edits that make `next` of `text`, in the twin too; only what differs is touched. */
	rewrite(next: string): readonly Edit[];
}

const READ = new WeakMap<Classified, Sentence>();

/** The sentence that the agent paraphrases or reads aloud; undefined where there is none or it is blank. */
export function sentenceOf(response: Classified): Sentence | undefined {
	const known = READ.get(response);
	if (known) return known;
	const node = response.envelope?.userMessage;
	if (node?.kind !== 'string' || typeof node.scalar !== 'string' || isBlank(node.scalar)) return undefined;
	const sentence = readSentence(response, node, node.scalar.slice(0, READ_LIMIT));
	READ.set(response, sentence);
	return sentence;
}

function readSentence(response: Classified, node: JsonNode, text: string): Sentence {
	const view = jsonStringView(node);
	return {
		node,
		text,
		folded: foldText(text),
		locate: (ranges) => mergeRanges(ranges.flatMap(({ start, end }) => [...view.locate(start, end)])),
		rewrite: (next) => {
			const { offset, length, text: between } = difference(text, next);
			return replaceInString(response, node, offset, offset + length, between);
		},
	};
}
