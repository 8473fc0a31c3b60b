import { defineRule } from '../../rule.ts';

interface Args {
	/** What was still open when the text ended. */
	readonly expected: string;
}

/** The text ends inside a value: only what can be seen is judged. */
export const jsonTruncated = defineRule<'json-truncated', Args>({
	meta: {
		id: 'json-truncated',
		group: 'input',
		severity: 'error',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check({ ownDocuments, verdict }, report) {
		if (verdict === 'not-a-response') return;
		for (const document of ownDocuments) {
			const fault = document.faults.find(({ id }) => id === 'truncated');
			if (!fault) continue;
			// What is cut outside is cut inside too: one place says it.
			report({ at: document.view.locate(fault.start, fault.end), args: { expected: fault.expected } });
			return;
		}
	},
});
