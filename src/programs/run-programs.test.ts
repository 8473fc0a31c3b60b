import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { analyse } from '../contract/analyse.ts';
import { takeFile } from './testing/take.ts';
import { LANGUAGES, type Program, type TakenFile, TEST_RUNNERS, type TestRunner } from './types.ts';

/** How a program is run; `probe` ends with 0 where the tool is on this machine. */
interface Tool {
	readonly name: string;
	readonly probe: readonly string[];
	readonly run: (files: readonly string[]) => readonly (readonly string[])[];
}

const node = process.execPath;
const TOOLS: Readonly<Record<Program, Tool>> = {
	vitest: {
		name: 'Vitest',
		probe: [node, 'node_modules/vitest/vitest.mjs', '--version'],
		run: () => [[node, '../../node_modules/vitest/vitest.mjs', 'run', '--root', '.']],
	},
	node: { name: 'Node', probe: [node, '--version'], run: (files) => [[node, '--test', ...files]] },
	pytest: {
		name: 'pytest',
		probe: ['python3', '-m', 'pytest', '--version'],
		run: (files) => [['python3', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', ...files]],
	},
	typescript: { name: 'Node', probe: [node, '--version'], run: (files) => [[node, ...files]] },
	python: { name: 'Python', probe: ['python3', '--version'], run: (files) => [['python3', ...files]] },
	go: { name: 'Go', probe: ['go', 'version'], run: (files) => [['go', 'run', ...files]] },
	java: {
		name: 'a Java compiler',
		probe: ['javac', '--version'],
		run: (files) => [
			['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', ...files],
			['java', '-cp', '.', ...files.map((file) => file.replace(/\.java$/, ''))],
		],
	},
};

type Outcome =
	| { readonly kind: 'ran'; readonly ok: boolean; readonly output: string }
	| { readonly kind: 'missing'; readonly reason: string };

/** A folder inside the project, so that what is written there finds the packages. */
function makeFolder(): string {
	mkdirSync('.cache', { recursive: true });
	return mkdtempSync('.cache/takeaway-');
}

/** Runs what was written, all in one go in that folder, or says that the tool is not there. */
function runProgram(program: Program, files: readonly TakenFile[], folder: string): Outcome {
	const tool = TOOLS[program];
	const names = files.map(({ name }) => name);
	if (spawn(tool.probe, '.').status !== 0) {
		return {
			kind: 'missing',
			reason: `${tool.name} was not found: ${names.join(', ')} was written and not run.`,
		};
	}
	for (const { name, content } of files) writeFileSync(join(folder, name), content);
	let output = '';
	for (const command of tool.run(names)) {
		const { status, stdout, stderr, error } = spawn(command, folder);
		output = stdout;
		if (status !== 0) return { kind: 'ran', ok: false, output: `${stdout}${stderr}${error?.message ?? ''}` };
	}
	return { kind: 'ran', ok: true, output };
}

function spawn([command = '', ...args]: readonly string[], cwd: string) {
	const { NODE_TEST_CONTEXT: _, VITEST: __, FORCE_COLOR: ___, ...env } = process.env;
	return spawnSync(command, args, {
		cwd,
		encoding: 'utf8',
		timeout: 110_000,
		env: { ...env, NO_COLOR: '1', GOCACHE: resolve('.cache', 'go'), PYTHONDONTWRITEBYTECODE: '1' },
	});
}

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
	const made = makeFolder();
	folders.push(made);
	return made;
}

/** A tool that is not on this machine is told, never passed over in silence. */
function expectOutcome(
	program: Program,
	outcome: Outcome,
	check: (ok: boolean, output: string) => void,
): void {
	if (outcome.kind === 'ran') {
		check(outcome.ok, outcome.output);
		return;
	}
	expect(['vitest', 'node', 'typescript']).not.toContain(program);
	expect(outcome.reason).toMatch(/was not found: .* was written and not run/);
	onTestFinished(() => console.info(outcome.reason));
}

const envelope = (errorType: string, sentence: string) =>
	JSON.stringify({ error: { error_type: errorType, user_message: sentence } });
const RIGHT = envelope('PERMISSION', 'Esa reserva está a nombre de otra persona.');
const http = (status: string, body: string) =>
	`HTTP/1.1 ${status}\r\ncontent-type: application/json\r\n\r\n${body}`;

/** Quotes, escapes, template marks, ends of line, NUL, marks of direction: what breaks a literal or a comment. */
const HARD = `¿"Sí" o 'no'? \\u0041 \\ \${x} \`y\` %s {0} */ """ ''' \n\r\t\u2028\0\u202e\ufeff 😀 <b>&`;

/** What each generated test must say of the response inside. */
const RESPONSES = {
	pass: {
		'a right error': RIGHT,
		'a right error on the wire': http('200 OK', RIGHT),
		'a sentence that is hard to quote': envelope('SYSTEM', HARD),
		'a valid search without results': '{"citas":[],"total":0}',
	},
	fail: {
		'a type in lower case': RIGHT.replace('PERMISSION', 'permission'),
		'a blank sentence': envelope('SYSTEM', ' '),
		'a right error under 404': http('404 Not Found', RIGHT),
		'broken JSON': RIGHT.replace('}}', ',}}'),
		'what was thrown': '{"content":[{"type":"text","text":"TypeError: x\\nis undefined"}],"isError":true}',
	},
} as const;

function testsOf(runner: TestRunner, responses: Readonly<Record<string, string>>): readonly TakenFile[] {
	return Object.values(responses).map((text, index) => {
		const file = takeFile(text, runner);
		return { ...file, name: file.name.replace('tool', `tool${index}`) };
	});
}

function expectCounts(runner: TestRunner, word: 'pass' | 'fail', place: string): void {
	const files = testsOf(runner, RESPONSES[word]);
	expectOutcome(runner, runProgram(runner, files, place), (ok, output) => {
		const count = {
			vitest: `Tests +${files.length} ${word}ed`,
			node: `${word} ${files.length}`,
			pytest: `${files.length} ${word}ed`,
		};
		expect(output).toMatch(new RegExp(`(?<!\\d)${count[runner]}(?![\\p{L}\\d])`, 'u'));
		expect(output).not.toMatch(word === 'pass' ? /[1-9]\d* failed|fail [1-9]/ : /[1-9]\d* passed|pass [1-9]/);
		expect(ok).toBe(word === 'pass');
	});
}

describe.each(TEST_RUNNERS)('the tests for %s', (runner) => {
	it.each(['pass', 'fail'] as const)('%s', { timeout: 120_000 }, (word) => {
		expectCounts(runner, word, folder());
	});
});

it.each(['pass', 'fail'] as const)(
	'the tests for pytest, without jsonschema: %s',
	{ timeout: 120_000 },
	(word) => {
		const place = folder();
		writeFileSync(join(place, 'jsonschema.py'), 'raise ImportError("not installed")\n');
		expectCounts('pytest', word, place);
	},
);

it.each(LANGUAGES)(
	'the snippet in %s builds the error, and the sentence arrives as it was',
	{ timeout: 120_000 },
	(language) => {
		const taken = takeFile(envelope('SYSTEM', HARD), language, { safe: [] });
		expectOutcome(language, runProgram(language, [taken], folder()), (ok, output) => {
			expect(ok, output).toBe(true);
			const payload = { error: { error_type: 'SYSTEM', user_message: HARD } };
			const { content, ...rest } = JSON.parse(output);
			expect(rest).toEqual({ isError: true });
			expect(content).toEqual([{ type: 'text', text: expect.any(String) }]);
			expect(JSON.parse(content[0].text)).toEqual(payload);
			const { responses } = analyse(output, { billing: true });
			expect(responses).toMatchObject([{ verdict: 'business-error', errorType: 'SYSTEM' }]);
			expect(responses[0]?.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
		});
	},
);
