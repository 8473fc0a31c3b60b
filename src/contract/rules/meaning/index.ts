/** Rules of the group, by id. */
export const meaningRules = {};
