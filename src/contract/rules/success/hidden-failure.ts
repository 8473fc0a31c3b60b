import { jsonStringView } from '../../../text/json/string-view.ts';
import type { JsonNode } from '../../../text/json/types.ts';
import { lettersOf } from '../../error-types.ts';
import { defineRule } from '../../rule.ts';
import { setErrorFlag, systemEnvelope } from '../../templates.ts';
import { replaceValue } from '../../twin.ts';
import { saysOutage } from '../../words/says.ts';
import { isAboutList } from '../lists.ts';
import { hasDataShape } from './success-list.ts';

interface Args {
	readonly field: string;
}

interface Fixes {
	readonly 'system-envelope': Record<never, never>;
}

/** Members that speak to whoever reads the answer. */
const SPEAKING = new Set([
	'mensaje',
	'message',
	'msg',
	'nota',
	'note',
	'aviso',
	'warning',
	'info',
	'detalle',
	'detail',
	'observacion',
	'observaciones',
	'motivo',
	'reason',
	'respuesta',
	'texto',
	'text',
]);
/** A list of more than a few members is no message. */
const MAX_MEMBERS = 8;

/** Words of an outage in a success: the agent takes "could not look" for "there is none" (ES-27, ES-14). */
export const hiddenFailure = defineRule<'hidden-failure', Args, Fixes>({
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
			if (typeof node.scalar !== 'string' || !SPEAKING.has(lettersOf(node.key?.name ?? ''))) continue;
			const [found] = saysOutage(node.scalar);
			if (!found) continue;
			report({
				at: jsonStringView(node).locate(found.start, found.end),
				args: { field: node.key?.name ?? '' },
				fixes: [
					{
						id: 'system-envelope',
						args: {},
						kind: 'suggestion',
						edits: [
							...replaceValue(response, payload, systemEnvelope(node.raw)),
							...setErrorFlag(response, true),
						],
					},
				],
			});
			return;
		}
	},
});

/** Data of any kind: then the words may be part of it, such as the state of a customer's own line. */
function holdsSomething(payload: JsonNode): boolean {
	if (payload.size > MAX_MEMBERS) return true;
	return payload.children.some(({ kind, size, key, scalar }) => {
		const name = key?.name ?? '';
		if (kind === 'array' || kind === 'object') return size > 0;
		return scalar !== null && !SPEAKING.has(lettersOf(name)) && !isAboutList(name);
	});
}
