import { analyse } from '../../contract/analyse.ts';
import type { Diagnostic, Report, Response } from '../../contract/types.ts';
import type { ExampleEntry } from '../../examples/schema.ts';
import { type Look, lookOf } from '../../report/look.ts';
import { applyEdits } from '../../text/edit.ts';
import type { CodeMark } from './code-lines.ts';

type Pasted = Pick<ExampleEntry, 'text' | 'context'>;

export interface JudgedExample {
	readonly report: Report;
	/** The response to look at first. */
	readonly response: Response;
	/** Errors and warnings in the order of the text, and the advice asked for: what a page shows beside an example. */
	readonly faults: readonly Diagnostic[];
	readonly marks: readonly CodeMark[];
	readonly look: Look;
}

/**
 * The text of an example judged as the playground judges it; `advised` is the rule whose advice is shown too.
 * @throws where a rule throws: a page must not show a verdict that lacks one of its rules.
 */
export function judgeExample(example: Pasted, advised?: string): JudgedExample {
	const report = analyse(example.text, example.context);
	const { responses, worst, crashed } = report;
	const response = responses[worst];
	if (!response || crashed.length > 0) throw new Error(`No whole verdict: ${JSON.stringify(crashed)}`);
	const faults = response.diagnostics.filter(({ severity, rule }) => severity !== 'info' || rule === advised);
	const marks = faults.flatMap(({ span, severity }, index) =>
		span.map(({ start, end }): CodeMark => ({ start, end, severity, number: index + 1 })),
	);
	return { report, response, faults, marks, look: lookOf(response, example.context) };
}

/** The same example once the first fix is made, of one rule or of the first that has one; undefined where none has. */
export function fixExample(example: Pasted, rule?: string): Pasted | undefined {
	const { faults } = judgeExample(example, rule);
	const fix = faults
		.filter((fault) => rule === undefined || fault.rule === rule)
		.flatMap(({ fixes = [] }) => fixes)[0];
	return fix && { context: example.context, text: applyEdits(example.text, fix.edits) };
}
