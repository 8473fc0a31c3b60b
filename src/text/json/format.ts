import { endOfMatch } from '../match.ts';
import { scanString } from './scan.ts';
import type { JsonDocument } from './types.ts';

const INDENT = '  ';
/** Deeper containers stay on one line, so that the text cannot grow with the square of its depth. */
const DEEPEST = 200;
const SPACE = /[ \t\r\n]*/y;
const TOKEN = /[^ \t\r\n",:{}[\]]+|[^"]/y;

const facts = { hasEscapes: false };

function endOfToken(text: string, at: number): number {
	if (text.charAt(at) === '"') return scanString(text, at + 1, facts);
	return endOfMatch(TOKEN, text, at);
}

function layOut(text: string, start: number, end: number, lineEnd: string): string {
	const parts: string[] = [];
	let depth = 0;
	const breakLine = (): void => {
		if (depth <= DEEPEST) parts.push(lineEnd, INDENT.repeat(depth));
	};
	for (let at = start; at < end; ) {
		const tokenEnd = endOfToken(text, at);
		const token = text.slice(at, tokenEnd);
		const next = endOfMatch(SPACE, text, tokenEnd);
		if (token === '{' || token === '[') {
			parts.push(token);
			const mark = text.charAt(next);
			if (mark === '}' || mark === ']') {
				parts.push(mark);
				at = endOfMatch(SPACE, text, next + 1);
				continue;
			}
			depth++;
			breakLine();
		} else if (token === '}' || token === ']') {
			const wasBroken = depth <= DEEPEST;
			depth--;
			if (wasBroken) breakLine();
			parts.push(token);
		} else if (token === ',') {
			parts.push(token);
			if (depth <= DEEPEST) breakLine();
			else parts.push(' ');
		} else if (token === ':') {
			parts.push(': ');
		} else {
			parts.push(token);
		}
		at = next;
	}
	return parts.join('');
}

/**
 * The document on indented lines; digits, escapes, order and repeated keys stay.
 * Undefined where it has faults: it could not be done without losing something.
 */
export function formatJson(document: JsonDocument, lineEnd = '\n'): string | undefined {
	const { root, faults, view } = document;
	if (root === undefined || faults.length > 0) return undefined;
	return layOut(view.text, root.start, root.end, lineEnd);
}
