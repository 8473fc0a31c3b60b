import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { buildExample } from './build.ts';
import { loadExamples, parseExample } from './load.ts';
import { EXAMPLE_GROUPS } from './schema.ts';

const examples = await loadExamples();

describe('content/examples', () => {
	it('fills every group', () => {
		const used = new Set([...examples.values()].map(({ group }) => group));
		expect(EXAMPLE_GROUPS.filter((group) => !used.has(group))).toEqual([]);
	});

	it('has no two examples with the same text and context', () => {
		const texts = [...examples.values()].map((example) => [buildExample(example), example.context]);
		expect(new Set(texts.map((pair) => JSON.stringify(pair))).size).toBe(examples.size);
	});
});

describe.each([...examples])('%s', (_, example) => {
	const { responses, worst } = analyse(buildExample(example), example.context);
	const response = responses[worst];

	it('has the verdict and the reaction that its file says', () => {
		expect({
			verdict: response?.verdict,
			errorType: response?.errorType,
			reaction: { chat: response?.reaction.chat.id, voice: response?.reaction.voice.id },
		}).toEqual({
			verdict: example.expect.verdict,
			errorType: example.expect.errorType,
			reaction: example.expect.reaction,
		});
	});

	it('is peeled in the order of its recipe', () => {
		const peeled = response?.layers.map(({ id }) => id).filter((id) => id !== 'payload');
		expect(peeled).toEqual(example.wire.layers.map(({ layer }) => layer).reverse());
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
