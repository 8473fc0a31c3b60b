import { languages } from 'monaco-editor/editor';

/** A paste as it arrives: HTTP heads, event streams and JSON, also JSON written inside a string. */
export const PASTE_LANGUAGE = 'contraste-paste';

/** Register once; only colours, nothing is judged here. */
export function registerPasteLanguage(): void {
	languages.register({ id: PASTE_LANGUAGE });
	languages.setLanguageConfiguration(PASTE_LANGUAGE, {
		brackets: [
			['{', '}'],
			['[', ']'],
		],
		autoClosingPairs: [],
	});
	languages.setMonarchTokensProvider(PASTE_LANGUAGE, {
		defaultToken: '',
		tokenizer: {
			root: [
				[/^[<>]?\s*HTTP\/[\d.]+ .*$/, 'head'],
				[/^data:/, 'delimiter'],
				[/^((?:[<>] )?[A-Za-z][\w-]*:)(\s.*)$/, ['delimiter', '']],
				[/^:.*$/, 'delimiter'],
				[/\\"(?:[^"\\]|\\(?!"))*\\"(?=\s*:)/, 'string.key.json'],
				[/\\"(?:[^"\\]|\\(?!"))*\\"/, 'string.value.json'],
				[/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'string.key.json'],
				[/"(?=\s*[{[]\s*\\")/, 'delimiter'],
				[/"(?:[^"\\]|\\.)*"/, 'string.value.json'],
				[/\b(?:true|false|null)\b/, 'keyword.json'],
				[/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/, 'number.json'],
				[/[{}[\],:]/, 'delimiter'],
				[/[^\s"\\{}[\],:\d-]+/, ''],
			],
		},
	});
}
