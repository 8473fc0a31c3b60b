import type { Context } from '../../contract/types.ts';
import type { ProgramOrder, Refusal, TakenFile } from '../../programs/types.ts';
import type { Judgement, Outcomes } from '../../report/judgement.ts';

/** What to write, and from which response of which text. */
export interface ProgramRequest extends ProgramOrder {
	readonly text: string;
	readonly context: Context;
	/** Index of the response in the text. */
	readonly response: number;
}

/** What the page asks its worker. */
export interface Questions {
	judge: {
		/** `opened` is the response that a person chose. */
		readonly ask: { readonly text: string; readonly context: Context; readonly opened?: number | null };
		readonly answer: Judgement;
	};
	/** What fixes make of another response of the same text. */
	outcomes: {
		readonly ask: { readonly text: string; readonly context: Context; readonly response: number };
		readonly answer: Outcomes;
	};
	/** A program that is written from a response, its comments in the language of the page. */
	program: {
		readonly ask: { readonly request: ProgramRequest };
		readonly answer: TakenFile | Refusal;
	};
}
