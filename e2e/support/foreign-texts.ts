import { fromHtml } from 'hast-util-from-html';
import { PSEUDO } from '../../scripts/pseudo-language.mjs';
import { propertyOf, type TreeNode } from '../../src/build/markdown/tree.ts';
import { textsOf } from '../../src/messages/index.ts';

/** Elements whose text is no prose of the page, whatever its language. */
const NO_PROSE: ReadonlySet<string> = new Set(['code', 'pre', 'script', 'style', 'svg', 'kbd', 'textarea']);

/** Attributes that are read to a person. */
const SPOKEN = ['ariaLabel', 'ariaDescription', 'title', 'placeholder', 'alt'];

const WORD = /[\p{Script=Latin}\p{Script=Han}][\p{Script=Latin}\p{Script=Han}\d_.-]*/gu;

/** Names that stand as code in a text somewhere: they are the same in every language. */
const NAMES: ReadonlySet<string> = new Set(
	['Contraste', ...allStrings(textsOf('es')).flatMap((text) => text.match(/`[^`]*`/g) ?? [])].flatMap(
		(text) => text.match(WORD) ?? [],
	),
);

function allStrings(value: unknown): readonly string[] {
	if (typeof value === 'string') return [value];
	return value !== null && typeof value === 'object' ? Object.values(value).flatMap(allStrings) : [];
}

/**
 * Texts of a page that are in a language of the site, where the page is in the one that only tests have: every word in
 * Latin or Han letters that is no name of code, with the text that it stands in. A part that says to be in another
 * language, as its own switch or what a customer hears does, may be.
 */
export function foreignTexts(html: string): readonly string[] {
	return [...new Set(textsBelow(fromHtml(html)))].filter((text) =>
		(text.replaceAll(/«[^»]*»|--[\w-]+/g, '').match(WORD) ?? []).some((word) => !isName(word)),
	);
}

/** Names are written with a sign, in capitals, or as code elsewhere. */
function isName(word: string): boolean {
	return word.length === 1 || NAMES.has(word) || /^\p{Script=Latin}*[_\p{Lu}.\d]\S*$/u.test(word.slice(1));
}

function textsBelow(node: TreeNode): readonly string[] {
	const lang = propertyOf(node, 'lang');
	if (NO_PROSE.has(node.tagName ?? '') || propertyOf(node, 'translate') === 'no') return [];
	if (lang !== undefined && lang !== PSEUDO.tag) return [];
	const spoken = SPOKEN.map((name) => propertyOf(node, name) ?? '');
	const own = [...spoken, node.type === 'text' ? (node.value ?? '') : ''].filter(
		(text) => text.trim() !== '',
	);
	return [...own.map((text) => text.trim()), ...(node.children ?? []).flatMap(textsBelow)];
}
