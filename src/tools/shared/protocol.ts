/** A table of questions by name: what each brings along and what answers it. */
export type QuestionTable<Questions> = {
	readonly [Name in keyof Questions]: { readonly ask: unknown; readonly answer: unknown };
};

export type Progress = (done: number, total: number) => void;

/** What answers; the same in the worker, in the page and in tests. */
export type Service<Questions extends QuestionTable<Questions>> = {
	readonly [Name in keyof Questions]: (
		ask: Questions[Name]['ask'],
		onProgress: Progress,
	) => Promise<Questions[Name]['answer']> | Questions[Name]['answer'];
};

/** A question on its way to the worker. */
export interface Envelope<
	Questions extends QuestionTable<Questions>,
	Name extends keyof Questions = keyof Questions,
> {
	readonly id: number;
	readonly name: Name;
	readonly ask: Questions[Name]['ask'];
}

/** What comes back for a question: any number of notes of progress, then one answer or one failure. */
export type Message<Questions extends QuestionTable<Questions>> =
	| { readonly id: number; readonly progress: readonly [done: number, total: number] }
	| { readonly id: number; readonly answer: Questions[keyof Questions]['answer'] }
	| { readonly id: number; readonly failure: string };

/** Answers one question; where the work fails, says so instead of leaving the page waiting. */
export async function answer<Questions extends QuestionTable<Questions>, Name extends keyof Questions>(
	service: Service<Questions>,
	{ id, name, ask }: Envelope<Questions, Name>,
	tell: (message: Message<Questions>) => void,
): Promise<void> {
	try {
		tell({ id, answer: await service[name](ask, (...progress) => tell({ id, progress })) });
	} catch (error) {
		tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
}
