import type { JsonNode } from '../../../text/json/types.ts';
import { READ_LIMIT } from '../../words/says.ts';

/** The most values of `details` that are read: it is a trace of the sender's own, of any size. */
const MOST_VALUES = 200;

/** `details` in one line for reading: keys with their texts and numbers, `READ_LIMIT` code units at most. */
export function detailsText(details: JsonNode | undefined): string {
	if (!details) return '';
	const parts: string[] = [];
	const waiting: JsonNode[] = [details];
	let length = 0;
	for (let seen = 0; waiting.length > 0 && seen < MOST_VALUES && length < READ_LIMIT; seen += 1) {
		const node = waiting.shift();
		if (!node) break;
		if (node.size > 0) waiting.push(...node.children.slice(0, MOST_VALUES));
		const part = wordsOf(node);
		length += part.length;
		if (part) parts.push(part);
	}
	return parts.join('. ').slice(0, READ_LIMIT);
}

function wordsOf({ kind, key, scalar }: JsonNode): string {
	if (kind === 'string') return `${key ? `${key.name}: ` : ''}${String(scalar).slice(0, READ_LIMIT)}`;
	if (kind === 'number') return `${key?.name.replaceAll(/(?=\p{Lu})/gu, ' ') ?? ''} ${String(scalar)}`;
	return kind === 'boolean' && scalar === true ? (key?.name ?? '') : '';
}
