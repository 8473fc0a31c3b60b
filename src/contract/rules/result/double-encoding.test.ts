import { describeRule } from '../testing/describe-rule.ts';
import { doubleEncoding } from './double-encoding.ts';

const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(doubleEncoding, {
	accept: [
		said('{"a":1}', ''),
		said('"hola"', ''),
		JSON.stringify('{"a":1}'),
		'{"content":[{"type":"text","text":"x"}],"structuredContent":{"result":"{\\"error\\":\\"x\\"}"}}',
	],
	reject: [
		[said(JSON.stringify('{"a":1}'), ''), [JSON.stringify(JSON.stringify('{"a":1}')).slice(1, -1)]],
		[said(said('{"a":1}', ''), ''), [JSON.stringify(said('{"a":1}', '')).slice(1, -1)]],
	],
	fix: [
		[said(JSON.stringify('{"a":1}'), ''), 'unwrap', said('{"a":1}', '')],
		[
			`{"jsonrpc":"2.0","id":1,"result":${said(said('{"a":1}', ''), '')}}`,
			'unwrap',
			`{"jsonrpc":"2.0","id":1,"result":${said('{"a":1}', '')}}`,
		],
	],
});
