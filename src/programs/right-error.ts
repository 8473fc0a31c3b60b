import { likelyTypes, readMeaning } from '../contract/meaning/read-meaning.ts';
import { sayIt } from '../contract/meaning/say-it.ts';
import { sentenceOf } from '../contract/sentence-of.ts';
import type { Classified, ErrorType, Shape } from '../contract/types.ts';
import { ERROR_TYPES } from '../contract/types.ts';

/** What a snippet builds, and what the response did not bring. */
export interface RightError {
	readonly errorType: ErrorType;
	readonly sentence: string;
	readonly missing: readonly ('type' | 'sentence')[];
}

/** Java refuses a literal of more than 65,535 bytes; no sentence that is read aloud comes near. */
const LONGEST_SENTENCE = 10_000;

/** Failures that nobody sorted because something broke (ES-33). */
const BROKEN: ReadonlySet<Shape> = new Set(['plain-failure', 'sdk-output']);

/** Type and sentence of a failure of the business; another verdict has none to build. */
export function rightErrorOf(response: Classified): RightError | undefined {
	if (response.verdict !== 'business-error') return undefined;
	const given = ERROR_TYPES.find((type) => type === response.envelope?.errorType?.scalar);
	const errorType = given ?? likelyTypes(response)[0] ?? (BROKEN.has(response.shape) ? 'SYSTEM' : 'UNKNOWN');
	const said = sentenceOf(response)?.node.scalar;
	const { words, meanings } = readMeaning(response);
	const spoken = sayIt(words.said, errorType, meanings[0]);
	const own = typeof said === 'string' ? said : spoken.whose === 'ours' ? undefined : spoken.sentence;
	const isSaid = own !== undefined && own.length <= LONGEST_SENTENCE;
	return {
		errorType,
		sentence: isSaid ? own : spoken.sentence,
		missing: [...(given ? [] : ['type' as const]), ...(isSaid ? [] : ['sentence' as const])],
	};
}
