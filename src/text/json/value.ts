import { decodeKey, scalarOf } from './scalar.ts';
import { ARRAY, NONE, OBJECT, type Tape } from './tape.ts';

type Container = unknown[] | Record<string, unknown>;

function addTo(container: Container, key: string | undefined, value: unknown): void {
	if (Array.isArray(container)) {
		container.push(value);
		return;
	}
	if (key === undefined) return;
	if (key !== '__proto__') {
		container[key] = value;
		return;
	}
	Object.defineProperty(container, key, { value, writable: true, enumerable: true, configurable: true });
}

/** The JavaScript value of a node and all in it: one walk along the tape, parents before children. */
export function buildValue(text: string, tape: Tape, root: number): unknown {
	const end = tape.nexts[root] as number;
	const containers = new Map<number, Container>();
	let result: unknown;
	for (let index = root; index < end; index++) {
		const kind = tape.kindOf(index);
		const isContainer = kind === OBJECT || kind === ARRAY;
		const container: Container | undefined = isContainer ? (kind === OBJECT ? {} : []) : undefined;
		if (container !== undefined) containers.set(index, container);
		const value = container ?? scalarOf(text, tape, index);
		if (index === root) {
			result = value;
			continue;
		}
		const keyStart = tape.keyStarts[index] as number;
		const key = keyStart === NONE ? undefined : decodeKey(text, keyStart, tape.keyEnds[index] as number);
		const parent = containers.get(tape.parents[index] as number);
		if (parent !== undefined) addTo(parent, key, value);
	}
	return result;
}
