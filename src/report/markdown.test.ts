import { describe, expect, it } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { playground as es } from '../messages/es/playground.ts';
import { messagesOf } from '../messages/index.ts';
import { playground as zhCn } from '../messages/zh-cn/playground.ts';
import { judgementOf } from './judgement.ts';
import { markdownReport } from './markdown.ts';

const TEXT =
	'{"error":{"error_type":"Permission","user_message":"Esa reserva está a nombre de otra persona.","details":"```"}}';
const CONTEXT = { billing: true, elapsedSeconds: 12 };
const response = judgementOf(analyse(TEXT, CONTEXT)).responses[0];

describe.each([
	['es', es],
	['zh-cn', zhCn],
] as const)('the report as Markdown in %s', (locale, ui) => {
	const texts = { core: messagesOf(locale), ui };

	it('says the verdict, the type, what is wrong at its place, and the context', () => {
		const report = markdownReport({ text: TEXT, context: CONTEXT, response }, texts);
		expect(report).toContain(`# ${ui.report.title}`);
		expect(report).toContain('`PERMISSION`');
		expect(report).toContain(`1. **${texts.core.terms.severities.error}** 1:24`);
		expect(report).toContain('12');
		expect(report).not.toMatch(/undefined|\[object/);
	});

	it('fences the text longer than what stands in it, and says how much it leaves out', () => {
		expect(markdownReport({ text: TEXT, context: CONTEXT, response }, texts)).toContain('````\n{');
		const long = markdownReport({ text: 'x'.repeat(4100), context: CONTEXT, response }, texts);
		expect(long).toContain(ui.report.cut(100));
	});

	it('of nothing says that there is nothing', () => {
		expect(markdownReport({ text: '', context: CONTEXT, response: undefined }, texts)).toContain(
			ui.states.emptyTitle,
		);
	});
});
