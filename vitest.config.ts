import { defineConfig } from 'vitest/config';
import { examplesModule } from './src/build/examples-module.ts';

export default defineConfig({
	plugins: [examplesModule()],
	test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] },
});
