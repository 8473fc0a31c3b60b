/** What a live region says, so that nothing is put over words that a screen reader has not read yet. */
export interface Announcer {
	/**
	 * What a command says: at once. How things stand waits behind it; where the words tell that as well, it is given as
	 * `standing` and not said again.
	 */
	say(text: string, standing?: string): void;
	/**
	 * How things stand: said when it has stood for `rest` milliseconds and no command has just spoken. What was said last
	 * is not said twice in a row, unless `again`.
	 */
	report(text: string, options?: { readonly rest?: number; readonly again?: boolean }): void;
	/** Things stand otherwise now: what waits is not true any more. */
	outdate(): void;
}

/** Typing is told about once it rests. */
export const TYPING_REST_MS = 600;
/** What a command says is left this long: the time to read a sentence aloud. */
export const HELD_MS = 3000;
/** What stood for less may not have been noticed by a screen reader. */
export const UNNOTICED_MS = 500;

/** @param standing how things stand at first, which the page says by itself */
export function createAnnouncer(
	show: (text: string) => void,
	standing = '',
	now: () => number = () => performance.now(),
): Announcer {
	/** How things stand, as it was said last. */
	let told = standing;
	let waiting: { readonly text: string; readonly due: number } | undefined;
	let commandAt = Number.NEGATIVE_INFINITY;
	let reportAt = Number.NEGATIVE_INFINITY;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function sayWaiting(): void {
		clearTimeout(timer);
		if (waiting === undefined) return;
		const left = Math.max(waiting.due, commandAt + HELD_MS) - now();
		if (left > 0) {
			timer = setTimeout(sayWaiting, left);
			return;
		}
		told = waiting.text;
		waiting = undefined;
		reportAt = now();
		show(told);
	}

	return {
		say(text, tells) {
			const unnoticed = now() - reportAt < UNNOTICED_MS;
			if (tells !== undefined) {
				waiting = undefined;
				told = tells;
			} else if (unnoticed) {
				waiting ??= { text: told, due: now() };
				told = '';
			}
			commandAt = now();
			reportAt = Number.NEGATIVE_INFINITY;
			show(text);
			sayWaiting();
		},
		report(text, { rest = 0, again = false } = {}) {
			waiting = text === told && !again ? undefined : { text, due: now() + rest };
			sayWaiting();
		},
		outdate() {
			waiting = undefined;
			clearTimeout(timer);
		},
	};
}
