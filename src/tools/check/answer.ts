import { TAKEAWAY_TEXTS } from '../../messages/takeaway.ts';
import { judge } from '../../report/judgement.ts';
import { takeAway } from '../../takeaway/index.ts';
import type { JudgeReply, WorkRequest } from './client.ts';

/** The work of the worker; where the core fails, says so instead of leaving the page waiting. */
export function answer(request: WorkRequest): JudgeReply {
	const { version } = request;
	try {
		return 'order' in request
			? { version, taken: takeAway(request.order, TAKEAWAY_TEXTS[request.locale]) }
			: { version, judgement: judge(request.text, request.context) };
	} catch (error) {
		return { version, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	}
}
