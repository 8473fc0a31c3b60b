import { readResponse } from '../contract/analyse.ts';
import { toolErrorJsonSchema } from '../contract/schema.ts';
import type { Classified } from '../contract/types.ts';
import type { TakeawayTexts } from '../messages/es/takeaway.ts';
import { applyEdits, type Edit } from '../text/edit.ts';
import { expectationOf } from './expectation.ts';
import { rightErrorOf } from './right-error.ts';
import { LANGUAGES, type ProgramOrder, type Refusal, type TakenFile, TEST_RUNNERS } from './types.ts';
import { writeSnippet } from './write-snippet.ts';
import { writeTest } from './write-test.ts';

/** A test with more of a payload inside is no longer read by anyone, and slows the editor that opens it. */
const LARGEST_PAYLOAD = 200_000;

/** Writes the program from what was read of a response, or says why there is none. */
export function writeProgram(
	order: ProgramOrder,
	response: Classified,
	texts: TakeawayTexts,
): TakenFile | Refusal {
	const { program, faults, safe, siteUrl } = order;
	const language = LANGUAGES.find((id) => id === program);
	if (language) {
		const mended = rightErrorOf(mend(response, safe));
		return mended ? writeSnippet(language, mended, texts) : 'no-envelope';
	}
	const runner = TEST_RUNNERS.find((id) => id === program);
	const expectation = expectationOf(response);
	if (!runner || !expectation) return 'no-payload';
	if (expectation.payload.length > LARGEST_PAYLOAD) return 'too-large';
	return writeTest(runner, { expectation, schema: toolErrorJsonSchema(siteUrl), faults, texts });
}

/** The response as it stands once its safe fixes are made. */
function mend(response: Classified, safe: readonly Edit[]): Classified {
	if (safe.length === 0) return response;
	const { source, context, siblings } = response;
	const mended = readResponse(applyEdits(source, safe), context, siblings?.index ?? 0);
	if (!mended) throw new RangeError('The mended text has lost the response.');
	return mended;
}
