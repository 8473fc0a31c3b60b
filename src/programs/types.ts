import type { TakeawayTexts } from '../messages/es/takeaway.ts';
import type { Edit } from '../text/edit.ts';
import type { Expectation } from './expectation.ts';

export const TEST_RUNNERS = ['vitest', 'node', 'pytest'] as const;
export type TestRunner = (typeof TEST_RUNNERS)[number];

export const LANGUAGES = ['typescript', 'python', 'go', 'java'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is written from the response itself. */
export const PROGRAMS = [...TEST_RUNNERS, ...LANGUAGES] as const;
export type Program = (typeof PROGRAMS)[number];

/** A file to copy or to save. */
export interface TakenFile {
	readonly name: string;
	readonly mediaType: string;
	readonly content: string;
}

/** What to write from a response. */
export interface ProgramOrder {
	readonly program: Program;
	/** The edits of its safe fixes: a snippet builds the mended error. */
	readonly safe: readonly Edit[];
	/** Its faults in words, one each: a test names them in a comment. */
	readonly faults: readonly string[];
	/** Where the schema is published. */
	readonly siteUrl: string;
}

/** Why nothing can be written. */
export type Refusal = 'no-envelope' | 'no-payload' | 'too-large';

/** What the writers of tests write from. */
export interface TestInput {
	readonly expectation: Expectation;
	/** The published JSON Schema; its `$id` is its address. */
	readonly schema: Readonly<Record<string, unknown>>;
	readonly faults: readonly string[];
	readonly texts: TakeawayTexts;
}
