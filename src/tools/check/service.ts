import { TAKEAWAY_TEXTS } from '../../messages/takeaway.ts';
import { writeProgram } from '../../programs/index.ts';
import { judgementOf } from '../../report/judgement.ts';
import type { Service } from '../shared/protocol.ts';
import { createAnalyst } from './last-report.ts';
import type { Questions } from './protocol.ts';

const reportOf = createAnalyst();

/** The work of the worker: a program is written from what was read for the verdict. */
export const service: Service<Questions> = {
	judge: ({ text, context }) => judgementOf(reportOf(text, context)),
	take: ({ order, locale }) => {
		const response = reportOf(order.text, order.context).responses[order.response];
		if (!response) throw new RangeError(`The text has no response ${order.response}.`);
		return writeProgram(order, response.read, TAKEAWAY_TEXTS[locale]);
	},
};
