import { replaceValue } from '../../../text/json/edit.ts';
import type { JsonNode } from '../../../text/json/types.ts';
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
	check({ rpc, result, verdict, payload }, report) {
		const bare = rpc?.result;
		if (!bare || isUnfinished(bare) || result || verdict === 'not-a-response' || bare.size === 0 || !payload)
			return;
		const structured = bare.kind === 'object' ? `,"structuredContent":${bare.raw}` : '';
		const flag = verdict === 'business-error' ? ',"isError":true' : '';
		const text = typeof bare.scalar === 'string' ? bare.scalar : bare.raw;
		const wrapped = `{"content":[{"type":"text","text":${JSON.stringify(text)}}]${structured}${flag}}`;
		report({
			at: bare.key ?? bare,
			args: {},
			fixes: [{ id: 'wrap', args: {}, kind: 'suggestion', edits: replaceValue(bare, wrapped) }],
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
