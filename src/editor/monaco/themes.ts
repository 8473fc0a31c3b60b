import type { editor } from 'monaco-editor/editor';

/** The colours of `tokens.css` for Monaco, which reads no custom properties. */
export const THEMES = {
	light: {
		base: 'vs',
		inherit: true,
		rules: [
			{
				token: '',
				foreground: '242b2a',
			},
			{
				token: 'string.key.json',
				foreground: '1b4f8a',
			},
			{
				token: 'string.value.json',
				foreground: '242b2a',
			},
			{
				token: 'number.json',
				foreground: '6d3a8c',
			},
			{
				token: 'keyword.json',
				foreground: '6d3a8c',
			},
			{
				token: 'head',
				foreground: '131819',
				fontStyle: 'bold',
			},
			{
				token: 'delimiter',
				foreground: '5f6a66',
			},
		],
		colors: {
			'editor.background': '#ffffff',
			'editor.foreground': '#242b2a',
			'editorLineNumber.foreground': '#5f6a66',
			'editorLineNumber.activeForeground': '#131819',
			'editor.selectionBackground': '#e5eef8',
			'editor.lineHighlightBorder': '#dde3df',
			'editorCursor.foreground': '#131819',
			'editorError.foreground': '#a52a1e',
			'editorWarning.foreground': '#765200',
			'editorInfo.foreground': '#1b4f8a',
			'editorHoverWidget.background': '#ffffff',
			'editorHoverWidget.border': '#7b8682',
			'editorWidget.background': '#ffffff',
			'editorWidget.border': '#7b8682',
			'diffEditor.insertedLineBackground': '#e2f2ea',
			'diffEditor.insertedTextBackground': '#b4dfcd',
			'diffEditor.removedLineBackground': '#fbe9e6',
			'diffEditor.removedTextBackground': '#f3c4bd',
			focusBorder: '#1b5fc4',
		},
	},
	dark: {
		base: 'vs-dark',
		inherit: true,
		rules: [
			{
				token: '',
				foreground: 'd5dcd9',
			},
			{
				token: 'string.key.json',
				foreground: '93bbf0',
			},
			{
				token: 'string.value.json',
				foreground: 'd5dcd9',
			},
			{
				token: 'number.json',
				foreground: 'cfa6ea',
			},
			{
				token: 'keyword.json',
				foreground: 'cfa6ea',
			},
			{
				token: 'head',
				foreground: 'eaeeec',
				fontStyle: 'bold',
			},
			{
				token: 'delimiter',
				foreground: '8e9a95',
			},
		],
		colors: {
			'editor.background': '#191d1f',
			'editor.foreground': '#d5dcd9',
			'editorLineNumber.foreground': '#8e9a95',
			'editorLineNumber.activeForeground': '#eaeeec',
			'editor.selectionBackground': '#16253a',
			'editor.lineHighlightBorder': '#2a3032',
			'editorCursor.foreground': '#eaeeec',
			'editorError.foreground': '#ff9889',
			'editorWarning.foreground': '#e5b84d',
			'editorInfo.foreground': '#93bbf0',
			'editorHoverWidget.background': '#191d1f',
			'editorHoverWidget.border': '#73807c',
			'editorWidget.background': '#191d1f',
			'editorWidget.border': '#73807c',
			'diffEditor.insertedLineBackground': '#12291f',
			'diffEditor.insertedTextBackground': '#23573f',
			'diffEditor.removedLineBackground': '#2f1815',
			'diffEditor.removedTextBackground': '#6d3129',
			focusBorder: '#93bbf0',
		},
	},
} satisfies Record<'light' | 'dark', editor.IStandaloneThemeData>;
