import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildExample } from '../../examples/build.ts';
import { loadExamples } from '../../examples/load.ts';
import type { Example } from '../../examples/schema.ts';
import { LANGUAGES, LOCALES } from '../../locales.ts';
import { faultText, fixText } from '../../messages/describe.ts';
import { messagesOf } from '../../messages/index.ts';
import { endSentence } from '../../messages/inline.ts';
import type { Messages } from '../../messages/texts.ts';
import { analyse } from '../analyse.ts';
import type { Diagnostic } from '../types.ts';
import { RULES } from './index.ts';
import { drawSquiggles, type Squiggle } from './testing/draw-squiggles.ts';

const FOLDER = 'src/contract/rules/__squiggles__';

interface Judged {
	readonly name: string;
	readonly text: string;
	readonly diagnostics: readonly Diagnostic[];
}

const judged = [...(await loadExamples())].map(([name, example]) => judge(name, example));
const table = Object.keys(RULES).flatMap((rule) => LOCALES.map((locale) => [rule, locale] as const));

test.each(table)('%s marks and says in %s what its file shows', async (rule, locale) => {
	const messages = messagesOf(locale);
	const pictures = judged.flatMap(({ name, text, diagnostics }) => {
		const own = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
		if (own.length === 0) return [];
		const marks = own.map((diagnostic) => toMark(messages, diagnostic));
		return [`${name}\n\n${drawSquiggles(text, marks)}`];
	});
	expect(pictures).not.toEqual([]);
	await expect(pictures.join('\n')).toMatchFileSnapshot(`__squiggles__/${rule}.${locale}.txt`);
});

test('the folder holds no picture of a rule or language that is gone', () => {
	const known = new Set(table.map(([rule, locale]) => `${rule}.${locale}.txt`));
	expect(readdirSync(FOLDER).filter((file) => !known.has(file))).toEqual([]);
});

function judge(name: string, example: Example): Judged {
	const text = buildExample(example);
	const { responses } = analyse(text, example.context);
	return { name, text, diagnostics: responses.flatMap(({ diagnostics }) => diagnostics) };
}

function toMark(messages: Messages, diagnostic: Diagnostic): Squiggle {
	const { wrong, consequence, remedy } = faultText(messages, diagnostic);
	const stop = LANGUAGES[messages.locale].joiners.stop;
	const fixes = (diagnostic.fixes ?? []).map(
		(fix) => `[${fixText(messages, diagnostic.rule, fix)}] ${fix.kind}`,
	);
	return {
		span: diagnostic.span,
		notes: [`${diagnostic.severity}: ${endSentence(wrong, stop)}`, consequence, remedy, ...fixes],
	};
}
