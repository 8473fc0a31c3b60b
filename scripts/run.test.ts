import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run.mjs';

const node = (code: string, options = {}) => runCommand(process.execPath, ['-e', code], options);

describe('runCommand', () => {
	it('gives both streams and success', async () => {
		const outcome = await node('console.log("out"); console.error("err")');
		expect(outcome).toMatchObject({ ok: true, stopped: false });
		expect(outcome.output.split('\n').sort()).toEqual(['', 'err', 'out']);
	});

	it('tells a failure', async () => {
		expect(await node('process.exit(3)')).toMatchObject({ ok: false, stopped: false });
	});

	it('tells a command that does not exist', async () => {
		const outcome = await runCommand('contraste-no-such-command', []);
		expect(outcome.ok).toBe(false);
		expect(outcome.output).toContain('contraste-no-such-command');
	});

	it('stops what hangs, with what it started', async () => {
		const grandchild = `const server = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(server.address().port))`;
		const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`;
		const outcome = await node(parent, { seconds: 2 });
		expect(outcome).toMatchObject({ ok: false, stopped: true });
		const port = Number(outcome.output.trim());
		expect(port).toBeGreaterThan(0);
		expect(await answers(port)).toBe(false);
	});
});

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1');
		socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
	});
}
