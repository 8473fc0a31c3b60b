/** The most that is read at once, all files together, in bytes. */
export const MOST_BYTES = 50_000_000;
