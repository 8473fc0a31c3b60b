import { jsonStringView } from '../../../text/json/string-view.ts';
import type { JsonNode } from '../../../text/json/types.ts';
import { type AnswerFixes, proposeAnswers } from '../../meaning/propose-answers.ts';
import { isAboutList, isNamed, REMARK_NAMES } from '../../names.ts';
import { defineRule } from '../../rule.ts';
import { saysOutage } from '../../words/says.ts';
import { hasDataShape } from '../lists.ts';

interface Args {
	readonly field: string;
}

/** A list of more than a few members is no message. */
const MAX_MEMBERS = 8;

/** Words of an outage in a success: the agent takes "could not look" for "there is none" (ES-27, ES-14). */
export const hiddenFailure = defineRule<'hidden-failure', Args, AnswerFixes>({
	meta: {
		id: 'hidden-failure',
		group: 'success',
		severity: 'warning',
		sources: ['ES-27', 'ES-28', 'ES-14'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { payload } = response;
		if (payload?.kind !== 'object' || !hasDataShape(response) || holdsSomething(payload)) return;
		for (const node of payload.children) {
			if (typeof node.scalar !== 'string' || !isNamed(node, REMARK_NAMES)) continue;
			const [found] = saysOutage(node.scalar);
			if (!found) continue;
			report({
				at: jsonStringView(node).locate(found.start, found.end),
				args: { field: node.key?.name ?? '' },
				fixes: proposeAnswers(response, 'SYSTEM'),
			});
			return;
		}
	},
});

/** Data of any kind: then the words may be part of it, such as the state of a customer's own line. */
function holdsSomething(payload: JsonNode): boolean {
	if (payload.size > MAX_MEMBERS) return true;
	return payload.children.some((member) => {
		if (member.kind === 'array' || member.kind === 'object') return member.size > 0;
		return member.scalar !== null && !isNamed(member, REMARK_NAMES) && !isAboutList(member);
	});
}
