import type { JsonNode } from '../../../text/json/types.ts';
import type { Span } from '../../../text/span.ts';
import { defineRule } from '../../rule.ts';
import { hasDataShape, resultListOf } from '../lists.ts';

/** More rows, or more text, than an agent can make use of; on a call it says three at most. */
const MAX_ROWS = 100;
const MAX_CHARACTERS = 100_000;

interface Args {
	readonly rows?: number;
	/** Length of the payload in thousands of characters. */
	readonly thousands?: number;
}

/** What an agent cannot use up costs time and money and hides the right row. */
export const hugeList = defineRule<'huge-list', Args>({
	meta: {
		id: 'huge-list',
		group: 'success',
		severity: 'warning',
		sources: ['project'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const { payload } = response;
		if (!payload || !hasDataShape(response)) return;
		const list = resultListOf(payload)?.list;
		const length = payload.end - payload.start;
		if (list && list.size > MAX_ROWS)
			report({ at: list.key ?? firstCharacter(list), args: { rows: list.size } });
		else if (length > MAX_CHARACTERS) {
			report({ at: firstCharacter(payload), args: { thousands: Math.round(length / 1000) } });
		}
	},
});

/** Marking the whole would light up the whole text. */
function firstCharacter({ document, start }: JsonNode): Span {
	return document.view.locate(start, start + 1);
}
