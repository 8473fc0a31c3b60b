import type { JsonKind } from './types.ts';

/** Kinds as they stand in the low bits of `Tape.kinds`. */
export const JSON_KINDS = [
	'object',
	'array',
	'string',
	'number',
	'boolean',
	'null',
] as const satisfies JsonKind[];
export const OBJECT = 0;
export const ARRAY = 1;
export const STRING = 2;
export const NUMBER = 3;
export const BOOLEAN = 4;
export const NULL = 5;
export const KIND_MASK = 7;

/** Flags in the high bits: a string with escapes; a spelling that JSON has not; a string without quotes; one that never closes. */
export const ESCAPED = 8;
export const ODD = 16;
export const BARE = 32;
export const UNCLOSED = 64;

/** No container, no key. */
export const NONE = -1;

function grow(old: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
	const grown = new Int32Array(old.length * 2);
	grown.set(old);
	return grown;
}

/** The values of a document in the order of the text, as flat columns: a handle is an index. */
export class Tape {
	length = 0;
	kinds = new Uint8Array(32);
	starts = new Int32Array(32);
	ends = new Int32Array(32);
	/** Index of the first value after this one and all that is in it. */
	nexts = new Int32Array(32);
	parents = new Int32Array(32);
	/** Members or items of a container. */
	sizes = new Int32Array(32);
	keyStarts = new Int32Array(32);
	keyEnds = new Int32Array(32);

	/** Adds a value; the end of a container is set by `close`. */
	push(kind: number, start: number, end: number, parent: number, keyStart: number, keyEnd: number): number {
		const index = this.length;
		if (index === this.kinds.length) this.#grow();
		this.kinds[index] = kind;
		this.starts[index] = start;
		this.ends[index] = end;
		this.nexts[index] = index + 1;
		this.parents[index] = parent;
		this.sizes[index] = 0;
		this.keyStarts[index] = keyStart;
		this.keyEnds[index] = keyEnd;
		if (parent >= 0) (this.sizes[parent] as number)++;
		this.length = index + 1;
		return index;
	}

	close(index: number, end: number): void {
		this.ends[index] = end;
		this.nexts[index] = this.length;
	}

	kindOf(index: number): number {
		return (this.kinds[index] as number) & KIND_MASK;
	}

	#grow(): void {
		const kinds = new Uint8Array(this.kinds.length * 2);
		kinds.set(this.kinds);
		this.kinds = kinds;
		this.starts = grow(this.starts);
		this.ends = grow(this.ends);
		this.nexts = grow(this.nexts);
		this.parents = grow(this.parents);
		this.sizes = grow(this.sizes);
		this.keyStarts = grow(this.keyStarts);
		this.keyEnds = grow(this.keyEnds);
	}
}
