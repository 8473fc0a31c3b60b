import { jsonrepair } from 'jsonrepair';
import type { Edit } from '../../../text/edit.ts';
import { mendEdits } from '../../../text/json/mend.ts';
import type { JsonDocument } from '../../../text/json/types.ts';

/** Longer texts are not repaired: nobody reads such a diff, and the repair costs more than the analysis. */
const LONGEST = 200_000;

/**
 * Edits that make a document JSON: each fault mended where it stands if the reading is certain, else the text as a repair
 * tool guesses it. Undefined where neither can be done.
 */
export function repairEdits(document: JsonDocument): readonly Edit[] | undefined {
	const { view } = document;
	if (view.text.length > LONGEST) return undefined;
	const mended = mendEdits(document);
	if (mended !== undefined) return mended;
	const text = repairedText(view.text);
	return text === undefined ? undefined : view.replace(0, view.text.length, text);
}

/**
 * The text as jsonrepair mends it; undefined where it begins like no object or list, or the result is none.
 * Prose and log lines would come out as one JSON string.
 */
function repairedText(text: string): string | undefined {
	if (text.length > LONGEST || !/^\s*[{[]/.test(text)) return undefined;
	try {
		const repaired = jsonrepair(text);
		const value: unknown = JSON.parse(repaired);
		return typeof value === 'object' && value !== null && repaired !== text ? repaired : undefined;
	} catch {
		// Not every text can be mended; then there is nothing to offer.
		return undefined;
	}
}
