import { rpcCode, rpcMessage } from '../../classify/rpc.ts';
import { isUnknownTool } from '../../classify/sdk-texts.ts';
import { isObject, isReservedCode } from '../../layers/shapes.ts';
import type { RpcPart } from '../../layers/types.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** An envelope in the error object, a code of the application's own, or a sentence for a person. */
	readonly kind: 'envelope' | 'code' | 'sentence';
	readonly code: number | null;
}

/** Spanish for a customer under one of the protocol's codes. */
const SPANISH =
	/(?<![\p{L}\p{N}_])(?:no (?:encontr|se pudo|pude|hay|existe|puede|tiene|fue)|la (?:cita|reserva|fecha|cuenta)|el (?:cliente|horario|pedido|tel[eé]fono|documento)|su (?:cuenta|cita|reserva|pedido)|usted)/iu;

/** A JSON-RPC error never reaches the agent as an answer: a failure of the business belongs in the result (ES-03). */
export const businessRpcError = defineRule<'business-rpc-error', Args>({
	meta: {
		id: 'business-rpc-error',
		group: 'transport',
		severity: 'warning',
		sources: ['ES-03', 'ES-04', 'JSON-RPC'],
		fixable: false,
		since: '0.1.0',
	},
	check({ rpc, shape }, report) {
		const error = rpc?.error;
		if (!isObject(error) || shape === 'unauthorized') return;
		const code = rpcCode(error) ?? null;
		const inside = envelopeIn(error);
		if (inside) {
			report({ at: inside.key ?? inside, args: { kind: 'envelope', code }, severity: 'error' });
			return;
		}
		if (code === null) return;
		const place = error.get('code') ?? error;
		if (isUnknownTool(rpcMessage(error))) return;
		if (!isReservedCode(code)) report({ at: place, args: { kind: 'code', code } });
		else if (shape === 'rpc-error' && SPANISH.test(rpcMessage(error)))
			report({ at: error.get('message') ?? place, args: { kind: 'sentence', code } });
	},
});

function envelopeIn(error: NonNullable<RpcPart['error']>) {
	const data = error.get('data');
	const deep = isObject(data) ? (data.get('error_type') ?? data.get('error')?.get('error_type')) : undefined;
	return error.get('error_type') ?? deep;
}
