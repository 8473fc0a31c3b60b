import { readMeaning } from '../../meaning/read-meaning.ts';
import { sayIt } from '../../meaning/say-it.ts';
import { defineRule } from '../../rule.ts';
import type { Sentence } from '../../sentence-of.ts';
import type { Classified } from '../../types.ts';
import { findJargon, type JargonKind } from '../../words/find-jargon.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

interface Args extends HitArgs<JargonKind> {
	/** The same for a customer, under the declared type: the sender's own words where enough of them is left. */
	readonly plainly: string | null;
}

/** Terms of the trade, names of systems and tables, addresses inside the company. */
export const technicalJargon = defineRule<'technical-jargon', Args>({
	meta: {
		id: 'technical-jargon',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-06', 'ES-35'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findJargon);
		if (!found) return;
		const { args, ...place } = hitFinding(found.sentence, found.hits);
		report({ ...place, args: { ...args, plainly: sayPlainly(response, found.sentence) } });
	},
});

/** Without a type of the six there is nothing to word it for. */
function sayPlainly(response: Classified, { text }: Sentence): string | null {
	const { errorType, envelope } = response;
	if (errorType === null || envelope?.errorType?.scalar !== errorType) return null;
	const { sentence } = sayIt(text, errorType, readMeaning(response).meanings[0]);
	return sentence === text ? null : sentence.replace(/\.$/u, '');
}
