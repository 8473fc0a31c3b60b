import { nodeAt } from '../../../text/json/path.ts';
import type { JsonDocument, JsonKey, JsonNode } from '../../../text/json/types.ts';
import { removeMembers } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly name: string;
}

interface Fixes {
	readonly 'keep-last': { readonly name: string };
}

/** Two members of one name: parsers keep the last and say nothing. */
export const duplicateKey = defineRule<'duplicate-key', Args, Fixes>({
	meta: {
		id: 'duplicate-key',
		group: 'input',
		severity: 'error',
		sources: ['project'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { ownDocuments, verdict } = response;
		if (verdict === 'not-a-response') return;
		for (const document of ownDocuments) {
			for (const key of document.duplicateKeys.slice(0, MOST_KEYS)) {
				const earlier = findEarlier(document, key);
				const name = key.name.slice(0, 60);
				report({
					at: key,
					args: { name },
					...(earlier?.key && { related: [earlier.key.span()] }),
					fixes: earlier
						? [
								{
									id: 'keep-last',
									args: { name },
									kind: 'suggestion',
									edits: removeMembers(response, [earlier]),
								},
							]
						: [],
				});
			}
		}
	},
});

/** A list of rows repeats the same fault; the first ones tell. */
const MOST_KEYS = 20;

/** The member before it that has the same name. */
function findEarlier({ root }: JsonDocument, key: JsonKey): JsonNode | undefined {
	const member = root && nodeAt(root, key.start);
	return member?.parent?.children.findLast(
		(other) => other.key?.name === key.name && other.start < member.start,
	);
}
