import type { JsonNode } from '../../../text/json/types.ts';
import { insertMembers, renameMember, replaceValue } from '../../edits.ts';
import { breaksOff } from '../../layers/shapes.ts';
import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import { orderTypes } from '../../meaning/read-meaning.ts';
import { lettersOf } from '../../names.ts';
import { defineRule, type RuleFix } from '../../rule.ts';
import type { Classified, ErrorType } from '../../types.ts';
import { errorObjectOf, isForeignObject, nestedEnvelope, type StandIn, standInFor, typeOf } from './parts.ts';

interface Args {
	/** `user_message` is missing too: the object follows another convention. */
	readonly alsoMessage: boolean;
	/** The member that seems to be meant. */
	readonly instead?: string;
}

interface Fixes extends AnswerFixes {
	readonly rename: { readonly from: string };
	readonly take: { readonly from: string; readonly type: ErrorType };
	readonly add: { readonly type: ErrorType };
}

/** `error_type` MUST be there (ES-05). */
export const errorTypeMissing = defineRule<'error-type-missing', Args, Fixes>({
	meta: {
		id: 'error-type-missing',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-05', 'ES-02'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = errorObjectOf(response);
		if (
			!error ||
			response.documents.some(breaksOff) ||
			error.get('error_type') ||
			error.parent?.get('error_type') ||
			nestedEnvelope(error)
		)
			return;
		const standIn = standInFor(error, 'error_type');
		report({
			at: standIn?.node.key ?? error.key ?? error,
			args: { alsoMessage: isForeignObject(error), ...(standIn && { instead: standIn.name }) },
			fixes: fixesFor(response, error, standIn),
		});
	},
});

function fixesFor(response: Classified, error: JsonNode, standIn: StandIn | undefined): RuleFix<Fixes>[] {
	if (!standIn) {
		if (isForeignObject(error)) return error.parent?.size === 1 ? [...proposeAnswers(response)] : [];
		return orderTypes(response).map((type) => ({
			id: 'add',
			args: { type },
			kind: 'suggestion',
			edits: insertMembers(response, error, [['error_type', `"${type}"`]]),
		}));
	}
	const { node, name, certain } = standIn;
	const message = isForeignObject(error) ? standInFor(error, 'user_message') : undefined;
	const rename = [
		...renameMember(response, node, 'error_type'),
		...(message ? renameMember(response, message.node, 'user_message') : []),
	];
	const type = typeOf(node);
	if (type === undefined || node.scalar === type) {
		return [{ id: 'rename', args: { from: name }, kind: certain ? 'safe' : 'suggestion', edits: rename }];
	}
	const isSpelling = certain && lettersOf(String(node.scalar)) === lettersOf(type);
	return [
		{
			id: 'take',
			args: { from: name, type },
			kind: isSpelling ? 'safe' : 'suggestion',
			edits: [...rename, ...replaceValue(response, node, `"${type}"`)],
		},
	];
}
