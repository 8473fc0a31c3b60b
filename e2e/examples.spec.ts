import { analyse } from '../src/contract/analyse.ts';
import type { Response } from '../src/contract/types.ts';
import { loadEntries } from '../src/examples/load.ts';
import type { ExampleEntry } from '../src/examples/schema.ts';
import { verdictText } from '../src/messages/describe.ts';
import { messagesOf } from '../src/messages/index.ts';
import { LANGUAGES } from './support/built-pages.ts';
import { expect, test } from './support/test.ts';

const entries = await loadEntries();

function judge({ text, context }: ExampleEntry): Response {
	const { responses, worst } = analyse(text, context);
	const response = responses[worst];
	if (!response) throw new Error('a report without a response');
	return response;
}

for (const language of LANGUAGES) {
	const messages = messagesOf(language);

	test(`the short link of every example opens it with its verdict and its rules (${language})`, async ({
		page,
	}) => {
		test.setTimeout(20_000 + entries.length * 1_000);
		for (const entry of entries) {
			const response = judge(entry);
			await page.goto(`${language}/playground/#ejemplo=${entry.name}`);
			const title = page.getByRole('heading', { level: 2 }).first();
			await expect
				.soft(title, entry.name)
				.toHaveText(verdictText(messages, response, entry.context).title.replaceAll('`', ''));
			await expect
				.soft(async () => {
					const links = await page.locator('.fault a[href*="/rules/"]').all();
					const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
					const rules = new Set(
						hrefs.map((href) => /\/rules\/(?<id>[^/]+)\//.exec(href ?? '')?.groups?.['id']),
					);
					expect([...rules].sort()).toEqual([...entry.expect.rules, ...entry.expect.advice].sort());
				}, entry.name)
				.toPass({ timeout: 20_000 });
			if (response.verdict === 'not-a-response') continue;
			const { chat, voice } = entry.expect.reaction;
			const verbs = page.locator('.react:not(.react--fix)').locator('.react-verb');
			await expect.soft(verbs.first(), entry.name).toHaveText(messages.reaction.texts[chat].chat.verb);
			await expect.soft(verbs.last(), entry.name).toHaveText(messages.reaction.texts[voice].voice.verb);
		}
	});
}
