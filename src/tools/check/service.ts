import type { TakeawayTexts } from '../../messages/es/takeaway.ts';
import { writeProgram } from '../../programs/index.ts';
import { judgementOf, readOutcomes } from '../../report/judgement.ts';
import type { Service } from '../shared/protocol.ts';
import { createAnalyst } from './last-report.ts';
import type { Questions } from './protocol.ts';

/** The work of the worker: a program is written from what was read for the verdict, with the words of one language. */
export function createService(takeaway: Promise<TakeawayTexts>): Service<Questions> {
	const reportOf = createAnalyst();
	return {
		judge: ({ text, context, opened }) => judgementOf(reportOf(text, context), opened),
		outcomes: ({ text, context, response }) => readOutcomes(reportOf(text, context), response),
		async program({ request }) {
			const response = reportOf(request.text, request.context).responses[request.response];
			if (!response) throw new RangeError(`The text has no response ${request.response}.`);
			return writeProgram(request, response.read, await takeaway);
		},
	};
}
