import { describeRule } from '../testing/describe-rule.ts';
import { lossyText } from './lossy-text.ts';

describeRule(lossyText, {
	accept: ['{"a":"[Object]"}', '{"a":"y … 3 more items"}', '{ a: [Objeto] }'],
	reject: [
		["{ a: 'b', c: [Object] }", ['[Object]']],
		['{ a: [ [Array], [Array] ] }', ['[Array]']],
		['{ resultados: [ 1, ... 97 more items ], total: 98 }', ['... 97 more items']],
	],
});
