import { describeRule } from '../testing/describe-rule.ts';
import { badBlock } from './bad-block.ts';

const blocks = (list: string) => `{"jsonrpc":"2.0","id":1,"result":{"content":${list}}}`;

describeRule(badBlock, {
	accept: [
		blocks('[]'),
		blocks('[{"type":"text","text":"x","annotations":{}}]'),
		blocks('[{"type":"resource_link","uri":"a:b","name":"c"},{"type":"resource","resource":{"uri":"a:b"}}]'),
		'[{"type":"texto","text":"x"}]',
	],
	reject: [
		[blocks('"x"'), ['"x"']],
		[blocks('["x",{"type":"text","text":"y"}]'), ['"x"']],
		[blocks('[{"text":"x"}]'), ['{"text":"x"}']],
		[blocks('[{"type":"texto","text":"x"}]'), ['"texto"']],
		[blocks('[{"type":"image","data":"eA=="}]'), ['"image"']],
		[blocks('[{"type":"text","text":{"a":1}}]'), ['{"a":1}']],
		[blocks('[{"type":"constructor"}]'), ['"constructor"']],
	],
	fix: [[blocks('"x"'), 'wrap-list', blocks('[{"type":"text","text":"x"}]')]],
});
