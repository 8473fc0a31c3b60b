import { describe } from 'vitest';
import { testScans } from './testing/expect-scans.ts';

describe('JSON', () => {
	testScans('a.json', [
		['{"code":"canceled"}', 'canceled code-name'],
		['{"lastErrorCode": "TIMEOUT"}', 'TIMEOUT code-name'],
		['{"retry_codes":["TIMEOUT","TRANSIENT"]}', 'TIMEOUT code-name', 'TRANSIENT code-name'],
		['{"reason":"provider_unavailable"}', 'provider_unavailable value'],
		['["tool_rejected"]', 'tool_rejected value'],
		// Other systems have it too.
		['["deadline_exceeded"]', 'deadline_exceeded ordinary-word'],
		['{"state":"internal","err":"MISSING_TARGET"}', 'internal ordinary-word', 'MISSING_TARGET value'],
		['{"status":"CANCELLED"}', 'CANCELLED ordinary-word'],
		[
			'{"canceled":1,"deadline_exceeded":{"internal":true}}',
			'canceled key',
			'deadline_exceeded key',
			'internal key',
		],
		['{"message":"internal error"}', 'internal word'],
		['{"message":"canceled by user","code":"E12"}', 'canceled word'],
		['{"code":"RUN_TIMEOUT"}', 'RUN_TIMEOUT longer-name'],
		['{"code":"BILL_OCR_PROVIDER_UNAVAILABLE"}', 'BILL_OCR_PROVIDER_UNAVAILABLE longer-name'],
		['{"code":"NOT_A_CODE","x":"ErrDeadlineExceeded"}'],
		['{"code":"missing_deliverables"}', 'missing_deliverables longer-name'],
		['{"code":"agent.canceled"}', 'agent.canceled canonical'],
		['{"code":"agent.timeout"}', 'agent.timeout canonical'],
		['{"status":"CANCELLED","code":"agent.timeout"}', 'CANCELLED ordinary-word', 'agent.timeout canonical'],
		[
			'{"status":"CANCELLED","code":"agent.tool_rejected"}',
			'CANCELLED ordinary-word',
			'agent.tool_rejected canonical',
		],
		['{"code":"DEADLINE_EXCEEDED"}', 'DEADLINE_EXCEEDED variant'],
		['{"code":"cancelled"}', 'cancelled variant'],
		['{"status":"cancelled"}'],
		['{"grpc_code":"internal"}', 'internal other-system'],
		['{"httpErr":"TIMEOUT"}', 'TIMEOUT other-system'],
		['{"code":"c\\u0061nceled"}'],
		['{"body":"{\\"code\\":\\"canceled\\"}"}', 'canceled code-name'],
		['{"code":"\\"canceled\\""}', 'canceled code-name'],
		['{"body":"{\\"canceled\\":1}"}', 'canceled key'],
		['{"body":"[\\"{\\\\\\"err\\\\\\":\\\\\\"TIMEOUT\\\\\\"}\\"]"}', 'TIMEOUT code-name'],
		['{"code":" canceled"}', 'canceled word'],
		['\uFEFF{"code":"canceled"}', 'canceled code-name'],
		['{"code":"canceled",}', 'canceled code-name'],
		[
			'{// note: TIMEOUT\n"code":"TIMEOUT", \'internal\': 1}',
			'TIMEOUT comment',
			'TIMEOUT code-name',
			'internal key',
		],
	]);
});

describe('NDJSON', () => {
	testScans('a.ndjson', [
		['{"code":"canceled"}\n{"msg":"internal error"}\n', 'canceled code-name', 'internal word'],
		['{"a":"empty_output"}\r\n{"b":"internal"}', 'empty_output value', 'internal beside-code'],
		['{"a":1}\n{"code":"TIM'],
		['not json code=TIMEOUT\n{"code":"TIMEOUT"}', 'TIMEOUT code-name', 'TIMEOUT code-name'],
	]);
});

describe('YAML', () => {
	testScans('a.yaml', [
		['code: canceled\n', 'canceled code-name'],
		['code: "canceled" # TIMEOUT\n', 'canceled code-name', 'TIMEOUT comment'],
		["code: 'TIMEOUT'\n", 'TIMEOUT code-name'],
		['retry:\n  codes:\n    - TIMEOUT\n    - TRANSIENT\n', 'TIMEOUT code-name', 'TRANSIENT code-name'],
		['codes: [TIMEOUT, "TRANSIENT"]\n', 'TIMEOUT code-name', 'TRANSIENT code-name'],
		['map:\n  deadline_exceeded: servidor\n  cancelled: servidor\n', 'deadline_exceeded key'],
		['{code: canceled, internal: 1}\n', 'canceled code-name', 'internal key'],
		['? canceled\n: 1\n', 'canceled key'],
		['status: CANCELLED\n', 'CANCELLED ordinary-word'],
		['status: CANCELLED\nwhy: tool_rejected\n', 'CANCELLED ordinary-word', 'tool_rejected value'],
		['message: internal error\n', 'internal word'],
		['timeout: 30s\nTIMEOUT: 30s\n', 'TIMEOUT key'],
		['a: &internal x\nb: *internal\n', 'internal identifier', 'internal identifier'],
		['body: |\n  {"code": "canceled"}\n', 'canceled code-name'],
		['body: |\n  curl --err canceled\n', 'canceled word'],
		['body: \'{"code":"canceled"}\'\n', 'canceled code-name'],
		['body: "{\\"code\\":\\"canceled\\"}"\n', 'canceled code-name'],
		['code: |\n  canceled\n', 'canceled code-name'],
		['- name: x\n  code: canceled\n- code: internal\n', 'canceled code-name', 'internal code-name'],
		['---\ncode: canceled\n---\ncode: internal\n', 'canceled code-name', 'internal code-name'],
		['code: {{ .Values.code }}\nerr: canceled\n', 'canceled code-name'],
		['a: {{ include "x" . }}\ncodes:\n  - TIMEOUT\n', 'TIMEOUT code-name'],
		['code: RUN_TIMEOUT\n', 'RUN_TIMEOUT longer-name'],
		['code: agent.canceled\n', 'agent.canceled canonical'],
		['code: canceled\r\nerr: internal\r\n', 'canceled code-name', 'internal code-name'],
	]);
});

describe('TOML', () => {
	testScans('a.toml', [
		['code = "canceled"\n', 'canceled code-name'],
		[
			"codes = ['TIMEOUT', 'TRANSIENT'] # internal\n",
			'TIMEOUT code-name',
			'TRANSIENT code-name',
			'internal comment',
		],
		['[errors.internal]\nwhy = "empty_output"\n', 'errors.internal identifier', 'empty_output value'],
		['internal = "x"\n"canceled" = 1\n', 'internal identifier', 'canceled key'],
		['e = { code = "internal" }\n', 'internal code-name'],
		['text = """\ncanceled by user\n"""\n', 'canceled word'],
	]);
});

describe('env', () => {
	testScans('.env.local', [
		['LAST_CODE=canceled\n', 'canceled code-name'],
		[
			'export RETRY_CODES="TIMEOUT,TRANSIENT" # internal\n',
			'TIMEOUT code-name',
			'TRANSIENT code-name',
			'internal comment',
		],
		['REASON=provider_rejected\n', 'provider_rejected value'],
		['STATE=internal\n', 'internal ordinary-word'],
		['TIMEOUT=30\nRUN_TIMEOUT=5\n', 'TIMEOUT key', 'RUN_TIMEOUT longer-name'],
		['MESSAGE=internal error\n', 'internal word'],
		['# code=canceled\n', 'canceled comment'],
		['URL=https://x.test/internal\n', 'internal word'],
	]);
});

describe('CSV', () => {
	testScans('a.csv', [
		['id,error_code,status\n1,TIMEOUT,internal\n', 'TIMEOUT code-name', 'internal ordinary-word'],
		['id,why\n1,"tool_rejected"\n2,"canceled, by user"\n', 'tool_rejected value', 'canceled word'],
		['canceled,internal\n1,2\n', 'canceled key', 'internal key'],
	]);
});

describe('XML', () => {
	testScans('a.xml', [
		['<e code="canceled"><err>TIMEOUT</err></e>', 'canceled code-name', 'TIMEOUT code-name'],
		[
			'<e><p>internal error</p><!-- TIMEOUT --><internal/></e>',
			'internal word',
			'TIMEOUT comment',
			'internal identifier',
		],
		['<e state="internal" why="run"/>', 'internal ordinary-word'],
	]);
	testScans('a.html', [
		[
			'<body><p class="internal">Es <code>canceled</code></p></body>',
			'internal identifier',
			'canceled inline-code',
		],
	]);
});
