import { describeRule } from '../testing/describe-rule.ts';
import { outputSchemaBroken } from './output-schema-broken.ts';

const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(outputSchemaBroken, {
	accept: [
		said('Input validation error: x'),
		said('Otra cosa'),
		'Tool ver has an output schema but did not return structured content',
	],
	reject: [
		[said('Output validation error: hora'), ['"Output validation error: hora"']],
		[
			'{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Output validation error: x"}}',
			['"Output validation error: x"'],
		],
	],
});
