import type { Tree } from '../../src/report/tree.ts';
import { PARTS as CHECK_PARTS, partNodes as checkNodes } from '../../src/tools/check/parts.ts';
import { judgedState, PAGE, STATES } from '../../src/tools/check/testing/states.ts';
import { textsOf as checkTexts } from '../../src/tools/check/texts/index.ts';
import { PARTS as CONVERT_PARTS, partNodes as convertNodes } from '../../src/tools/convert/parts.ts';
import { convertStates } from '../../src/tools/convert/testing/states.ts';
import { textsOf as convertTexts } from '../../src/tools/convert/texts/index.ts';
import { readPage } from './built-pages.ts';

/** The built page of a tool, and what is drawn into its parts, state by state. */
export interface ToolStates {
	readonly html: string;
	/** Markup by the name of the part (`data-part`). */
	readonly states: readonly Readonly<Record<string, string>>[];
}

/** Both tools in everything that they can show, without a browser; the texts are judged one by one. */
export async function drawToolStates(
	folder: string,
	texts: readonly string[],
): Promise<readonly ToolStates[]> {
	const locale = 'es';
	const check = [...Object.values(STATES), ...texts.map((text) => judgedState(text))];
	const convert = Object.values(await convertStates());
	return [
		{
			html: readPage(folder, `${locale}/playground/`).html,
			states: check.map((state) =>
				drawParts(CHECK_PARTS, (part) => checkNodes(part, state, checkTexts(locale), PAGE)),
			),
		},
		{
			html: readPage(folder, `${locale}/converter/`).html,
			states: convert.map((state) =>
				drawParts(CONVERT_PARTS, (part) => convertNodes(part, state, convertTexts(locale))),
			),
		},
	];
}

function drawParts<Part extends string>(
	parts: readonly Part[],
	nodesOf: (part: Part) => readonly (Tree | string)[],
): Readonly<Record<string, string>> {
	return Object.fromEntries(parts.map((part) => [part, nodesOf(part).map(writeMarkup).join('')]));
}

function writeMarkup(node: Tree | string): string {
	if (typeof node === 'string') return escapeMarkup(node);
	const attrs = Object.entries(node.attrs).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
	return `<${node.tag}${attrs.join('')}>${node.children.map(writeMarkup).join('')}</${node.tag}>`;
}

function escapeMarkup(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
