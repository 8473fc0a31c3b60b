import type { JsonKind } from '../../text/json/types.ts';

/** Kinds of JSON values with their article. */
export const KINDS: Readonly<Record<JsonKind, string>> = {
	object: 'un objeto',
	array: 'una lista',
	string: 'un texto',
	number: 'un número',
	boolean: 'un valor lógico',
	null: '`null`',
};
