import { nodesOf, type Tree } from '../../src/report/tree.ts';
import { PANELS as CHECK } from '../../src/tools/check/panels.ts';
import { judgedState, PAGE, STATES } from '../../src/tools/check/testing/states.ts';
import { textsOf as checkTexts } from '../../src/tools/check/texts/index.ts';
import { PANELS as CONVERT } from '../../src/tools/convert/panels.ts';
import { convertStates } from '../../src/tools/convert/testing/states.ts';
import { textsOf as convertTexts } from '../../src/tools/convert/texts/index.ts';
import type { Panel, Panels } from '../../src/tools/shared/parts.ts';
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
			states: check.map((state) => drawPanels(CHECK, state, checkTexts(locale), PAGE)),
		},
		{
			html: readPage(folder, `${locale}/converter/`).html,
			states: convert.map((state) => drawPanels(CONVERT, state, convertTexts(locale))),
		},
	];
}

function drawPanels<State, Given extends readonly unknown[]>(
	panels: Panels<State, Given>,
	state: State,
	...given: Given
): Readonly<Record<string, string>> {
	const markup = ({ draw }: Panel<State, Given>): string =>
		nodesOf(draw(state, ...given))
			.map(writeMarkup)
			.join('');
	return Object.fromEntries(Object.entries(panels).map(([name, panel]) => [name, markup(panel)]));
}

function writeMarkup(node: Tree | string): string {
	if (typeof node === 'string') return escapeMarkup(node);
	const attrs = Object.entries(node.attrs).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
	return `<${node.tag}${attrs.join('')}>${node.children.map(writeMarkup).join('')}</${node.tag}>`;
}

function escapeMarkup(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
