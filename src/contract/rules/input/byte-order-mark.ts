import { defineRule } from '../../rule.ts';

interface Fixes {
	readonly drop: Record<never, never>;
}

/** An invisible mark before the text: some parsers stop at it. */
export const byteOrderMark = defineRule<'byte-order-mark', Record<never, never>, Fixes>({
	meta: {
		id: 'byte-order-mark',
		group: 'input',
		severity: 'info',
		sources: ['project'],
		fixable: true,
		since: '0.1.0',
	},
	check({ source, verdict, siblings }, report) {
		if (verdict === 'not-a-response' || (siblings && siblings.index > 0)) return;
		const length = /^[\ufeff\u200b]+/.exec(source)?.[0].length ?? 0;
		if (length === 0) return;
		report({
			at: [{ start: 0, end: length }],
			args: {},
			fixes: [{ id: 'drop', args: {}, kind: 'safe', edits: [{ offset: 0, length, text: '' }] }],
		});
	},
});
