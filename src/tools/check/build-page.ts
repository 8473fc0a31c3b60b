import { analyse } from '../../contract/analyse.ts';
import { ALL_RULES } from '../../contract/rules/index.ts';
import type { ExampleEntry } from '../../examples/schema.ts';
import type { Locale } from '../../locales.ts';
import { judgementOf } from '../../report/judgement.ts';
import { lookOf } from '../../report/look.ts';
import type { PageData, PageExample } from './page-data.ts';

/** The example that shows most in one look: a fault that one press mends, and a reaction that changes with it. */
const FIRST = 'tipo-en-minusculas';

/** Judges the examples when the page is built. */
export function buildPage(entries: readonly ExampleEntry[], locale: Locale): PageData {
	const examples = entries.map((entry) => toPageExample(entry, locale));
	const first = examples.find(({ name }) => name === FIRST) ?? examples[0];
	if (!first) throw new Error('The playground needs at least one example.');
	return {
		examples,
		first: first.name,
		judgement: judgementOf(analyse(first.text, first.context)),
		rules: ALL_RULES.map(({ meta: { id, group, severity } }) => ({ id, group, severity })),
	};
}

function toPageExample({ name, title, group, text, context }: ExampleEntry, locale: Locale): PageExample {
	const { responses, worst } = analyse(text, context);
	const response = responses[worst];
	if (!response) throw new Error(`The example ${name} has no response.`);
	return { name, title: title[locale], group, text, context, mark: lookOf(response, context).mark };
}
