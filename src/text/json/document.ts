import type { TextView } from '../view.ts';
import type { Cursor } from './cursor.ts';
import { KeyHandle, NodeHandle } from './node.ts';
import type { Tape } from './tape.ts';
import type { JsonDocument, JsonKey, JsonNode, SyntaxFault } from './types.ts';

/** A read document; nodes and keys are made when asked for. */
export class JsonDocumentHandle implements JsonDocument {
	readonly view: TextView;
	readonly tape: Tape;
	readonly faults: readonly SyntaxFault[];
	readonly end: number;
	readonly #duplicates: readonly number[];
	readonly #protos: readonly number[];
	#root: JsonNode | undefined;

	constructor(cursor: Cursor) {
		this.view = cursor.view;
		this.tape = cursor.tape;
		this.faults = cursor.faults.sort((a, b) => a.start - b.start);
		this.end = cursor.at;
		this.#duplicates = cursor.keys.duplicates;
		this.#protos = cursor.keys.protos;
	}

	get root(): JsonNode | undefined {
		if (this.tape.length > 0) this.#root ??= new NodeHandle(this, 0);
		return this.#root;
	}

	get duplicateKeys(): readonly JsonKey[] {
		return this.#keysOf(this.#duplicates);
	}

	get protoKeys(): readonly JsonKey[] {
		return this.#keysOf(this.#protos);
	}

	#keysOf(places: readonly number[]): JsonKey[] {
		const keys: JsonKey[] = [];
		for (let index = 0; index < places.length; index += 2) {
			keys.push(new KeyHandle(this.view, places[index] as number, places[index + 1] as number));
		}
		return keys;
	}
}
