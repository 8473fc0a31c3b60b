import type { JsonKind } from '../../text/json/types.ts';

/** Kinds of JSON values. */
export const KINDS: Readonly<Record<JsonKind, string>> = {
	object: '对象',
	array: '列表',
	string: '文本',
	number: '数字',
	boolean: '布尔值',
	null: '`null`',
};
