import type { Range, Span } from '../span.ts';
import type { TextView } from '../view.ts';
// Circle: a document makes its nodes and a node reads its document's tape; only a type comes back.
import type { JsonDocumentHandle } from './document.ts';
import { bodyOf, decodeKey, scalarOf } from './scalar.ts';
import { JSON_KINDS, NONE, OBJECT, STRING } from './tape.ts';
import type { JsonDocument, JsonKey, JsonKind, JsonNode } from './types.ts';
import { buildValue } from './value.ts';

/** A key, made when asked for. */
export class KeyHandle implements JsonKey {
	readonly start: number;
	readonly end: number;
	readonly #view: TextView;

	constructor(view: TextView, start: number, end: number) {
		this.#view = view;
		this.start = start;
		this.end = end;
	}

	get name(): string {
		return decodeKey(this.#view.text, this.start, this.end);
	}

	span(): Span {
		return this.#view.locate(this.start, this.end);
	}
}

/** A value, made when asked for: an index into the tape. */
export class NodeHandle implements JsonNode {
	readonly #document: JsonDocumentHandle;
	readonly #index: number;
	#scalar: string | number | boolean | null | undefined;
	#hasScalar = false;
	#children: readonly JsonNode[] | undefined;

	constructor(document: JsonDocumentHandle, index: number) {
		this.#document = document;
		this.#index = index;
	}

	get document(): JsonDocument {
		return this.#document;
	}

	get kind(): JsonKind {
		return JSON_KINDS[this.#document.tape.kindOf(this.#index)] as JsonKind;
	}

	get start(): number {
		return this.#document.tape.starts[this.#index] as number;
	}

	get end(): number {
		return this.#document.tape.ends[this.#index] as number;
	}

	get parent(): JsonNode | undefined {
		const parent = this.#document.tape.parents[this.#index] as number;
		return parent === NONE ? undefined : new NodeHandle(this.#document, parent);
	}

	get key(): JsonKey | undefined {
		const start = this.#document.tape.keyStarts[this.#index] as number;
		if (start === NONE) return undefined;
		return new KeyHandle(this.#document.view, start, this.#document.tape.keyEnds[this.#index] as number);
	}

	get body(): Range | undefined {
		const { tape } = this.#document;
		return tape.kindOf(this.#index) === STRING ? bodyOf(tape, this.#index) : undefined;
	}

	get scalar(): string | number | boolean | null | undefined {
		if (!this.#hasScalar) {
			this.#scalar = scalarOf(this.#document.view.text, this.#document.tape, this.#index);
			this.#hasScalar = true;
		}
		return this.#scalar;
	}

	get raw(): string {
		return this.#document.view.text.slice(this.start, this.end);
	}

	get children(): readonly JsonNode[] {
		this.#children ??= this.#makeChildren();
		return this.#children;
	}

	get size(): number {
		return this.#document.tape.sizes[this.#index] as number;
	}

	get(name: string): JsonNode | undefined {
		const { tape, view } = this.#document;
		if (tape.kindOf(this.#index) !== OBJECT) return undefined;
		const end = tape.nexts[this.#index] as number;
		let found = NONE;
		for (let child = this.#index + 1; child < end; child = tape.nexts[child] as number) {
			if (hasName(view.text, tape.keyStarts[child] as number, tape.keyEnds[child] as number, name))
				found = child;
		}
		return found === NONE ? undefined : new NodeHandle(this.#document, found);
	}

	toValue(): unknown {
		return buildValue(this.#document.view.text, this.#document.tape, this.#index);
	}

	span(): Span {
		return this.#document.view.locate(this.start, this.end);
	}

	#makeChildren(): JsonNode[] {
		const { tape } = this.#document;
		const children: JsonNode[] = [];
		const end = tape.nexts[this.#index] as number;
		for (let child = this.#index + 1; child < end; child = tape.nexts[child] as number) {
			children.push(new NodeHandle(this.#document, child));
		}
		return children;
	}
}

/** Compares in place where no escape can be in the key (it would make it longer), else decodes. */
function hasName(text: string, start: number, end: number, name: string): boolean {
	if (text.charAt(start) === '"') {
		const spare = end - start - 2 - name.length;
		if (spare < 0) return false;
		if (spare === 0) return text.startsWith(name, start + 1) && !name.includes('\\');
	}
	return decodeKey(text, start, end) === name;
}
