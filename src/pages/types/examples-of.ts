import type { ErrorType } from '../../contract/types.ts';
import type { ExampleEntry } from '../../examples/schema.ts';

const MAX_EACH = 2;

/** The shortest examples that the runtime reads as one type: right ones, and ones that a rule finds fault with. */
export function examplesOfType(examples: readonly ExampleEntry[], type: ErrorType) {
	const all = examples
		.filter(({ expect }) => expect.verdict === 'business-error' && expect.errorType === type)
		.toSorted((a, b) => a.text.length - b.text.length);
	const right = all.filter(({ expect }) => expect.rules.length === 0);
	const wrong = all.filter(({ expect }) => expect.rules.length > 0);
	return { right: right.slice(0, MAX_EACH), wrong: wrong.slice(0, MAX_EACH) };
}
