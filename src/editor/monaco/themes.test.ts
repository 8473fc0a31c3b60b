import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from './themes.ts';

/** The token that each of Monaco's colours repeats. */
const RULE_TOKENS: Readonly<Record<string, string>> = {
	'': 'code-ink',
	'string.key.json': 'code-key',
	'string.value.json': 'code-str',
	'number.json': 'code-lit',
	'keyword.json': 'code-lit',
	head: 'ink',
	delimiter: 'code-dim',
};
const COLOR_TOKENS: Readonly<Record<string, string>> = {
	'editor.background': 'surface',
	'editor.foreground': 'code-ink',
	'editorLineNumber.foreground': 'code-dim',
	'editorLineNumber.activeForeground': 'ink',
	'editor.selectionBackground': 'pos-bg',
	'editor.lineHighlightBorder': 'line',
	'editorCursor.foreground': 'ink',
	'editorError.foreground': 'bad',
	'editorWarning.foreground': 'warn',
	'editorInfo.foreground': 'pos',
	'editorHoverWidget.background': 'surface',
	'editorHoverWidget.border': 'edge',
	'editorWidget.background': 'surface',
	'editorWidget.border': 'edge',
	'diffEditor.insertedLineBackground': 'add-bg',
	'diffEditor.insertedTextBackground': 'add-mark',
	'diffEditor.removedLineBackground': 'del-bg',
	'diffEditor.removedTextBackground': 'del-mark',
	focusBorder: 'focus',
};

const TOKENS = new Map(
	[
		...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
			/--ct-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
		),
	].map(([, name = '', light, dark]) => [name, { light, dark }]),
);

/** The colours that the tokens give for each of the names. */
function colorsOf(tokens: Readonly<Record<string, string>>, side: 'light' | 'dark') {
	return Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, TOKENS.get(token)?.[side]]));
}

describe.each(['light', 'dark'] as const)('the editor in %s', (side) => {
	it('has the colours of the page', () => {
		expect(THEMES[side].colors).toEqual(colorsOf(COLOR_TOKENS, side));
	});

	it('writes code in the colours of the page', () => {
		const written = Object.fromEntries(
			THEMES[side].rules.map(({ token, foreground }) => [token, `#${foreground}`]),
		);
		expect(written).toEqual(colorsOf(RULE_TOKENS, side));
	});
});
