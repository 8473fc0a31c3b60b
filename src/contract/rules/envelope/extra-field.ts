import type { JsonNode } from '../../../text/json/types.ts';
import { insertMembers, removeMembers } from '../../edits.ts';
import { defineRule, type RuleFix } from '../../rule.ts';
import type { Classified } from '../../types.ts';
import { isAlternatives } from './alternatives.ts';
import {
	ENVELOPE_MEMBERS,
	errorObjectOf,
	isForeignObject,
	MAX_LISTED,
	membersOf,
	nestedEnvelope,
	standInFor,
} from './parts.ts';
import { isRetryMark } from './retry-names.ts';

interface Args {
	readonly field: string;
	/** It offers other slots or candidates, which belong beside `error`. */
	readonly alternatives: boolean;
}

interface Fixes {
	readonly remove: { readonly field: string };
	readonly 'move-to-details': { readonly field: string };
	readonly 'move-beside': { readonly field: string };
}

const KNOWN: ReadonlySet<string> = new Set(ENVELOPE_MEMBERS);

/** Nothing else inside `error` is interpreted (ES-08). */
export const extraField = defineRule<'extra-field', Args, Fixes>({
	meta: {
		id: 'extra-field',
		group: 'envelope',
		severity: 'warning',
		sources: ['ES-08'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const error = errorObjectOf(response);
		if (!error || isForeignObject(error) || nestedEnvelope(error)) return;
		const standIns = [standInFor(error, 'error_type'), standInFor(error, 'user_message')];
		for (const { node, name: field } of membersOf(error)) {
			if (KNOWN.has(field) || isRetryMark(field)) continue;
			if (standIns.some((standIn) => standIn?.node.start === node.start)) continue;
			const alternatives = isAlternatives(field);
			report({
				at: node.key ?? node,
				args: { field, alternatives },
				fixes: fixesFor(response, error, node, field, alternatives),
			});
		}
	},
});

function fixesFor(
	response: Classified,
	error: JsonNode,
	node: JsonNode,
	field: string,
	alternatives: boolean,
): RuleFix<Fixes>[] {
	if (error.size > MAX_LISTED) return [];
	return alternatives ? [moveBeside(response, error, node, field)] : plainFixes(response, error, node, field);
}

function plainFixes(response: Classified, error: JsonNode, node: JsonNode, field: string): RuleFix<Fixes>[] {
	const remove = removeMembers(response, [node]);
	const fixes: RuleFix<Fixes>[] = [{ id: 'remove', args: { field }, kind: 'safe', edits: remove }];
	const details = error.get('details');
	if (details && details.kind !== 'object') return fixes;
	const added = details
		? insertMembers(response, details, [[field, node.raw]])
		: insertMembers(response, error, [['details', `{${JSON.stringify(field)}: ${node.raw}}`]]);
	// At the end of `error` the cut and the insertion meet: the cut goes first and its end is where the new text stands.
	return [
		...fixes,
		{ id: 'move-to-details', args: { field }, kind: 'suggestion', edits: [...remove, ...added] },
	];
}

function moveBeside(response: Classified, error: JsonNode, node: JsonNode, field: string): RuleFix<Fixes> {
	const owner = error.parent ?? error;
	return {
		id: 'move-beside',
		args: { field },
		kind: 'suggestion',
		edits: [...removeMembers(response, [node]), ...insertMembers(response, owner, [[field, node.raw]])],
	};
}
