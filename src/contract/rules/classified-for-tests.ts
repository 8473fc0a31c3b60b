import { readJson } from '../../text/json/read.ts';
import { rootView } from '../../text/view.ts';
import type { AnyRule } from '../rule.ts';
import { runRule } from '../rule.ts';
import { type Classified, type Context, type Diagnostic, ERROR_TYPES, type ErrorType } from '../types.ts';

/** A bare envelope as the classifier would hand it to the rules. */
export function classifiedForTests(
	type: string,
	message: unknown,
	{ details, beside, ...context }: { details?: unknown; beside?: object } & Partial<Context> = {},
): Classified {
	const source = JSON.stringify({
		error: { error_type: type, user_message: message, ...(details !== undefined && { details }) },
		...beside,
	});
	const document = readJson(rootView(source));
	const error = document.root?.get('error');
	if (!document.root || !error) throw new Error('The test envelope cannot be read.');
	const span = [{ start: 0, end: source.length }];
	const members = {
		errorType: error.get('error_type'),
		userMessage: error.get('user_message'),
		details: error.get('details'),
	};
	return {
		source,
		context: { billing: true, ...context },
		span,
		layers: [{ id: 'payload', span }],
		payload: document.root,
		documents: [document],
		verdict: 'business-error',
		shape: 'envelope',
		errorType: ERROR_TYPES.find((value): value is ErrorType => value === type) ?? 'UNKNOWN',
		envelope: {
			error,
			...(members.errorType && { errorType: members.errorType }),
			...(members.userMessage && { userMessage: members.userMessage }),
			...(members.details && { details: members.details }),
		},
		recognised: [],
	};
}

/** Diagnostics of several rules. */
export function runRules(rules: readonly AnyRule[], response: Classified): Diagnostic[] {
	return rules.flatMap((rule) => runRule(rule, response));
}

/** What a diagnostic marks in the paste. */
export function marked(response: Classified, { span }: Diagnostic): string[] {
	return span.map(({ start, end }) => response.source.slice(start, end));
}
