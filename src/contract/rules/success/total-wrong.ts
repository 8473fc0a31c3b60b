import type { JsonNode } from '../../../text/json/types.ts';
import { replaceValue } from '../../edits.ts';
import { breaksOff } from '../../layers/shapes.ts';
import { CONTRACT_LIST, isPaging, lettersOf } from '../../names.ts';
import { defineRule } from '../../rule.ts';
import { type ResultList, successListOf } from '../lists.ts';

type Problem = 'not-integer' | 'negative' | 'too-small' | 'empty-but-more';

interface Args {
	readonly problem: Problem;
	readonly total: string;
	readonly rows: number;
}

interface Fixes {
	readonly count: { readonly rows: number };
}

/** `total` counts what was found: an integer, never less than the list (ES-20). */
export const totalWrong = defineRule<'total-wrong', Args, Fixes>({
	meta: {
		id: 'total-wrong',
		group: 'success',
		severity: 'error',
		sources: ['ES-20', 'project'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = successListOf(response);
		const total = found?.total;
		if (!found || !total || breaksOff(total.document) || isMoney(found)) return;
		const rows = found.list.size;
		const problem = problemOf(total, rows, found);
		if (!problem) return;
		const isSpelling = problem === 'not-integer' && Number(total.scalar) === rows;
		report({
			at: total,
			args: { problem, total: total.raw.slice(0, 40), rows },
			...(problem === 'empty-but-more' && { severity: 'warning' }),
			related: [found.list.span()],
			fixes: [
				{
					id: 'count',
					args: { rows },
					kind: isSpelling && total.kind !== 'null' ? 'safe' : 'suggestion',
					edits: replaceValue(response, total, String(rows)),
				},
			],
		});
	},
});

function problemOf(total: JsonNode, rows: number, found: ResultList): Problem | undefined {
	// Search engines count with an object of their own: {"value": 0, "relation": "eq"}.
	if (total.kind === 'object') return undefined;
	const count = total.scalar;
	if (typeof count !== 'number' || !Number.isInteger(count)) return 'not-integer';
	if (count < 0) return 'negative';
	if (count < rows) return 'too-small';
	return rows === 0 && count > 0 && !isPaged(found) ? 'empty-but-more' : undefined;
}

const MONEY =
	/^(?:subtotal|moneda|currency|iva|impuestos?|tax|taxes|descuentos?|discount|envio|shipping|propina|totalapagar|precio\w*)$/u;

function isPaged({ owner }: ResultList): boolean {
	return owner?.children.some(isPaging) ?? false;
}

/** A cart's `total` is what it costs. */
function isMoney({ owner, list, total }: ResultList): boolean {
	if (owner?.children.some(({ key }) => MONEY.test(lettersOf(key?.name ?? '')))) return true;
	if (list.key?.name === CONTRACT_LIST) return false;
	const isAmount = typeof total?.scalar === 'number' && !Number.isInteger(total.scalar);
	return isAmount || (typeof total?.scalar === 'string' && !/^\s*-?\d+\s*$/u.test(total.scalar));
}
