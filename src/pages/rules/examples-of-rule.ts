import type { ExampleEntry } from '../../examples/schema.ts';

const MAX_WRONG = 2;

/** Names of examples that a rule finds fault with; those that it alone finds fault with come first. */
export function examplesOfRule(examples: readonly ExampleEntry[], rule: string) {
	const found = examples.filter(({ expect }) => [...expect.rules, ...expect.advice].includes(rule));
	const sorted = found.toSorted((a, b) => a.expect.rules.length - b.expect.rules.length);
	return { wrong: sorted.slice(0, MAX_WRONG).map(({ name }) => name) };
}
