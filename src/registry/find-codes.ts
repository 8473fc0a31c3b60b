import type { JsonNode } from '../text/json/types.ts';
import type { Span } from '../text/span.ts';
import { isCodeName, namesOtherSystem, SCHEMA_WORDS } from './code-name.ts';
import { LEGACY_CODES, ORDINARY_CODES } from './data.ts';
import { lookup, resolve } from './lookup.ts';

interface FoundCode {
	readonly span: Span;
	readonly legacy: string;
	readonly canonical: string;
	/** The string that is the code. */
	readonly node: JsonNode;
}

const ANY_CODE = new RegExp(LEGACY_CODES.join('|'));
const UNMISTAKABLE = new RegExp(LEGACY_CODES.filter((code) => !ORDINARY_CODES.has(code)).join('|'));

/**
 * Strings of a JSON value that are a legacy code, whole and in its exact spelling, in the order of the text.
 * The six ordinary words count only under a code-like name or where an unmistakable code stands in the same value.
 */
export function findLegacyCodes(root: JsonNode): FoundCode[] {
	if (!ANY_CODE.test(root.raw)) return [];
	const found = collectCodes(root);
	const sure = UNMISTAKABLE.test(root.raw) && found.some(({ legacy }) => !ORDINARY_CODES.has(legacy));
	return found.filter(({ legacy, node }) => sure || !ORDINARY_CODES.has(legacy) || isCodeName(nameOf(node)));
}

/** The name that a value stands under: its key, or that of the list it is in; below a word of a schema, the property's. */
export function nameOf(node: JsonNode): string {
	for (let at: JsonNode | undefined = node; at; at = at.parent) {
		if (!at.key) {
			if (at.parent?.kind === 'object') return '';
			continue;
		}
		const outer = SCHEMA_WORDS.has(at.key.name) ? at.parent?.key?.name : undefined;
		return outer ?? at.key.name;
	}
	return '';
}

function collectCodes(root: JsonNode): FoundCode[] {
	const found: FoundCode[] = [];
	const open: JsonNode[] = [root];
	for (let node = open.pop(); node; node = open.pop()) {
		if (node.kind === 'object' || node.kind === 'array')
			for (const child of node.children.toReversed()) open.push(child);
		else if (node.kind === 'string') addCode(node, found);
	}
	return found;
}

function addCode(node: JsonNode, found: FoundCode[]): void {
	const text = node.scalar;
	if (typeof text !== 'string' || !lookup(text)?.legacy) return;
	const canonical = resolve(text);
	if (canonical === undefined || namesOtherSystem(nameOf(node))) return;
	found.push({ span: node.span(), legacy: text, canonical, node });
}
