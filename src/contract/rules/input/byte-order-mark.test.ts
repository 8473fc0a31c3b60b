import { describeRule } from '../testing/describe-rule.ts';
import { byteOrderMark } from './byte-order-mark.ts';

describeRule(byteOrderMark, {
	accept: ['{"a":"\ufeff"}', '\ufeffhola'],
	reject: [['\ufeff{"a":1}', ['\ufeff']]],
	fix: [['\ufeff{"a":1}', 'drop', '{"a":1}']],
});
