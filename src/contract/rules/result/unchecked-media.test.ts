import { describeRule } from '../testing/describe-rule.ts';
import { uncheckedMedia } from './unchecked-media.ts';

describeRule(uncheckedMedia, {
	accept: [
		'{"content":[{"type":"text","text":"x"},{"type":"image","data":"eA==","mimeType":"image/png"}]}',
		'{"content":[]}',
	],
	reject: [['{"content":[{"type":"image","data":"eA==","mimeType":"image/png"}]}', ['"content"']]],
});
