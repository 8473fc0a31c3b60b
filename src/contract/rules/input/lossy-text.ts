import { LOSSY_MARK } from '../../layers/near-json.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly found: string;
}

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
	check({ ownDocuments, verdict }, report) {
		if (verdict === 'not-a-response') return;
		for (const { faults, view } of ownDocuments) {
			const mark = faults.length > 0 ? LOSSY_MARK.exec(view.text) : null;
			if (!mark) continue;
			const [start, end] = [mark.index, mark.index + mark[0].length];
			// In a string it is somebody's text; outside one the reader stumbles over it.
			if (!faults.some((fault) => fault.start < end && fault.end >= start)) continue;
			report({ at: view.locate(start, end), args: { found: mark[0] } });
			return;
		}
	},
});
