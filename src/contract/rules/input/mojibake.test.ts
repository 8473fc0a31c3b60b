import { describeRule } from '../testing/describe-rule.ts';
import { mojibake } from './mojibake.ts';

describeRule(mojibake, {
	accept: [
		'{"nombre":"Bogotá, São Paulo, Âncora"}',
		'{"nota":"Ã solo"}',
		'{"error":{"error_type":"SYSTEM","user_message":"No estÃ¡ disponible."}}',
	],
	reject: [
		['{"nombre":"BogotÃ¡","tipo":"DepilaciÃ³n"}', ['Ã¡']],
		['{"nota":"dijo â€œhoyâ€\u009d"}', ['â€œ']],
	],
	fix: [
		['{"nombre":"BogotÃ¡","tipo":"Â¿DepilaciÃ³n?"}', 'decode', '{"nombre":"Bogotá","tipo":"¿Depilación?"}'],
	],
});
