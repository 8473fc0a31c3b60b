import { ALL_RULES } from '../../contract/rules/index.ts';
import type { ExampleEntry } from '../../examples/schema.ts';
import type { Locale } from '../../messages/types.ts';
import { judge } from '../../report/judgement.ts';
import type { PageData, PageExample } from './page-data.ts';
import { groundOf } from './view.ts';

const STRIKE = { ok: 'clean', warn: 'warn', bad: 'cut', blank: 'blank' } as const;

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
		judgement: judge(first.text, first.context),
		rules: ALL_RULES.map(({ meta: { id, group, severity } }) => ({ id, group, severity })),
	};
}

function toPageExample({ name, title, group, text, context }: ExampleEntry, locale: Locale): PageExample {
	const { billing, elapsedSeconds, tool } = context;
	const exact = {
		billing,
		...(elapsedSeconds !== undefined && { elapsedSeconds }),
		...(tool !== undefined && { tool }),
	};
	const { responses, worst } = judge(text, exact);
	const response = responses[worst];
	return {
		name,
		title: title[locale],
		group,
		text,
		context: exact,
		verdict: response?.verdict ?? 'not-a-response',
		strike: response ? STRIKE[groundOf(response, exact)] : 'blank',
	};
}
