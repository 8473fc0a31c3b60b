import type { JsonNode } from '../../../text/json/types.ts';
import { textBlock } from '../../answers.ts';
import { replaceValue } from '../../edits.ts';
import { defineRule } from '../../rule.ts';

interface Fixes {
	readonly wrap: Record<never, never>;
}

/** The `result` of tools/call is a result of MCP: a bare payload in its place reaches no agent. */
export const unwrappedResult = defineRule<'unwrapped-result', Record<never, never>, Fixes>({
	meta: {
		id: 'unwrapped-result',
		group: 'result',
		severity: 'warning',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { rpc, result, verdict, payload } = response;
		const bare = rpc?.result;
		if (!bare || isUnfinished(bare) || result || verdict === 'not-a-response' || bare.size === 0 || !payload)
			return;
		const structured = bare.kind === 'object' ? `,"structuredContent":${bare.raw}` : '';
		const flag = verdict === 'business-error' ? ',"isError":true' : '';
		const text = typeof bare.scalar === 'string' ? bare.scalar : bare.raw;
		const wrapped = `{"content":[${textBlock(text)}]${structured}${flag}}`;
		report({
			at: bare.key ?? bare,
			args: {},
			fixes: [{ id: 'wrap', args: {}, kind: 'suggestion', edits: replaceValue(response, bare, wrapped) }],
		});
	},
});

/** A task that goes on, or a question to the user before the tool answers: no result yet, and right so. */
function isUnfinished(bare: JsonNode): boolean {
	return (
		bare.get('resultType') !== undefined ||
		bare.get('task') !== undefined ||
		bare.get('inputRequests') !== undefined
	);
}
