import { SYSTEM_SENTENCE } from '../../answers.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import { sentenceOf } from '../../sentence-of.ts';
import { findStackTrace, isTrace, type TraceKind } from '../../words/find-stack-trace.ts';
import { type HitArgs, hitFinding, hitsOf } from './hit-finding.ts';

interface TraceArgs extends HitArgs<TraceKind> {
	/** Nothing is said beside it: what else may be wrong shows once there is a sentence. */
	readonly isAll: boolean;
}

/** An exception that nobody caught: ES-33 wants SYSTEM and a sentence. */
export const stackTrace = defineRule<
	'stack-trace',
	TraceArgs,
	{ 'use-system-sentence': { readonly sentence: string } }
>({
	meta: {
		id: 'stack-trace',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-33', 'ES-35'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findStackTrace);
		const sentence = sentenceOf(response);
		if (!found || !sentence) return;
		const type = response.envelope?.errorType;
		const edits = [
			...replaceValue(response, sentence.node, JSON.stringify(SYSTEM_SENTENCE)),
			...(type && type.scalar !== 'SYSTEM' ? replaceValue(response, type, '"SYSTEM"') : []),
		];
		const { args, ...place } = hitFinding(found.sentence, found.hits);
		report({
			...place,
			args: { ...args, isAll: isTrace(sentence) },
			fixes: [{ id: 'use-system-sentence', args: { sentence: SYSTEM_SENTENCE }, kind: 'suggestion', edits }],
		});
	},
});
