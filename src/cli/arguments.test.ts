import { describe, expect, test } from 'vitest';
import { main as check } from './check.ts';
import { main as codes } from './codes.ts';
import { main as convert } from './convert.ts';
import type { CliIo } from './io.ts';

const COMMANDS = { check, convert, codes };

async function run(command: keyof typeof COMMANDS, args: readonly string[], env: CliIo['env'] = {}) {
	const said = { out: '', err: '' };
	const code = await COMMANDS[command](args, {
		cwd: '/',
		readFile: () => Promise.reject(new Error('no file')),
		readStdin: () => Promise.reject(new Error('no input')),
		streamFile: () => {
			throw new Error('nothing is read as a stream');
		},
		streamStdin: () => {
			throw new Error('nothing is read as a stream');
		},
		out: (text) => {
			said.out += text;
		},
		err: (text) => {
			said.err += text;
		},
		isTerminal: false,
		env,
	});
	return { code, ...said };
}

describe.each(['check', 'convert', 'codes'] as const)('%s', (command) => {
	test.each(['--help', '-h'])('%s tells how it is used, whatever else is wrong', async (help) => {
		const { code, out, err } = await run(command, ['--colour', help]);
		expect([code, err]).toEqual([0, '']);
		expect(out).toMatch(new RegExp(`^Uso: npm run ${command} -- \\[opciones\\]`));
		for (const option of ['--json', '--locale es|zh-cn', '--help']) expect(out).toContain(`\n  ${option} `);
	});

	test.each([
		[['--colour', 'x'], '没有选项 --colour。用 --help 查看可用的选项。\n'],
		[['--json=1', 'x'], '没有选项 --json=1。用 --help 查看可用的选项。\n'],
		[['x', '--locale'], '选项 --locale 缺少取值。\n'],
		[['--locale', 'en', 'x'], '--locale 不接受“en”。可用的值：es、zh-cn。\n'],
	])('%j is told in one sentence, in the language of the environment', async (args, err) => {
		expect(await run(command, args, { LANG: 'zh_CN.UTF-8' })).toEqual({ code: 2, out: '', err });
	});
});
