import type { Span } from '../../../text/span.ts';
import { replaceValue } from '../../edits.ts';
import { likelyTypes } from '../../meaning/read-meaning.ts';
import type { Finding, RuleFix } from '../../rule.ts';
import type { Classified, ErrorType } from '../../types.ts';
import { fitsType, HOME, type Meaning, meaningOf, type Understood } from './meaning-of.ts';

export interface TypeArgs {
	/** The declared type. */
	readonly type: ErrorType;
	/** The one that the sentence seems to ask for. */
	readonly better: ErrorType;
}

export interface TypeFixes {
	'change-type': { readonly to: ErrorType };
}

/** Suggests other types, in the twin too. */
export function suggestTypes(response: Classified, ...types: readonly ErrorType[]): RuleFix<TypeFixes>[] {
	const type = response.envelope?.errorType;
	if (!type) return [];
	return types.map((to) => ({
		id: 'change-type',
		args: { to },
		kind: 'suggestion',
		edits: replaceValue(response, type, `"${to}"`),
	}));
}

/** The types that the words point to without the declared one; `better` goes first where the reading lacks it. */
function otherTypes(response: Classified, declared: ErrorType, better: ErrorType): readonly ErrorType[] {
	const likely = likelyTypes(response);
	return (likely.includes(better) ? likely : [better, ...likely]).filter((type) => type !== declared);
}

/** A finding at `error_type`, with the words of the sentence beside it. */
export function typeFinding(
	response: Classified,
	{ type }: Understood,
	better: ErrorType,
	words: Span | undefined,
): Finding<TypeArgs, TypeFixes> {
	const node = response.envelope?.errorType ?? response.envelope?.error;
	if (!node) throw new RangeError('A declared type has a place.');
	return {
		at: node,
		args: { type, better },
		fixes: suggestTypes(response, ...otherTypes(response, type, better)),
		...(words && { related: [words] }),
	};
}

/** The finding for a meaning under a foreign type; none where something else in the sentence fits the type, or weighs more. */
export function misplaced(
	response: Classified,
	meaning: Exclude<Meaning, 'empty-search'>,
	heavier: readonly Meaning[],
): Finding<TypeArgs, TypeFixes> | undefined {
	const understood = meaningOf(response);
	const words = understood?.places.get(meaning);
	if (!understood || !words || fitsType(understood) || heavier.some((other) => understood.places.has(other)))
		return undefined;
	return typeFinding(response, understood, HOME[meaning][0], words);
}
