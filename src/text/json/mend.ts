import { applyEdits, type Edit } from '../edit.ts';
import { rootView } from '../view.ts';
import { sameValue } from './canonical.ts';
import { encodeBody } from './escape.ts';
import { readJson } from './read.ts';
import { literalLength, scanNumber, scanString } from './scan.ts';
import type { JsonDocument, JsonNode, SyntaxFault } from './types.ts';

/** A change of the document's own text. */
interface Change {
	readonly start: number;
	readonly end: number;
	readonly text: string;
}

const facts = { hasEscapes: false };

/** What a fault between values needs; empty where the values themselves are spelled anew, undefined where nothing is certain. */
function mendFault({ id, start, end, found }: SyntaxFault): readonly Change[] | undefined {
	switch (id) {
		case 'comment':
		case 'trailing-comma':
			return [{ start, end, text: '' }];
		case 'missing-opening':
			return [{ start, end, text: found }];
		case 'odd-spaces':
			return [{ start, end, text: ' '.repeat(end - start) }];
		case 'missing-comma':
			return [{ start, end, text: ',' }];
		case 'missing-colon':
			return [{ start, end, text: ':' }];
		case 'unexpected':
			return /^[;，]$/.test(found) ? [{ start, end, text: ',' }] : undefined;
		case 'truncated':
		case 'extra-text':
		case 'wrong-bracket':
		case 'nan-literal':
			return undefined;
		default:
			return [];
	}
}

/** A key or string in JSON's quotes; where only the marks around it differ, only they change. */
function respellString(text: string, start: number, end: number, decoded: string): readonly Change[] {
	if (text.charAt(start) === '"' && scanString(text, start + 1, facts) === end) return [];
	const raw = text.slice(start, end);
	const body = encodeBody(decoded, raw);
	if (body !== raw.slice(1, -1)) return [{ start, end, text: `"${body}"` }];
	return [
		{ start, end: start + 1, text: '"' },
		{ start: end - 1, end, text: '"' },
	];
}

/** `01`, `+1`, `.5`, `5.`, `1_000` with the same digits. */
function respellNumber(raw: string): string {
	return raw
		.replaceAll('_', '')
		.replace(/^\+/, '')
		.replace(/^(-?)0+(?=\d)/, '$1')
		.replace(/^(-?)\./, '$10.')
		.replace(/\.(?!\d)/, '');
}

function isPlainScalar(text: string, node: JsonNode): boolean {
	if (node.kind === 'number') return scanNumber(text, node.start) === node.end;
	return node.start + literalLength(text, node.start) === node.end;
}

function respellValue(text: string, node: JsonNode): readonly Change[] {
	const { kind, start, end, scalar } = node;
	if (kind === 'object' || kind === 'array') return [];
	if (typeof scalar === 'string') return respellString(text, start, end, scalar);
	if (start < end && isPlainScalar(text, node)) return [];
	return [{ start, end, text: kind === 'number' ? respellNumber(node.raw) : String(scalar) }];
}

function respellAll(text: string, root: JsonNode): Change[] {
	const changes: Change[] = [];
	const open = [root];
	for (let node = open.pop(); node !== undefined; node = open.pop()) {
		if (node.key !== undefined)
			changes.push(...respellString(text, node.key.start, node.key.end, node.key.name));
		changes.push(...respellValue(text, node));
		for (const child of node.children) open.push(child);
	}
	return changes;
}

const toEdit = ({ start, end, text }: Change): Edit => ({ offset: start, length: end - start, text });

/**
 * Edits of the paste that make a document with faults JSON, with the very value that was read from it and nothing else touched.
 * Undefined where no reading is certain: a cut text, text after the end, wrong brackets, what is not understood.
 */
export function mendEdits(document: JsonDocument): readonly Edit[] | undefined {
	const { root, faults, view } = document;
	if (root === undefined) return undefined;
	const changes: Change[] = [];
	for (const fault of faults) {
		const mended = mendFault(fault);
		if (mended === undefined) return undefined;
		changes.push(...mended);
	}
	changes.push(...respellAll(view.text, root));
	const mended = readJson(rootView(applyEdits(view.text, changes.map(toEdit))));
	const isSame = mended.root !== undefined && mended.faults.length === 0 && sameValue(root, mended.root);
	return isSame ? changes.flatMap(({ start, end, text }) => view.replace(start, end, text)) : undefined;
}
