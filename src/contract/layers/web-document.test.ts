import { describe, expect, it } from 'vitest';
import { isFaultDocument, isHtml, isXml, wordsOfDocument } from './web-document.ts';

const page = (title: string) =>
	`<!DOCTYPE html><html><head><title>${title}</title></head><body>x</body></html>`;
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

/** Text, what it is, whether it tells of a failure. */
const DOCUMENTS: readonly (readonly [string, 'html' | 'xml' | 'none', boolean])[] = [
	[page('503 Service Unavailable'), 'html', true],
	[page('Error 404'), 'html', true],
	['<html><body><h1>Gateway Timeout</h1></body></html>', 'html', true],
	['<!-- proxy -->\n<html><head><title>Access Denied</title></head></html>', 'html', true],
	[page('Planes de fibra'), 'html', false],
	[page('Ruta 404 al sur'), 'html', false],
	[xml('<Error><Code>NoSuchKey</Code></Error>'), 'xml', true],
	[xml('<ServiceExceptionReport><x/></ServiceExceptionReport>'), 'xml', true],
	[
		'<soap:Envelope><soap:Body><soap:Fault><faultcode>x</faultcode></soap:Fault></soap:Body></soap:Envelope>',
		'xml',
		true,
	],
	[xml('<planes><plan>Hogar</plan></planes>'), 'xml', false],
	[xml('<errorMargin>2</errorMargin>'), 'xml', false],
	['<documentos><error>ninguno</error></documentos>', 'none', false],
	['<b>Error</b> corregido', 'none', false],
	['El título es <title>404</title>', 'none', false],
	['', 'none', false],
];

describe('a web document', () => {
	it.each(DOCUMENTS)('%s', (text, kind, isFault) => {
		expect([isHtml(text) ? 'html' : isXml(text) ? 'xml' : 'none', isFaultDocument(text)]).toEqual([
			kind,
			isFault,
		]);
	});
	it('speaks without its marks', () => {
		expect(wordsOfDocument('<html><style>a{b:c}</style><h1>502\n Bad  Gateway</h1></html>')).toBe(
			'502 Bad Gateway',
		);
	});
	it('is looked at in little time, however strange', () => {
		const started = performance.now();
		for (const text of [
			'<html>'.repeat(200_000),
			`<html>${'<title '.repeat(200_000)}`,
			`<?xml ${'<error'.repeat(200_000)}`,
			`<html>${'<script>'.repeat(100_000)}`,
		]) {
			isFaultDocument(text);
			wordsOfDocument(text);
		}
		expect(performance.now() - started).toBeLessThan(1_000);
	});
});
