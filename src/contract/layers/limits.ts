/** Responses of one paste that are judged one by one; a longer recording is said to be longer. */
export const MOST_RESPONSES = 2_000;
