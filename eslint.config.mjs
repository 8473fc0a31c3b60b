import parser from '@typescript-eslint/parser';
import astro from 'eslint-plugin-astro';
import { configs as regexp } from 'eslint-plugin-regexp';
import { importDirection } from './scripts/lint/import-direction.mjs';

// Biome does the rest: here is only what it has no rule for.
export default [
	{ ignores: ['dist/', '.cache/', '.astro/', 'node_modules/', 'test-results/'] },
	{
		files: ['**/*.ts', '**/*.mjs'],
		languageOptions: { parser },
	},
	...astro.configs['flat/base'],
	{
		// A pasted text can be a megabyte of whatever makes an expression slow; a test chooses its texts.
		files: ['src/**/*.ts', 'src/**/*.astro'],
		ignores: ['**/*.test.ts', '**/testing/**'],
		plugins: regexp['flat/recommended'].plugins,
		rules: {
			'regexp/no-super-linear-backtracking': 'error',
			'regexp/no-super-linear-move': 'error',
			'regexp/no-contradiction-with-assertion': 'error',
			'regexp/no-dupe-characters-character-class': 'error',
			'regexp/no-dupe-disjunctions': 'error',
			'regexp/no-empty-alternative': 'error',
			'regexp/no-misleading-capturing-group': 'error',
			'regexp/no-misleading-unicode-character': 'error',
		},
	},
	{
		// It sees a window of a few hundred characters around each hit, whatever the length of the text.
		files: ['src/converter/names.ts'],
		rules: { 'regexp/no-super-linear-move': 'off' },
	},
	{
		files: ['src/**/*.ts', 'src/**/*.astro'],
		// A test may compare with another reader or look at a file of the build.
		ignores: ['**/*.test.ts', '**/testing/**', '**/*.d.ts'],
		plugins: { contraste: { rules: { 'import-direction': importDirection } } },
		rules: { 'contraste/import-direction': 'error' },
	},
	{
		// What fails there, the page must say: with Biome's noFloatingPromises no promise is left to itself.
		files: ['src/tools/**/*.ts'],
		rules: { 'no-void': 'error' },
	},
	{
		// Its words know nothing of the copy in a text block, nor of the spelling of MCP's flag.
		files: ['src/contract/rules/**/*.ts'],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [{ regex: '/text/json/edit\\.ts$', message: 'A rule edits with src/contract/edits.ts.' }],
				},
			],
		},
	},
];
