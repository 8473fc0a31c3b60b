import { TAKEAWAY_TEXTS } from '../../messages/takeaway.ts';
import { judge } from '../../report/judgement.ts';
import { takeAway } from '../../takeaway/index.ts';
import type { Service } from '../shared/protocol.ts';
import type { Questions } from './protocol.ts';

/** The work of the worker. */
export const service: Service<Questions> = {
	judge: ({ text, context }) => judge(text, context),
	take: ({ order, locale }) => takeAway(order, TAKEAWAY_TEXTS[locale]),
};
