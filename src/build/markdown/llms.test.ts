import { expect, it } from 'vitest';
import { writeFullText, writeIndex } from './llms.ts';

const page = (path: string) => ({
	address: `https://contraste.test/sub/es/${path}`,
	title: path || 'Inicio',
	description: 'Una línea.',
	body: `# ${path}\n`,
});
const pages = ['', 'codes/canceled/', 'contract/', 'guide/retry/', 'rules/x/', 'types/system/'].map(page);

it('lists every page once, under its section, as Markdown', () => {
	const index = writeIndex('es', pages, 'https://contraste.test/sub/');
	for (const { address, title } of pages) {
		expect(index.split(`[${title}](${address.replace(/\/$/, '')}.md)`)).toHaveLength(2);
	}
	expect(index.indexOf('types/system.md')).toBeLessThan(index.indexOf('codes/canceled.md'));
	expect(index).toContain('(https://contraste.test/sub/schema/tool-error.schema.json)');
});

it('holds every body in the full text', () => {
	const text = writeFullText('es', pages);
	for (const { body, address } of pages) expect(text).toContain(`<${address}>\n\n${body}`);
});
