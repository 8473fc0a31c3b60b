import { isSameNode } from '../../../text/json/path.ts';
import { breaksOff, isObject } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	readonly kind:
		| 'both'
		| 'neither'
		| 'error-not-object'
		| 'code-missing'
		| 'code-not-integer'
		| 'id-inside'
		| 'version'
		| 'message';
}

/** The form of a JSON-RPC response: one of `result` and `error`, an integer code, a message, version "2.0". */
export const rpcShape = defineRule<'rpc-shape', Args>({
	meta: {
		id: 'rpc-shape',
		group: 'transport',
		severity: 'error',
		sources: ['JSON-RPC'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const { rpc, verdict, layers } = response;
		if (!rpc || verdict === 'not-a-response' || !layers.some((layer) => layer.id === 'jsonrpc')) return;
		const { node, result, error } = rpc;
		if (result && error)
			report({ at: error.key ?? error, args: { kind: 'both' }, related: [(result.key ?? result).span()] });
		else if (!result && !error && !response.documents.some(breaksOff))
			report({ at: startOf(node.span()), args: { kind: 'neither' } });
		// A bare error object is what somebody copied out of a message.
		const isFragment = isSameNode(error, node);
		const version = node.get('jsonrpc');
		if (version?.scalar !== '2.0' && !isFragment)
			report({ at: version ?? startOf(node.span()), args: { kind: 'version' }, severity: 'warning' });
		if (!error) return;
		if (!isObject(error)) {
			report({ at: error, args: { kind: 'error-not-object' } });
			return;
		}
		const code = error.get('code');
		if (!code && !error.get('error_type') && !response.documents.some(breaksOff))
			report({ at: error.key ?? error, args: { kind: 'code-missing' } });
		if (code && !Number.isInteger(code.scalar)) report({ at: code, args: { kind: 'code-not-integer' } });
		const id = error.get('id');
		if (id && !node.get('id')) report({ at: id.key ?? id, args: { kind: 'id-inside' } });
		const message = error.get('message');
		if (message && message.kind !== 'string') report({ at: message, args: { kind: 'message' } });
	},
});

function startOf(span: readonly { readonly start: number; readonly end: number }[]) {
	const start = span[0]?.start ?? 0;
	return [{ start, end: start + 1 }];
}
