import { describeRule } from '../testing/describe-rule.ts';
import { copiesDisagree } from './copies-disagree.ts';

const both = (text: string, structured: string) =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${structured}}`;

describeRule(copiesDisagree, {
	accept: [
		both('{"b":1.0,"a":"x"}', '{"a":"x","b":1}'),
		both('Encontré uno.', '{"a":1}'),
		both('[{"id":1}]', '{"result":[{"id":1}]}'),
		both('{"a":1}', '{"result":"{\\"a\\":1}"}'),
	],
	reject: [
		[both('{"a":1,"b":2}', '{"a":1,"b":3}'), ['\\"b\\"']],
		[both('{"a":{"c":1},"d":1}', '{"a":{"c":2},"d":1}'), ['\\"c\\"']],
		[both('{"a":1,"extra":2}', '{"a":1}'), ['\\"extra\\"']],
		[both('[1]', '[1,2]'), ['"[1]"']],
	],
	fix: [
		[
			both('{"a": 1}', '{"a":8143661439548533232}'),
			'copy-to-text',
			both('{"a":8143661439548533232}', '{"a":8143661439548533232}'),
		],
	],
});
