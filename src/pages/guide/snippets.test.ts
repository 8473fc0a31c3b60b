import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { protegida } from '../../../content/snippets/safe-tool.ts';
import { analyse } from '../../contract/analyse.ts';

const folder = mkdtempSync(join(tmpdir(), 'contraste-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAMS = [
	{ language: 'TypeScript', command: process.execPath, args: ['content/snippets/first-response.ts'] },
	{ language: 'Python', command: 'python3', args: ['content/snippets/first-response.py'] },
	{ language: 'Go', command: 'go', args: ['run', 'content/snippets/first-response.go'] },
	{ language: 'Java', command: 'java', args: ['content/snippets/FirstResponse.java'] },
] as const;

/** Whether the language's tool is on this machine; Node always is. */
function isFound(command: string): boolean {
	try {
		execFileSync(command, [command === 'go' ? 'version' : '--version'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}

const judge = (text: string) => {
	const { responses, worst } = analyse(text, { billing: true });
	const response = responses[worst];
	return {
		verdict: response?.verdict,
		isCopied: 'structuredContent' in JSON.parse(text),
		errorType: response?.errorType,
		faults: response?.diagnostics.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule),
	};
};

describe('the first right response', () => {
	for (const { language, command, args } of PROGRAMS.filter((program) => isFound(program.command))) {
		it(`is right in ${language}`, { timeout: 60_000 }, () => {
			const output = execFileSync(command, args, {
				encoding: 'utf8',
				env: { ...process.env, GOCACHE: join(folder, 'go'), GOFLAGS: '-mod=mod' },
			});
			expect(output.trimEnd().split('\n').map(judge)).toEqual([
				{ verdict: 'success', isCopied: true, errorType: null, faults: [] },
				{ verdict: 'business-error', isCopied: false, errorType: 'NOT_FOUND', faults: [] },
				{ verdict: 'business-error', isCopied: false, errorType: 'VALIDATION', faults: [] },
				{ verdict: 'business-error', isCopied: false, errorType: 'SYSTEM', faults: [] },
			]);
		});
	}
});

describe('the tool that catches everything', () => {
	const right = {
		content: [{ type: 'text', text: '{"resultados":[],"total":0}' }],
		structuredContent: {},
	} as const;

	it.each([
		['lets a result through', async () => right, { verdict: 'success', errorType: null }],
		[
			'turns an exception into SYSTEM',
			async () => {
				throw new TypeError('x is undefined');
			},
			{ verdict: 'business-error', errorType: 'SYSTEM' },
		],
		['cuts in time', () => new Promise<never>(() => {}), { verdict: 'business-error', errorType: 'SYSTEM' }],
	] as const)('%s', async (_, tool, expected) => {
		const result = await protegida<null>(tool, 50)(null);
		expect(judge(JSON.stringify(result))).toMatchObject(expected);
	});
});
