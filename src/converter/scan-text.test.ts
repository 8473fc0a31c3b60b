import { describe } from 'vitest';
import { testScans } from './testing/expect-scans.ts';

describe('logs', () => {
	testScans('a.log', [
		['t=1 code=canceled attempt=2', 'canceled code-name'],
		['t=1 error_code="TIMEOUT" err=internal', 'TIMEOUT code-name', 'internal code-name'],
		['t=1 codes=[TIMEOUT TRANSIENT]', 'TIMEOUT code-name', 'TRANSIENT word'],
		['t=1 codes=TIMEOUT,TRANSIENT ok', 'TIMEOUT code-name', 'TRANSIENT code-name'],
		['t=1 reason=provider_unavailable', 'provider_unavailable value'],
		['t=1 reason="provider_unavailable: upstream"', 'provider_unavailable word'],
		['status=CANCELLED reason=tool_rejected', 'CANCELLED ordinary-word', 'tool_rejected value'],
		['err=internal error while reading', 'internal word'],
		['err=canceled by user', 'canceled word'],
		['err=canceled msg=stop', 'canceled code-name'],
		['err=TIMEOUT after 3 tries', 'TIMEOUT code-name'],
		['error_code: deadline_exceeded', 'deadline_exceeded code-name'],
		['request failed: provider_unavailable', 'provider_unavailable word'],
		['the run got "tool_rejected" back', 'tool_rejected quoted-word'],
		['the run got "internal" back', 'internal word'],
		['internal error, timeout 30s, RUN_TIMEOUT', 'internal word', 'RUN_TIMEOUT longer-name'],
		['TIMEOUT=30 set', 'TIMEOUT key'],
		['rpc error: code = DeadlineExceeded desc = context deadline exceeded', 'DeadlineExceeded other-system'],
		['rpc error: code = canceled desc = x', 'canceled other-system'],
		['grpc_code=internal', 'internal other-system'],
		['code=DEADLINE_EXCEEDED', 'DEADLINE_EXCEEDED variant'],
		['code=agent.canceled', 'agent.canceled canonical'],
		[
			'10:00 {"level":"warn","code":"canceled","status":"CANCELLED"} run=1',
			'canceled code-name',
			'CANCELLED ordinary-word',
		],
		['10:00 {"msg":"internal error"} code=internal', 'internal word', 'internal code-name'],
		['错误码 code=canceled，稍后重试', 'canceled code-name'],
		['exit_code=1 fs=/internal/run', 'internal word'],
	]);
});

describe('Markdown', () => {
	testScans('a.md', [
		['The run is canceled, see `canceled`.', 'canceled word', 'canceled inline-code'],
		['Use `code=canceled` or `"tool_rejected"`.', 'canceled word', 'tool_rejected inline-code'],
		[
			'| code | means |\n|---|---|\n| canceled | internal error |\n| `TIMEOUT` | x |',
			'canceled table-cell',
			'internal word',
			'TIMEOUT table-cell',
		],
		['```json\n{"code":"canceled","canceled":1}\n```\n', 'canceled code-name', 'canceled key'],
		['```go\nreturn Err{Code: "internal"}\n```\n', 'internal code-name'],
		['~~~yaml\ncode: TIMEOUT\n~~~\ncode: TIMEOUT\n', 'TIMEOUT code-name', 'TIMEOUT word'],
		['```\ncode=canceled at=3\n```\n', 'canceled code-name'],
		['```python\nraise E(code="internal")\n```\n', 'internal code-name'],
		['---\ncode: canceled\n---\n# canceled\n', 'canceled code-name', 'canceled word'],
		['<!-- code: tool_rejected -->\n', 'tool_rejected comment'],
		['- step\n  ```json\n  {"code":"TIMEOUT"}\n  ```\n', 'TIMEOUT code-name'],
		[
			'agent.canceled and [internal](./internal.md)',
			'agent.canceled canonical',
			'internal word',
			'internal.md longer-name',
		],
	]);
});
