import { renameMember } from '../../edits.ts';
import { breaksOff } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';
import { errorObjectOf, isForeignObject, nestedEnvelope, standInFor } from './parts.ts';

interface Args {
	/** The member that seems to be meant. */
	readonly instead?: string;
}

interface Fixes {
	readonly rename: { readonly from: string };
}

/** `user_message` MUST be there (ES-06). */
export const userMessageMissing = defineRule<'user-message-missing', Args, Fixes>({
	meta: {
		id: 'user-message-missing',
		group: 'envelope',
		severity: 'error',
		sources: ['ES-06'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = errorObjectOf(response);
		if (
			!error ||
			response.documents.some(breaksOff) ||
			error.get('user_message') ||
			error.parent?.get('user_message')
		)
			return;
		if (nestedEnvelope(error) || isForeignObject(error)) return;
		const standIn = standInFor(error, 'user_message');
		report({
			at: standIn?.node.key ?? error.key ?? error,
			args: standIn ? { instead: standIn.name } : {},
			fixes: standIn
				? [
						{
							id: 'rename',
							args: { from: standIn.name },
							kind: standIn.certain ? 'safe' : 'suggestion',
							edits: renameMember(response, standIn.node, 'user_message'),
						},
					]
				: [],
		});
	},
});
