/** Rows of a kind that are drawn at first, and with each press on "more". */
export const ROWS_STEP = 100;
/** Hunks of a file that are drawn where Monaco does not show the whole. */
export const MOST_HUNKS = 60;
/** Longer texts are shown by their hunks only: comparing them whole would stop the page. */
export const LONGEST_IN_MONACO = 2_000_000;
/** A line longer than this is cut in the drawn hunks. */
export const LONGEST_LINE = 2_000;
