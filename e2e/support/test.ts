import { type BrowserContext, test as base, expect } from 'playwright/test';
import { createSiteServer, listen } from '../../scripts/serve.mjs';
import type { Site } from '../../scripts/site.mjs';

export { expect };

export interface SiteOptions {
	/** Which built site the test runs against. */
	built: Site;
	/** Where that site is served: scheme, host, port and path, with a final slash. */
	address: string;
}

interface TestOptions {
	/** Console messages that the test brings about on purpose. */
	expectedErrors: readonly RegExp[];
}

/**
 * Every test of the project: a server on a port of the system's choice, and a context in which a console error,
 * an uncaught error, a violation of the content security policy or a request to another origin fails the test.
 */
export const test = base.extend<TestOptions, SiteOptions>({
	built: [
		{ folder: 'dist', base: '/', address: '' },
		{ option: true, scope: 'worker' },
	],
	address: [
		async ({ built }, use) => {
			const server = await createSiteServer(built);
			const port = await listen(server, 0);
			await use(`http://localhost:${port}${built.base}`);
			server.closeAllConnections();
			server.close();
		},
		{ scope: 'worker' },
	],
	expectedErrors: [[], { option: true }],
	baseURL: async ({ address }, use) => use(address),
	context: async ({ context, address, expectedErrors }, use) => {
		const faults = watch(context, new URL(address).origin);
		await use(context);
		const unexpected = faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault)));
		expect(unexpected, 'errors in the console, of the policy or on the network').toEqual([]);
	},
});

function watch(context: BrowserContext, origin: string): string[] {
	const faults: string[] = [];
	context.on('console', (message) => {
		if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
		if (/content security policy/i.test(message.text())) faults.push(`policy: ${message.text()}`);
	});
	context.on('weberror', (error) => faults.push(`uncaught: ${error.error().stack ?? error.error().message}`));
	context.on('request', (request) => {
		const url = new URL(request.url());
		if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) {
			faults.push(`request to another origin: ${request.url()}`);
		}
	});
	return faults;
}
