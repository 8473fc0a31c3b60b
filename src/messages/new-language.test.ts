import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { addPseudoRow } from '../../scripts/pseudo-language.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files with an error of types, where a file reads otherwise than on the disk. */
function findFaultyFiles(file: string, change: (text: string) => string): ReadonlySet<string> {
	const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
	const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
	const host = ts.createCompilerHost({ ...options, incremental: false });
	const { readFile } = host;
	host.readFile = (path) => {
		const text = readFile(path);
		return path === `${ROOT}${file}` && text !== undefined ? change(text) : text;
	};
	const { tsBuildInfoFile: _, ...rest } = options;
	const program = ts.createProgram(fileNames, { ...rest, incremental: false }, host);
	return new Set(
		ts
			.getPreEmitDiagnostics(program)
			.map(({ file: faulty, messageText }) =>
				faulty ? faulty.fileName.slice(ROOT.length) : ts.flattenDiagnosticMessageText(messageText, ' '),
			),
	);
}

it('lacks nothing but its texts once its row is there, and the type checker says so', () => {
	const faulty = findFaultyFiles('src/locales.ts', addPseudoRow);
	expect([...faulty]).toEqual(['src/messages/index.ts']);
}, 300_000);
