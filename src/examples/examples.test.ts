import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { LAYERS } from '../contract/layers/types.ts';
import { ERROR_TYPES, type Response } from '../contract/types.ts';
import { LEGACY_CODES } from '../registry/index.ts';
import * as z from '../zod.ts';
import { buildExample } from './build.ts';
import { loadExamples, parseExample } from './load.ts';
import { EXAMPLE_GROUPS, type Example } from './schema.ts';

const examples = await loadExamples();
const all = [...examples.values()];

describe('content/examples', () => {
	it('fills every group', () => {
		const used = new Set(all.map(({ group }) => group));
		expect(EXAMPLE_GROUPS.filter((group) => !used.has(group))).toEqual([]);
	});

	it.each(ERROR_TYPES)('shows %s used rightly three times', (type) => {
		const right = all.filter(({ expect }) => expect.errorType === type && expect.rules.length === 0);
		expect(right.length).toBeGreaterThanOrEqual(3);
	});

	it.each(LAYERS)('shows the layer %s', (layer) => {
		expect(all.some((example) => judge(example)?.layers.some(({ id }) => id === layer))).toBe(true);
	});

	it('shows each legacy code where a type belongs', () => {
		const used = new Set(all.map(({ payload }) => exampleType(payload)));
		expect(LEGACY_CODES).toHaveLength(19);
		expect(LEGACY_CODES.filter((name) => !used.has(name))).toEqual([]);
	});

	it('has no two examples with the same text and context', () => {
		const texts = [...examples.values()].map((example) => [buildExample(example), example.context]);
		expect(new Set(texts.map((pair) => JSON.stringify(pair))).size).toBe(examples.size);
	});
});

/** `error.error_type` of a payload that is written as a value. */
function exampleType(payload: unknown): unknown {
	const envelope = z.object({ error: z.object({ error_type: z.unknown() }) }).safeParse(payload);
	return envelope.data?.error.error_type;
}

function judge(example: Example): Response | undefined {
	const { responses, worst } = analyse(buildExample(example), example.context);
	return responses[worst];
}

describe('each example', () => {
	it.each([...examples])('%s has the verdict and the reaction that its file says', (_, example) => {
		const { verdict, errorType, reaction } = example.expect;
		const response = judge(example);
		expect({
			verdict: response?.verdict,
			errorType: response?.errorType,
			reaction: { chat: response?.reaction.chat.id, voice: response?.reaction.voice.id },
		}).toEqual({ verdict, errorType, reaction });
	});

	it.each([...examples])('%s breaks the rules that its file says, and no others', (_, example) => {
		const found = Map.groupBy(judge(example)?.diagnostics ?? [], ({ severity }) => severity === 'info');
		const ids = (advice: boolean) => [...new Set(found.get(advice)?.map(({ rule }) => rule))].sort();
		expect({ rules: ids(false), advice: ids(true) }).toEqual({
			rules: example.expect.rules.toSorted(),
			advice: example.expect.advice.toSorted(),
		});
	});

	it.each([...examples])('%s is peeled in the order of its recipe', (_, example) => {
		const recipe = example.wire.layers.map(({ layer }) => layer).reverse();
		const ids = judge(example)?.layers.map(({ id }) => id);
		// A log is read in two steps: the marks on its lines, then the text around the response.
		const peeled = ids?.filter((id, at) => id !== ids[at - 1]);
		// A payload that is written as a whole message has layers of its own, further in.
		expect(peeled?.slice(0, recipe.length)).toEqual(recipe);
	});
});

describe('parseExample', () => {
	it.each([
		['a name that is no address', 'Cita_1', 'group: types'],
		['a member that the schema does not know', 'cita', 'groups: types'],
	])('refuses %s', (_, name, yaml) => {
		expect(() => parseExample(name, yaml)).toThrow(`content/examples/${name}.yaml`);
	});
});
