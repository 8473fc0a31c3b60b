import { describe, expect, it } from 'vitest';
import { describeRule, findings } from '../testing/describe-rule.ts';
import { htmlBody } from './html-body.ts';

const http = (status: string, body: string, headers = '') =>
	`HTTP/1.1 ${status}\r\nServer: x\r\n${headers}\r\n${body}`;
const said = (text: string, rest = '') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;
const PAGE = '<!DOCTYPE html>\n<html><body>Hola</body></html>';

describeRule(htmlBody, {
	accept: [
		http('500 Oops', PAGE),
		said('<b>Hola</b>'),
		said('<plan>Hogar</plan>'),
		said('<html><title>502 Bad Gateway</title></html>'),
		said(PAGE, ',"isError":true'),
		'{"html":"<html></html>"}',
		http('404 Not Found', 'no'),
	],
	reject: [
		[said('<html><body>Hola</body></html>'), ['"<html><body>Hola</body></html>"']],
		[said('<?xml version="1.0"?><plan/>'), ['"<?xml version=\\"1.0\\"?><plan/>"']],
		[PAGE, ['<!DOCTYPE html>']],
		[http('200 OK', PAGE), ['<!DOCTYPE html>']],
		[http('404 Not Found', PAGE), ['<!DOCTYPE html>']],
	],
});

describe('html-body', () => {
	it('weighs a page under 200 more than one under 404', () => {
		expect(findings(htmlBody, http('200 OK', PAGE))[0]?.severity).toBe('error');
		expect(findings(htmlBody, http('404 Not Found', PAGE))[0]?.severity).toBe('warning');
	});
	it('sees a stack in the page', () => {
		const page = '<html><body><pre>Error<br> &nbsp; &nbsp;at ver (/srv/a.js:3:1)</pre></body></html>';
		expect(findings(htmlBody, page)[0]?.args).toEqual({
			status: null,
			isSaid: false,
			form: 'html',
			hasStack: true,
		});
	});
});
