import { describeRule } from '../testing/describe-rule.ts';
import { jsonTruncated } from './json-truncated.ts';

describeRule(jsonTruncated, {
	accept: ['{"a":1}', '{"a":1,}', 'HTTP/1.1 500 Oops'],
	reject: [
		['{"resultados":[1,2', ['']],
		['{"a":"b', ['']],
		['{"content":[{"type":"text","text":"{\\"a\\":[1"}]}', ['']],
		['{"content":[{"type":"text","text":"{\\"a\\":[1', ['']],
	],
});
