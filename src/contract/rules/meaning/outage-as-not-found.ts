import { SYSTEM_SENTENCE } from '../../answers.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule, type RuleFix } from '../../rule.ts';
import type { Classified } from '../../types.ts';
import { suggestTypes, type TypeFixes } from './change-type.ts';
import { meaningOf, type Understood } from './meaning-of.ts';

interface Fixes extends TypeFixes {
	'make-system': { readonly sentence: string };
}

/** The gravest mistake of ES-27: the agent denies what the company has. */
export const outageAsNotFound = defineRule<
	'outage-as-not-found',
	{ readonly where: 'sentence' | 'details' },
	Fixes
>({
	meta: {
		id: 'outage-as-not-found',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-14', 'ES-27', 'ES-28'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const understood = meaningOf(response);
		const type = response.envelope?.errorType;
		if (understood?.type !== 'NOT_FOUND' || !type || understood.places.has('quota')) return;
		const words = understood.places.get('outage') ?? understood.places.get('vague-failure');
		if (!words && !understood.inDetails) return;
		const details = response.envelope?.details;
		report({
			at: type,
			args: { where: words ? 'sentence' : 'details' },
			...(understood.proven && { severity: 'error' }),
			related: words ? [words] : details ? [details.span()] : [],
			fixes: words ? suggestTypes(response, 'SYSTEM') : makeSystem(response, understood),
		});
	},
});

/** Where only `details` tells of the outage, the sentence is false too. */
function makeSystem(response: Classified, { sentence }: Understood): RuleFix<Fixes>[] {
	const [type] = suggestTypes(response, 'SYSTEM');
	if (!type) return [];
	const edits = [...type.edits, ...replaceValue(response, sentence.node, JSON.stringify(SYSTEM_SENTENCE))];
	return [{ id: 'make-system', args: { sentence: SYSTEM_SENTENCE }, kind: 'suggestion', edits }];
}
