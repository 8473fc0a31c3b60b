import { RPC_CODES, rpcCode } from '../../classify/rpc.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** Arguments refused with the wrong code, or something of the server's that fell. */
	readonly kind: 'input' | 'outage';
}

/** -32603 in answer to a tool call hides an outage that the contract has SYSTEM for (ES-33, ES-14). */
export const internalError = defineRule<'internal-error', Args>({
	meta: {
		id: 'internal-error',
		group: 'transport',
		severity: 'warning',
		sources: ['ES-33', 'ES-14', 'JSON-RPC'],
		fixable: false,
		since: '0.1.0',
	},
	check({ rpc, shape, http }, report) {
		const error = rpc?.error;
		const code = error?.get('code');
		if (!error || !code || rpcCode(error) !== RPC_CODES.internal) return;
		if (shape !== 'rpc-error' && shape !== 'sdk-input') return;
		// Under a 5xx the status is what the developer meets first.
		if ((http?.status ?? 0) >= 500) return;
		report({ at: code, args: { kind: shape === 'sdk-input' ? 'input' : 'outage' } });
	},
});
