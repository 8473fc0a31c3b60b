import { parser } from '@lezer/go';
import { isCodeName } from '../registry/index.ts';
import { GO } from './dialects.ts';
import { fillSites } from './lines.ts';
import { placeSites, scanLiteral } from './scan-literal.ts';
import { siteOfLiteral } from './scan-program.ts';
import type { CodeHit, Site } from './types.ts';

type Tree = ReturnType<typeof parser.parse>;
type Node = Tree['topNode'];

const NAMES: ReadonlySet<string> = new Set(['DefName', 'TypeName', 'VariableName', 'FieldName']);
/** What a literal can be named by on its way up; a function's result type is the last that counts. */
const FUNCTIONS: ReadonlySet<string> = new Set(['FunctionDecl', 'MethodDecl', 'FunctionLiteral']);
const BEFORE = 300;
const AFTER = 160;

/** Sites in a Go source. */
export function scanGo(text: string, hits: readonly CodeHit[]): Site[] {
	const tree = parser.parse(text);
	const sites = fillSites(hits, { place: 'identifier' });
	for (const hit of hits) {
		const node = tree.resolveInner(hit.start, 1);
		if (node.name === 'String') placeLiteral(text, hits, sites, node);
		else if (node.name.endsWith('Comment')) {
			placeSites(sites, hits, node.from, node.to, (inside) => fillSites(inside, { place: 'comment' }));
		}
	}
	return sites;
}

function placeLiteral(text: string, hits: readonly CodeHit[], sites: Site[], node: Node): void {
	const literal = {
		bodyStart: node.from + 1,
		bodyEnd: node.to - 1,
		doubleQuoted: text.charAt(node.from) === '"',
	};
	placeSites(sites, hits, node.from, node.to, (inside) => {
		if (node.parent?.name === 'FieldDecl') return fillSites(inside, { place: 'key' });
		return scanLiteral(text, inside, literal, () => siteOf(text, node));
	});
}

function siteOf(text: string, node: Node): Site {
	if (node.parent?.name === 'ImportSpec') return { place: 'module' };
	if (isMapKey(node)) return { place: 'value', name: '', soft: 'map-key' };
	const names = namesAbove(text, node);
	const around = {
		before: text.slice(Math.max(0, node.from - BEFORE), node.from),
		after: text.slice(node.to, node.to + AFTER),
		openers: [],
	};
	const near = siteOfLiteral(around, GO);
	if (near.place !== 'value' || near.soft) return near;
	return { ...near, name: [near.name, ...names].find(isCodeName) ?? near.name };
}

function isMapKey(node: Node): boolean {
	const { parent } = node;
	if (parent?.name === 'Key') return true;
	return parent?.name === 'IndexExpr' && parent.firstChild?.from !== node.from;
}

/** Names that the syntax puts the literal under, the nearest first. */
function namesAbove(text: string, node: Node): string[] {
	const names: string[] = [];
	let child = node;
	for (let at = node.parent; at; child = at, at = at.parent) {
		if (at.name === 'Block') break;
		if (at.name === 'SwitchBlock') {
			if (child.name === 'Case') continue;
			break;
		}
		names.push(...namesIn(text, at, child));
		// A keyed element is named by its key; a list goes on to what it is assigned to.
		if (at.name === 'Element' && at.getChild('Key')) return names;
	}
	return node.parent?.name === 'ReturnStatement' ? [...names, ...resultType(text, node)] : names;
}

/** The names among a node's children before the one that holds the literal, and beside it in a comparison or call. */
function namesIn(text: string, at: Node, holder: Node): string[] {
	const names: string[] = [];
	for (let child = at.firstChild; child; child = child.nextSibling) {
		if (child.from === holder.from && child.to === holder.to) continue;
		const isAfter = child.from > holder.from;
		if (isAfter && at.name !== 'BinaryExp' && at.name !== 'Arguments') continue;
		names.push(...namesOf(text, child));
	}
	return names;
}

function namesOf(text: string, node: Node): string[] {
	if (NAMES.has(node.name)) return [text.slice(node.from, node.to)];
	if (node.name === 'SelectorExpr') return node.lastChild ? namesOf(text, node.lastChild) : [];
	if (node.name === 'Key' || node.name === 'CallExpr' || node.name === 'ParenthesizedExpr') {
		return node.firstChild ? namesOf(text, node.firstChild) : [];
	}
	if (node.name === 'QualifiedType') return node.lastChild ? namesOf(text, node.lastChild) : [];
	return [];
}

function resultType(text: string, node: Node): string[] {
	let at = node.parent;
	while (at && !FUNCTIONS.has(at.name)) at = at.parent;
	const types = at?.getChildren('TypeName') ?? [];
	return types.map(({ from, to }) => text.slice(from, to));
}
