import { jsonrepair } from 'jsonrepair';

/** Longer texts are not repaired: nobody reads such a diff, and the repair costs more than the analysis. */
const LONGEST = 200_000;

/**
 * The text as jsonrepair mends it; undefined where it begins like no object or list, or the result is none.
 * Prose and log lines would come out as one JSON string.
 */
export function repairedText(text: string): string | undefined {
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
