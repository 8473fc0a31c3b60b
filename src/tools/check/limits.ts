import { MOST_BYTES } from '../shared/limits.ts';

/** The largest text that is read, in UTF-16 code units; a file of that many bytes never holds more. */
export const MOST_CHARACTERS = MOST_BYTES;
/** The largest text that an editor shows whole: beyond, laying it out would freeze the page. */
export const MOST_SHOWN = 2_000_000;
/** Rows of faults that are drawn. */
export const MOST_ROWS = 100;
/** After this a judgement is said to take long. */
export const LONG_MS = 300;
