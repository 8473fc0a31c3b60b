import { describeRule } from '../testing/describe-rule.ts';
import { textLeftOut } from './text-left-out.ts';

describeRule(textLeftOut, {
	accept: ['{"a":1}', '```json\n{"a":1}\n```', 'nada que ver'],
	reject: [
		['Responde:\n{"error":"x"}', ['Responde:']],
		['{"error":"x"}\n-- fin --', ['\n-- fin --']],
		['Mire:\n```json\n{"error":"x"}\n```\nGracias', ['Mire:\n```json']],
	],
});
