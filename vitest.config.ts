import { defineConfig } from 'vitest/config';
import { examplesModule } from './src/build/examples-module.ts';

export default defineConfig({
	plugins: [examplesModule()],
	// Property tests take seconds on a busy machine; what hangs is stopped by `npm test`.
	test: {
		testTimeout: 20_000,
		include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
		// A module is read once and not once a file, which is more than half of the whole run. No test replaces a module.
		isolate: false,
		maxWorkers: '100%',
	},
});
