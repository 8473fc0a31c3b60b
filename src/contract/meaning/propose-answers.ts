import { findPrivate } from '../../privacy/find.ts';
import { EMPTY_MEMBERS } from '../answers.ts';
import { type NewMember, replaceAnswer } from '../edits.ts';
import type { RuleFix } from '../rule.ts';
import type { Classified } from '../types.ts';
import { replaceRanges } from '../words/tidy.ts';
import { type Answer, answersFor, type Reading, readMeaning } from './read-meaning.ts';
import { type Spoken, sayIt } from './say-it.ts';

/** A fix that writes the whole right response. */
export interface AnswerFixes {
	readonly 'answer-with': { readonly answer: Answer; readonly whose: Spoken['whose'] };
}

/**
 * The whole right response in the place of a failure in any other form, the likeliest first. It keeps the developer's
 * sentence wherever a customer may hear it (ES-06); the rest goes to `details` (ES-07).
 */
export function proposeAnswers(
	response: Classified,
	...wanted: readonly Answer[]
): readonly RuleFix<AnswerFixes>[] {
	const reading = readMeaning(response);
	return (wanted.length > 0 ? wanted : answersFor(reading)).flatMap((answer) => {
		const spoken = sayIt(reading.words.said, answer, reading.meanings[0]);
		const json = writeAnswer(answer, spoken, reading);
		const edits = replaceAnswer(response, json, answer !== 'empty-search');
		if (edits.length === 0) return [];
		return [{ id: 'answer-with', args: { answer, whose: spoken.whose }, kind: 'suggestion', edits }];
	});
}

function writeAnswer(answer: Answer, { sentence, whose }: Spoken, { words }: Reading): string {
	const quoted = JSON.stringify(sentence);
	// The agent says by itself that there is nothing (ES-26); what the developer wrote is kept for it to read.
	if (answer === 'empty-search')
		return whose === 'ours' ? `{${EMPTY_MEMBERS}}` : `{${EMPTY_MEMBERS}, "mensaje": ${quoted}}`;
	const details = writeDetails(
		words.kept,
		whose === 'own' ? words.trace : [words.thrown, words.trace].filter(Boolean).join('\n'),
	);
	const kept = details === undefined ? '' : `, "details": ${details}`;
	return `{"error": {"error_type": "${answer}", "user_message": ${quoted}${kept}}}`;
}

/** A trace keeps what was said to nobody: codes as they stand, and the technical words. */
function writeDetails(kept: readonly NewMember[], trace: string): string | undefined {
	const members = kept.map(([name, json]) => `${JSON.stringify(name)}: ${maskJson(json)}`);
	if (trace.trim() !== '')
		members.push(`"trace": ${JSON.stringify(maskSecrets(trace.slice(0, LONGEST_TRACE)))}`);
	return members.length === 0 ? undefined : `{${members.join(', ')}}`;
}

/** A trace of the sender's own may be of any size; a proposal is read by a person. */
const LONGEST_TRACE = 2_000;

/** What a trace does without: a proposal is pasted into a program, a ticket, a chat. */
const SECRETS = ['token', 'key', 'password'] as const;
const MASK = '***';

function maskSecrets(text: string): string {
	const places = findPrivate(text, 'sharing', SECRETS).map(
		({ start, end, secret }) => secret ?? { start, end },
	);
	return replaceRanges(text, places, () => MASK);
}

/** The same in JSON, which stays as it stands where it holds no secret. */
function maskJson(json: string): string {
	if (maskSecrets(json) === json) return json;
	const value: unknown = JSON.parse(json);
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'string' ? maskSecrets(inner) : inner,
	);
}
