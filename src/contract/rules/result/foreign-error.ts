import { type ForeignKind, findForeignError } from '../../classify/foreign.ts';
import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import { type Answer, likelyAnswers } from '../../meaning/read-meaning.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly kind: ForeignKind | 'flag-alone';
	/** The member that gives it away. */
	readonly member: string;
	/** What it should have been, by its words, the likeliest first. */
	readonly answers: readonly Answer[];
}

/** Another product's error shape: the runtime does not know it for a failure (ES-04). */
export const foreignError = defineRule<'foreign-error', Args, AnswerFixes>({
	meta: {
		id: 'foreign-error',
		group: 'result',
		severity: 'error',
		sources: ['ES-04', 'ES-33'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { payload, shape, result } = response;
		if (shape !== 'foreign-error' || !payload || payload.kind === 'string') return;
		const found = findForeignError(payload);
		// Under a status of HTTP the status is the fault, and its own rule tells it.
		if (!found && !result?.isError) return;
		const at = found?.at ?? result?.isError ?? payload;
		report({
			at: at.key ?? at,
			args: {
				kind: found?.kind ?? 'flag-alone',
				member: at.key?.name ?? '',
				answers: likelyAnswers(response),
			},
			...(found && READINGS.has(found.kind) && { severity: 'warning' }),
			fixes: proposeAnswers(response),
		});
	},
});

/** Kinds that are a reading of words and no form. */
const READINGS: ReadonlySet<ForeignKind> = new Set(['unavailable-outage', 'lone-message']);
