import { LANGUAGES, TEST_RUNNERS } from '../../programs/types.ts';

export const TAKEAWAY_GROUPS = [
	{ id: 'report', items: ['report'] },
	{ id: 'test', items: TEST_RUNNERS },
	{ id: 'snippet', items: LANGUAGES },
] as const;

/** Everything that can be taken from a verdict, each to copy or to save. */
export const TAKEAWAYS = TAKEAWAY_GROUPS.flatMap(({ items }) => [...items]);
export type Takeaway = (typeof TAKEAWAYS)[number];
