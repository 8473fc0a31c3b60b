import { describeRule } from '../testing/describe-rule.ts';
import { textBlockMissing } from './text-block-missing.ts';

describeRule(textBlockMissing, {
	accept: [
		'{"content":[{"type":"text","text":"x"}],"structuredContent":{"a":1}}',
		'{"content":[]}',
		'{"a":1}',
	],
	reject: [
		['{"content":[],"structuredContent":{"a":1}}', ['"content"']],
		['{"structuredContent":{"a":1}}', ['"structuredContent"']],
	],
	fix: [
		[
			'{"content":[],"structuredContent":{"a":1.10}}',
			'add-text',
			'{"content":[{"type":"text","text":"{\\"a\\":1.10}"}],"structuredContent":{"a":1.10}}',
		],
	],
});
