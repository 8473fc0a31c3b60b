import { defineRule } from '../../rule.ts';

interface Args {
	readonly name: string;
}

/** Two members of one name: parsers keep the last and say nothing. */
export const duplicateKey = defineRule<'duplicate-key', Args>({
	meta: {
		id: 'duplicate-key',
		group: 'input',
		severity: 'error',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ documents, verdict }, report) {
		if (verdict === 'not-a-response') return;
		for (const { duplicateKeys } of documents)
			for (const key of duplicateKeys.slice(0, MOST_KEYS))
				report({ at: key, args: { name: key.name.slice(0, 60) } });
	},
});

/** A list of rows repeats the same fault; the first ones tell. */
const MOST_KEYS = 20;
