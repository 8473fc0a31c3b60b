import { envelopeOf } from '../../answers.ts';
import { type ForeignError, type ForeignKind, findForeignError } from '../../classify/foreign.ts';
import { replaceAnswer } from '../../edits.ts';
import { defineRule } from '../../rule.ts';
import type { ErrorType } from '../../types.ts';

interface Args {
	readonly kind: ForeignKind | 'flag-alone';
	/** The member that gives it away. */
	readonly member: string;
	/** What it should be, where its status or its words tell. */
	readonly type: ErrorType | null;
}

interface Fixes {
	readonly 'answer-with': { readonly type: ErrorType };
}

/** Another product's error shape: the runtime does not know it for a failure (ES-04). */
export const foreignError = defineRule<'foreign-error', Args, Fixes>({
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
		const type = found ? suggestType(found) : null;
		const at = found?.at ?? result?.isError ?? payload;
		const types: readonly ErrorType[] = type ? [type] : ['SYSTEM', 'VALIDATION', 'NOT_FOUND'];
		report({
			at: at.key ?? at,
			args: { kind: found?.kind ?? 'flag-alone', member: at.key?.name ?? '', type },
			...(found && READINGS.has(found.kind) && { severity: 'warning' }),
			fixes: types.map((to) => ({
				id: 'answer-with',
				args: { type: to },
				kind: 'suggestion',
				edits: replaceAnswer(response, envelopeOf(to)),
			})),
		});
	},
});

/** Kinds that are a reading of words and no form. */
const READINGS: ReadonlySet<ForeignKind> = new Set(['unavailable-outage', 'lone-message']);

const TYPE_BY_STATUS: ReadonlyMap<number, ErrorType> = new Map([
	[400, 'VALIDATION'],
	[401, 'SYSTEM'],
	[403, 'PERMISSION'],
	[404, 'NOT_FOUND'],
	[409, 'VALIDATION'],
	[410, 'NOT_FOUND'],
	[422, 'VALIDATION'],
	[429, 'SYSTEM'],
]);

/** Words of error texts, the graver reading first: an outage must never pass for a missing thing (ES-27). */
const TYPE_BY_WORDS: readonly (readonly [RegExp, ErrorType])[] = [
	[
		/rate.?limit|thrott|too many|quota|time.?d? ?out|deadline|unavailable|econn|refused|internal|exception|connection|conexi[oó]n|servidor|503|502/i,
		'SYSTEM',
	],
	[/forbidden|permission|denied|not allowed|permiso|no autorizad/i, 'PERMISSION'],
	[/not.?found|no such|does not exist|no existe|no encontr/i, 'NOT_FOUND'],
	[/invalid|required|must be|validation|conflict|already|taken|obligatori|inválid|ocupad/i, 'VALIDATION'],
];

/** The type that the status or the words point to; null where they don't. */
function suggestType({ kind, status, message, at }: ForeignError): ErrorType | null {
	if (kind === 'unavailable-outage') return 'SYSTEM';
	if (status !== undefined) return TYPE_BY_STATUS.get(status) ?? (status >= 500 ? 'SYSTEM' : 'VALIDATION');
	const words = `${message ?? ''} ${typeof at.scalar === 'string' ? at.scalar : ''}`;
	return TYPE_BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
