import { defineRule } from '../../rule.ts';

interface Fixes {
	readonly decode: Record<never, never>;
}

const ENTITY_QUOTE = /[{[,:]\s{0,20}&(?:quot|#34|#x22);/i;

/** Whether the JSON as it was pasted has HTML's entities for its quotes: then those in the sentence are the same fault. */
export function hasEntityQuotes(pasted: string): boolean {
	return ENTITY_QUOTE.test(pasted.slice(0, 400));
}

/** JSON whose quotes are HTML's entities: no client reads that as JSON. */
export const htmlEntities = defineRule<'html-entities', Record<never, never>, Fixes>({
	meta: {
		id: 'html-entities',
		group: 'input',
		severity: 'error',
		sources: ['project'],
		fixable: true,
		since: '0.1.0',
	},
	check({ documents, verdict, source }, report) {
		const [outer] = documents;
		if (verdict === 'not-a-response' || !outer) return;
		const [range] = outer.view.locate(0, outer.view.text.length);
		if (!range || range.end - range.start === outer.view.text.length) return;
		const pasted = source.slice(range.start, range.end);
		const quote = ENTITY_QUOTE.exec(pasted.slice(0, 400));
		if (!quote) return;
		const start = range.start + quote.index + quote[0].indexOf('&');
		report({
			at: [{ start, end: start + quote[0].length - quote[0].indexOf('&') }],
			args: {},
			fixes: [
				{
					id: 'decode',
					args: {},
					kind: 'suggestion',
					edits: [{ offset: range.start, length: range.end - range.start, text: outer.view.text }],
				},
			],
		});
	},
});
