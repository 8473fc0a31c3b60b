import type { RuleGroup } from '../../contract/rule.ts';
import type { Context, Severity } from '../../contract/types.ts';
import type { ExampleGroup } from '../../examples/schema.ts';
import type { MarkLook } from '../../report/geometry.ts';
import type { Judgement } from '../../report/judgement.ts';

/** An example in the language of the page, with its mark. */
export interface PageExample {
	readonly name: string;
	readonly title: string;
	readonly group: ExampleGroup;
	readonly text: string;
	readonly context: Context;
	readonly mark: MarkLook;
}

export interface PageRule {
	readonly id: string;
	readonly group: RuleGroup;
	readonly severity: Severity;
}

/** Written by our own build into the page: not a text from outside. */
export function readPageData({ content }: HTMLTemplateElement): PageData {
	return JSON.parse(content.textContent ?? '');
}

/** What the page brings along, made when it was built: it needs nothing more once it is there. */
export interface PageData {
	readonly examples: readonly PageExample[];
	/** Name of the example that the page opens with, and its judgement. */
	readonly first: string;
	readonly judgement: Judgement;
	readonly rules: readonly PageRule[];
}
