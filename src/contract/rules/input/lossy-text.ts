import { defineRule } from '../../rule.ts';

interface Args {
	readonly found: string;
}

/** Marks that a program's own display leaves where it shows no more; no response holds them. */
export const LOSSY_MARK =
	/\[(?:Object|Array|Circular(?: \*\d+)?|Function(?:: \w+)?|object Object)\]|\.{3} \d+ more items?/;

/** The text is a display of the response, not the response: parts of it are gone. */
export const lossyText = defineRule<'lossy-text', Args>({
	meta: {
		id: 'lossy-text',
		group: 'input',
		severity: 'warning',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ documents, verdict }, report) {
		if (verdict === 'not-a-response') return;
		for (const { faults, view } of documents) {
			const fault = faults.find(({ found }) =>
				/^\[?(?:Object|Array|Circular|Function|object)|^\.{3}/.test(found),
			);
			if (!fault) continue;
			const from = Math.max(0, fault.start - 2);
			const mark = LOSSY_MARK.exec(view.text.slice(from, fault.end + 40));
			if (!mark) continue;
			const start = from + mark.index;
			report({ at: view.locate(start, start + mark[0].length), args: { found: mark[0] } });
			return;
		}
	},
});
