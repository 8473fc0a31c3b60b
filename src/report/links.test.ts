import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import { messagesOf } from '../messages/index.ts';
import { rich } from './drawing.ts';
import { ruleLink, statementLink, termLink } from './links.ts';
import { textOf } from './tree.ts';

describe.each(LOCALES)('links in %s', (locale) => {
	const messages = messagesOf(locale);

	it('lead from a statement to its paragraph, and name what is no statement as the terms do', () => {
		expect(statementLink(messages, 'ES-13').attrs['href']).toMatch(new RegExp(`/${locale}/contract/#es-13$`));
		const own = statementLink(messages, 'project');
		expect([own.tag, textOf(own)]).toEqual(['span', messages.terms.source('project')]);
	});

	it('hang a statement in the margin, and make it a target, only where asked', () => {
		expect(statementLink(messages, 'ES-13').attrs).not.toHaveProperty('id');
		expect(statementLink(messages, 'ES-13', { hanging: true, target: true }).attrs).toMatchObject({
			class: 'stmt statement-number',
			id: 'es-13',
		});
	});

	it('show the code in the name of a rule as code', () => {
		const link = ruleLink(messages, 'is-error-flag');
		expect(link.attrs['href']).toMatch(new RegExp(`/${locale}/rules/is-error-flag/$`));
		expect(textOf(link)).not.toContain('`');
		expect(JSON.stringify(link)).toContain('"code"');
	});

	it('lead from types and canonical codes in a text, and from no other code', () => {
		const link = termLink(locale, ['agent.timeout']);
		const drawn = rich('`SYSTEM`, `agent.timeout`, `details`', { link });
		expect(drawn.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual([
			'a',
			', ',
			'a',
			', ',
			'code',
		]);
	});
});
