import { describeRule } from '../testing/describe-rule.ts';
import { isErrorFlag } from './is-error-flag.ts';

const ENVELOPE = '{"error":{"error_type":"SYSTEM","user_message":"Ahora no puedo verlo."}}';
const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(isErrorFlag, {
	accept: [
		ENVELOPE,
		said(ENVELOPE),
		said('Listo.', ''),
		said('Listo.', ',"isError":false'),
		'{"content":[{"type":"text","text":"{\\"error\\":{\\"error_type\\":\\"SYSTEM',
		`{"role":"tool","tool_call_id":"c","content":${JSON.stringify(ENVELOPE)}}`,
	],
	reject: [
		[said(ENVELOPE, ''), ['"content"']],
		[said(ENVELOPE, ',"isError":false'), ['false']],
		[said(ENVELOPE, ',"isError":"true"'), ['"true"']],
		[said('{"resultados":[1],"total":1}'), ['true']],
	],
	fix: [
		[said(ENVELOPE, ''), 'raise', said(ENVELOPE)],
		[said(ENVELOPE, ',"isError":false'), 'raise', said(ENVELOPE)],
		[said(ENVELOPE, ',"isError":"true"'), 'raise', said(ENVELOPE)],
		[said('{"resultados":[1],"total":1}'), 'lower', said('{"resultados":[1],"total":1}', ',"isError":false')],
	],
});
