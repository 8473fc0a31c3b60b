import type { TextView } from '../view.ts';
import { KeyTracker } from './keys.ts';
import { type ARRAY, NONE, OBJECT, Tape } from './tape.ts';
import type { ExpectedToken, SyntaxFault, SyntaxFaultId } from './types.ts';

/** What may come next. */
export const VALUE = 0;
/** After `[`: an item or the end. */
export const FIRST_ITEM = 1;
/** After `{`: a key or the end. */
export const FIRST_KEY = 2;
export const KEY = 3;
export const COLON = 4;
/** After a value inside a container. */
export const AFTER = 5;
/** The value is whole. */
export const END = 6;
/** Nothing more can be read. */
export const STOP = 7;

/** More faults than a person reads; a megabyte of prose must not make a million. */
const MOST_FAULTS = 1000;
const LONGEST_FOUND = 40;
const NEXT_TOKEN = /^\s*([\p{L}\p{N}_.+-]+|\S)/u;

/** The state of one reading, shared by the strict reader and what takes over where the text is not JSON. */
export class Cursor {
	readonly view: TextView;
	readonly text: string;
	readonly tape = new Tape();
	readonly keys: KeyTracker;
	readonly faults: SyntaxFault[] = [];
	at: number;
	state: number = VALUE;
	/** Tape index of the innermost open container. */
	container: number = NONE;
	/** The key that waits for its value. */
	keyStart: number = NONE;
	keyEnd: number = NONE;
	/** Where the last whole value ended. */
	valueEnd: number = NONE;
	/** The last comma between two values. */
	commaAt: number = NONE;
	/** How far ahead the recovery may still look, in code units: bounds the time a hostile text can take. */
	lookahead = 4_000_000;
	/** How many containers of each kind are open. */
	openObjects = 0;
	openArrays = 0;

	constructor(view: TextView, start: number) {
		this.view = view;
		this.text = view.text;
		this.at = start;
		this.keys = new KeyTracker(view.text);
	}

	#isTruncated = false;

	get isInObject(): boolean {
		return this.container !== NONE && this.tape.kindOf(this.container) === OBJECT;
	}

	/** Adds a value that is no container and says what may follow. */
	addScalar(kind: number, start: number, end: number): void {
		this.tape.push(kind, start, end, this.container, this.keyStart, this.keyEnd);
		this.#finishValue(end);
	}

	openContainer(kind: typeof OBJECT | typeof ARRAY, start: number): void {
		this.container = this.tape.push(kind, start, start + 1, this.container, this.keyStart, this.keyEnd);
		this.keyStart = this.keyEnd = NONE;
		this.at = start + 1;
		if (kind === OBJECT) {
			this.openObjects++;
			this.keys.open();
			this.state = FIRST_KEY;
		} else {
			this.openArrays++;
			this.state = FIRST_ITEM;
		}
	}

	/** Closes the innermost container at `end`. */
	closeContainer(end: number): void {
		if (this.isInObject) {
			this.openObjects--;
			this.keys.close();
		} else {
			this.openArrays--;
		}
		this.tape.close(this.container, end);
		this.container = this.tape.parents[this.container] as number;
		this.#finishValue(end);
	}

	/** Notes a fault; only one `truncated`, and no more than `MOST_FAULTS` of all. */
	fault(id: SyntaxFaultId, start: number, end: number, expected: ExpectedToken): void {
		if (this.faults.length >= MOST_FAULTS) return;
		if (id === 'truncated') {
			if (this.#isTruncated) return;
			this.#isTruncated = true;
		}
		this.faults.push({ id, start, end, expected, found: this.#found(start, end) });
	}

	/** Takes back what was noted from there on: it turned out to stand inside a string. */
	dropFaults(from: number): void {
		for (let last = this.faults.at(-1); last !== undefined && last.start >= from; last = this.faults.at(-1)) {
			this.faults.pop();
		}
	}

	/** The offending text; where something is missing, the token that stands there instead. */
	#found(start: number, end: number): string {
		const text = this.text.slice(
			start,
			start === end ? start + LONGEST_FOUND : Math.min(end, start + LONGEST_FOUND),
		);
		return start === end ? (NEXT_TOKEN.exec(text)?.[1] ?? '') : text;
	}

	#finishValue(end: number): void {
		this.valueEnd = end;
		this.keyStart = this.keyEnd = NONE;
		this.at = end;
		this.state = this.container === NONE ? END : AFTER;
	}
}
