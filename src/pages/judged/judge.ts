import { analyse } from '../../contract/analyse.ts';
import type { Context, Diagnostic, Response } from '../../contract/types.ts';
import type { ExampleEntry } from '../../examples/schema.ts';
import type { MarkInput, Strike } from '../../report/geometry.ts';
import { TYPE_LETTERS } from '../../report/geometry.ts';
import { applyEdits } from '../../text/edit.ts';
import type { CodeMark } from './code-lines.ts';

type Pasted = Pick<ExampleEntry, 'text' | 'context'>;

export interface JudgedExample {
	readonly response: Response;
	/** Errors and warnings in the order of the text, and the advice asked for: what a page shows beside an example. */
	readonly faults: readonly Diagnostic[];
	readonly marks: readonly CodeMark[];
	readonly mark: Omit<MarkInput, 'size'>;
}

/** Whether a response complies, as the mark's strike says it. */
function strikeOf(response: Response): Strike {
	if (response.verdict === 'not-a-response') return 'blank';
	const severities = new Set(response.diagnostics.map(({ severity }) => severity));
	if (severities.has('error')) return 'cut';
	return severities.has('warning') ? 'warn' : 'clean';
}

/** The letters of the effective type, or the status of a transport failure. */
function lettersOf(response: Response): string | undefined {
	if (response.verdict === 'protocol-error') {
		const status = response.layers.find(({ fact }) => fact?.kind === 'status')?.fact;
		return status?.kind === 'status' ? String(status.status) : undefined;
	}
	return response.errorType ? TYPE_LETTERS[response.errorType] : undefined;
}

export function markOf(response: Response): Omit<MarkInput, 'size'> {
	const letters = lettersOf(response);
	return { verdict: response.verdict, strike: strikeOf(response), ...(letters && { letters }) };
}

/** What an example is judged under. */
export function contextOf({ context }: Pick<ExampleEntry, 'context'>): Context {
	const { billing, elapsedSeconds, tool } = context;
	return {
		billing,
		...(elapsedSeconds !== undefined && { elapsedSeconds }),
		...(tool !== undefined && { tool }),
	};
}

/**
 * The text of an example judged as the playground judges it; `advised` is the rule whose advice is shown too.
 * @throws where a rule throws: a page must not show a verdict that lacks one of its rules.
 */
export function judgeExample(example: Pasted, advised?: string): JudgedExample {
	const { responses, worst, crashed } = analyse(example.text, contextOf(example));
	const response = responses[worst];
	if (!response || crashed.length > 0) throw new Error(`No whole verdict: ${JSON.stringify(crashed)}`);
	const faults = response.diagnostics.filter(({ severity, rule }) => severity !== 'info' || rule === advised);
	const marks = faults.flatMap(({ span, severity }, index) =>
		span.map(({ start, end }): CodeMark => ({ start, end, severity, number: index + 1 })),
	);
	return { response, faults, marks, mark: markOf(response) };
}

/** The same example once the first fix is made, of one rule or of the first that has one; undefined where none has. */
export function fixExample(example: Pasted, rule?: string): Pasted | undefined {
	const { faults } = judgeExample(example, rule);
	const fix = faults
		.filter((fault) => rule === undefined || fault.rule === rule)
		.flatMap(({ fixes = [] }) => fixes)[0];
	return fix && { context: example.context, text: applyEdits(example.text, fix.edits) };
}
