import { TAKEAWAY_TEXTS } from '../../messages/takeaway.ts';
import { writeProgram } from '../../programs/index.ts';
import { judgementOf, readOutcomes } from '../../report/judgement.ts';
import type { Service } from '../shared/protocol.ts';
import { createAnalyst } from './last-report.ts';
import type { Questions } from './protocol.ts';

const reportOf = createAnalyst();

/** The work of the worker: a program is written from what was read for the verdict. */
export const service: Service<Questions> = {
	judge: ({ text, context, opened }) => judgementOf(reportOf(text, context), opened),
	outcomes: ({ text, context, response }) => readOutcomes(reportOf(text, context), response),
	program: ({ request, locale }) => {
		const response = reportOf(request.text, request.context).responses[request.response];
		if (!response) throw new RangeError(`The text has no response ${request.response}.`);
		return writeProgram(request, response.read, TAKEAWAY_TEXTS[locale]);
	},
};
