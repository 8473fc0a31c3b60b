import { classify } from '../contract/classify/index.ts';
import { peel } from '../contract/layers/peel.ts';
import { toolErrorJsonSchema } from '../contract/schema.ts';
import type { Classified, Context } from '../contract/types.ts';
import type { TakeawayTexts } from '../messages/takeaway.ts';
import { applyEdits } from '../text/edit.ts';
import { expectationOf } from './expectation.ts';
import { rightErrorOf } from './right-error.ts';
import { LANGUAGES, type Refusal, type TakenFile, type TakeOrder, TEST_RUNNERS } from './types.ts';
import { writeSnippet } from './write-snippet.ts';
import { writeTest } from './write-test.ts';

/** A test with more of a payload inside is no longer read by anyone, and slows the editor that opens it. */
const LARGEST_PAYLOAD = 200_000;

/** Writes the program, or says why there is none. */
export function takeAway(order: TakeOrder, texts: TakeawayTexts): TakenFile | Refusal {
	const { text, context, program, faults, safe, siteUrl } = order;
	const language = LANGUAGES.find((id) => id === program);
	if (language) {
		const mended = rightErrorOf(readResponse(applyEdits(text, safe), context, order.response));
		return mended ? writeSnippet(language, mended, texts) : 'no-envelope';
	}
	const runner = TEST_RUNNERS.find((id) => id === program);
	const expectation = expectationOf(readResponse(text, context, order.response));
	if (!runner || !expectation) return 'no-payload';
	if (expectation.payload.length > LARGEST_PAYLOAD) return 'too-large';
	return writeTest(runner, { expectation, schema: toolErrorJsonSchema(siteUrl), faults, texts });
}

/** The same response again: a judgement keeps places, and the programs need what stands there. */
function readResponse(text: string, context: Context, index: number): Classified {
	const subject = peel(text, context)[index];
	if (!subject) throw new RangeError(`The text has no response ${index}.`);
	return classify(subject);
}
