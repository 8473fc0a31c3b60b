import { jsonStringView } from '../../../text/json/string-view.ts';
import type { JsonNode } from '../../../text/json/types.ts';
import { replaceInString } from '../../edits.ts';
import { lettersOf } from '../../names.ts';
import { defineRule } from '../../rule.ts';
import { findSecrets } from '../../words/find-secrets.ts';
import { foldText } from '../../words/fold.ts';
import { errorObjectOf, membersOf } from './parts.ts';

interface Args {
	/** The member that holds it; undefined where `details` is the text itself. */
	readonly field?: string;
}

interface Fixes {
	readonly mask: Record<never, never>;
}

const SECRET_NAMES =
	/^(?:password|passwd|pwd|clave|contrasena|secret|clientsecret|token|accesstoken|refreshtoken|idtoken|apikey|xapikey|authorization|cookie|setcookie|privatekey|connectionstring|dsn)$/u;
const MASK = '***';
/** Texts of `details` that are read, and how much of each. */
const MAX_TEXTS = 200;
const MAX_LENGTH = 4000;

/** `details` reaches nobody in the conversation, and stays in logs for long (ES-07). */
export const detailsSecret = defineRule<'details-secret', Args, Fixes>({
	meta: {
		id: 'details-secret',
		group: 'envelope',
		severity: 'info',
		sources: ['ES-07', 'project'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const details = errorObjectOf(response)?.get('details');
		for (const node of details ? textsIn(details) : []) {
			const found = secretIn(node);
			if (!found) continue;
			const field = node.key?.name ?? '';
			report({
				at: jsonStringView(node).locate(found.start, found.end),
				args: field === 'details' || field === '' ? {} : { field },
				fixes: [
					{
						id: 'mask',
						args: {},
						kind: 'suggestion',
						edits: replaceInString(response, node, found.start, found.end, MASK),
					},
				],
			});
		}
	},
});

/** Texts in the order of the document, a bounded number. */
function textsIn(details: JsonNode): JsonNode[] {
	const texts: JsonNode[] = [];
	const open = [details];
	for (let seen = 0; open.length > 0 && seen < MAX_TEXTS; seen += 1) {
		const node = open.pop();
		if (typeof node?.scalar === 'string') texts.push(node);
		open.push(
			...membersOf(node)
				.map((member) => member.node)
				.reverse(),
		);
	}
	return texts;
}

function secretIn(node: JsonNode): { start: number; end: number } | undefined {
	const text = String(node.scalar).slice(0, MAX_LENGTH);
	const isNamed = SECRET_NAMES.test(lettersOf(node.key?.name ?? ''));
	if (isNamed && text.trim().length > MASK.length) return { start: 0, end: String(node.scalar).length };
	return findSecrets({ text, folded: foldText(text) })[0];
}
