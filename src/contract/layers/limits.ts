/** Responses of one paste that are judged one by one; of a longer recording it is said that there are more. */
export const MOST_RESPONSES = 2_000;
