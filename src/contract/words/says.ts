import type { Range } from '../../text/span.ts';
import * as customer from './customer-phrases.ts';
import { compilePhrases, findRanges, foldText, outside } from './fold.ts';
import * as phrases from './meaning-phrases.ts';
import * as slots from './slot-phrases.ts';

/** What a sentence seems to say; the ranges that say it, none where it does not. */
export type Saying = (text: string) => Range[];

/** The longest text that is read for its meaning, in code units: no sentence for a caller is longer. */
export const READ_LIMIT = 4000;

function saying(said: readonly string[], unless: readonly string[] = []): Saying {
	const pattern = compilePhrases(said);
	const exceptions = unless.length === 0 ? undefined : compilePhrases(unless);
	return (text) => {
		const folded = foldText(text.slice(0, READ_LIMIT));
		const found = findRanges(folded, pattern);
		if (!exceptions || found.length === 0) return found;
		return outside(found, findRanges(folded, exceptions));
	};
}

const offers = saying(slots.ALTERNATIVE, slots.NOT_ALTERNATIVE);
const limits = saying(slots.TIME_LIMIT);

/** A system of the company does not work, and the sentence says which or how: ES-14. */
export const saysNamedOutage = saying(phrases.OUTAGE, phrases.NOT_OUTAGE);
/** Something failed, and the sentence does not say what: ES-16 leaves UNKNOWN for it. */
export const saysVagueFailure = saying(phrases.VAGUE_FAILURE, phrases.NOT_OUTAGE);
/** Either of the two, in the order of the text. */
export const saysOutage: Saying = (text) =>
	[...saysVagueFailure(text), ...saysNamedOutage(text)].sort((one, other) => one.start - other.start);
/** A service is limiting requests: ES-24. */
export const saysQuota = saying(phrases.QUOTA, phrases.NOT_QUOTA);
/** A search found nothing: ES-20. */
export const saysEmptySearch = saying(phrases.EMPTY_SEARCH, phrases.NOT_EMPTY_SEARCH);
/** One thing that the customer named was not found: ES-10. */
export const saysNotFound = saying(phrases.NOT_FOUND, phrases.NOT_NOT_FOUND);
/** A slot, a room or a seat is taken: ES-21. */
export const saysOccupied = saying(slots.OCCUPIED, slots.NOT_OCCUPIED);
/** Something else is on offer: ES-21. */
export const saysAlternative: Saying = (text) => [...offers(text), ...limits(text)];
/** Several candidates fit: ES-22. */
export const saysAmbiguous = saying(phrases.AMBIGUOUS);
/** The thing has reached an end and the sentence names which: ES-23. */
export const saysTerminal = saying(phrases.TERMINAL, phrases.NOT_TERMINAL);
/** It can no longer be changed: ES-23. */
export const saysTooLate = saying(phrases.TOO_LATE);
/** The operation is not this customer's: ES-12, ES-17. */
export const saysNoPermission = saying(customer.NO_PERMISSION, customer.NOT_NO_PERMISSION);
/** Arrears, a suspension or a locked account: ES-15. */
export const saysArrears = saying(customer.ARREARS, customer.NOT_ARREARS);
/** A datum is malformed or breaks a rule: ES-11. */
export const saysInvalidDatum = saying(customer.INVALID_DATUM);
