import { decodeBody } from './escape.ts';

/** Keys as they stand, quotes included, of the last whole object at that depth: its siblings mostly repeat them. */
type Shape = readonly string[];

const NO_SHAPE: Shape = [];
/** Longer objects are dictionaries, which do not repeat. */
const LONGEST_SHAPE = 64;
/** Deeper objects get no shape: chains of single keys would fill the memory. */
const DEEPEST_SHAPE = 64;
/** Up to here a list is searched faster than a set is made. */
const LONGEST_LIST = 8;

/** The keys of one open object. */
class OpenObject {
	shape: Shape = NO_SHAPE;
	/** How many keys of the shape have come, in its order. */
	matched = 0;
	/** Decoded names and keys as they stand, once the object departs from the shape. */
	names: string[] | undefined;
	raws: string[] | undefined;
	set: Set<string> | undefined;
	/** Whether the object's own keys may serve its siblings as shape. */
	isPlain = true;
}

/** Finds keys that stand twice in one object, and `__proto__`, while the document is read once from front to back. */
export class KeyTracker {
	readonly #text: string;
	readonly #shapes: Shape[] = [];
	readonly #objects: OpenObject[] = [];
	#depth = -1;
	#current = new OpenObject();
	/** Start and end of each key that repeats an earlier one, flat. */
	readonly duplicates: number[] = [];
	/** Start and end of each key named `__proto__`, flat. */
	readonly protos: number[] = [];

	constructor(text: string) {
		this.#text = text;
	}

	open(): void {
		const depth = ++this.#depth;
		let object = this.#objects[depth];
		if (object === undefined) {
			object = new OpenObject();
			this.#objects.push(object);
		}
		object.shape = this.#shapes[depth] ?? NO_SHAPE;
		object.matched = 0;
		object.names = undefined;
		object.raws = undefined;
		object.set = undefined;
		object.isPlain = depth < DEEPEST_SHAPE;
		this.#current = object;
	}

	close(): void {
		const { raws, isPlain } = this.#current;
		if (raws !== undefined && isPlain && raws.length <= LONGEST_SHAPE) this.#shapes[this.#depth] = raws;
		this.#depth--;
		if (this.#depth >= 0) this.#current = this.#objects[this.#depth] as OpenObject;
	}

	/** The end of the key at that place if it is the next of the shape, else -1: then the key is read and given to `add`. */
	match(at: number): number {
		const object = this.#current;
		if (object.names !== undefined) return -1;
		const expected = object.shape[object.matched];
		if (expected === undefined || !this.#text.startsWith(expected, at)) return -1;
		object.matched++;
		return at + expected.length;
	}

	/** Takes a key that stands in `"`. */
	add(start: number, end: number): void {
		const body = this.#text.slice(start + 1, end - 1);
		this.addNamed(start, end, decodeBody(body), body.length > 0);
	}

	/** Takes a key of any spelling. */
	addNamed(start: number, end: number, name: string, isPlain: boolean): void {
		const object = this.#current;
		if (object.names === undefined) this.#depart(object);
		const names = object.names as string[];
		if (isPlain) object.raws?.push(this.#text.slice(start, end));
		else object.isPlain = false;
		if (name === '__proto__') {
			this.protos.push(start, end);
			object.isPlain = false;
		}
		if (this.#has(object, name)) {
			this.duplicates.push(start, end);
			object.isPlain = false;
			return;
		}
		names.push(name);
		object.set?.add(name);
	}

	#depart(object: OpenObject): void {
		const raws = object.shape.slice(0, object.matched);
		object.raws = raws;
		object.names = raws.map((raw) => decodeBody(raw.slice(1, -1)));
	}

	#has(object: OpenObject, name: string): boolean {
		const names = object.names as string[];
		if (names.length <= LONGEST_LIST) return names.includes(name);
		object.set ??= new Set(names);
		return object.set.has(name);
	}
}
