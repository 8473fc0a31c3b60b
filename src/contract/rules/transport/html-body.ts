import { spanOf } from '../../layers/piece.ts';
import { isHtml, isXml } from '../../layers/web-document.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** Null where only the page was pasted. */
	readonly status: number | null;
	/** Whether it stands in a tool's result, as all that the tool says. */
	readonly isSaid: boolean;
	readonly form: 'html' | 'xml';
	/** Whether the page shows the inside of the program. */
	readonly hasStack: boolean;
}

const STACK_IN_PAGE = /(?:&nbsp;|[\n>]) ?at [\w.$<&][^\n<]{0,200}[:(]|Traceback \(most recent call last\)/;

/** A web page is no answer for a client of MCP: it comes from a framework, a proxy or another address. */
export const htmlBody = defineRule<'html-body', Args>({
	meta: {
		id: 'html-body',
		group: 'transport',
		severity: 'error',
		sources: ['ES-33', 'MCP'],
		fixable: false,
		since: '0.1.0',
	},
	check({ shape, http, text, result }, report) {
		if (!text) return;
		const form = isXml(text.text) ? 'xml' : 'html';
		const isSaid = shape === 'sentence' && (form === 'xml' || isHtml(text.text));
		if (isSaid) {
			const node = result?.texts.find((part) => part.view === text)?.node;
			report({
				at: node ?? spanOf(text),
				args: { status: null, isSaid, form, hasStack: false },
				severity: 'warning',
			});
			return;
		}
		if (shape !== 'html') return;
		const status = http?.status ?? null;
		if (status !== null && status >= 500) return;
		const span = spanOf(text)[0] ?? { start: 0, end: 0 };
		const firstLine = text.text.trimStart().split('\n', 1)[0]?.length ?? 0;
		const lead = text.text.length - text.text.trimStart().length;
		const start = span.start + lead;
		const isFramework = status === null || status >= 400;
		report({
			at: [{ start, end: Math.min(start + Math.max(firstLine, 1), span.end) }],
			args: { status, isSaid, form, hasStack: STACK_IN_PAGE.test(text.text.slice(0, 20_000)) },
			...(isFramework && { severity: 'warning' }),
		});
	},
});
