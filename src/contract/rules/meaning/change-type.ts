import type { Span } from '../../../text/span.ts';
import { replaceValue } from '../../edits.ts';
import type { Finding, RuleFix } from '../../rule.ts';
import type { Classified, ErrorType } from '../../types.ts';
import { fitsType, type Heard, HOME, type Meaning, meaningOf } from './meaning-of.ts';

export interface TypeArgs {
	/** The declared type. */
	readonly type: ErrorType;
	/** The one that the sentence seems to ask for. */
	readonly better: ErrorType;
}

export interface TypeFixes {
	'change-type': { readonly to: ErrorType };
}

/** Suggests another type, in the twin too. */
export function changeType(response: Classified, to: ErrorType): RuleFix<TypeFixes>[] {
	const type = response.envelope?.errorType;
	if (!type) return [];
	return [
		{ id: 'change-type', args: { to }, kind: 'suggestion', edits: replaceValue(response, type, `"${to}"`) },
	];
}

/** A finding at `error_type`, with the words of the sentence beside it. */
export function typeFinding(
	response: Classified,
	{ type }: Heard,
	better: ErrorType,
	words: Span | undefined,
): Finding<TypeArgs, TypeFixes> {
	const node = response.envelope?.errorType ?? response.envelope?.error;
	if (!node) throw new RangeError('A declared type has a place.');
	return {
		at: node,
		args: { type, better },
		fixes: changeType(response, better),
		...(words && { related: [words] }),
	};
}

/** The finding for a meaning under a foreign type; none where something else in the sentence fits the type, or weighs more. */
export function misplaced(
	response: Classified,
	meaning: Exclude<Meaning, 'empty-search'>,
	heavier: readonly Meaning[],
): Finding<TypeArgs, TypeFixes> | undefined {
	const heard = meaningOf(response);
	const words = heard?.places.get(meaning);
	if (!heard || !words || fitsType(heard) || heavier.some((other) => heard.places.has(other)))
		return undefined;
	return typeFinding(response, heard, HOME[meaning][0], words);
}
