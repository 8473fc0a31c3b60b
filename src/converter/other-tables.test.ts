import { describe } from 'vitest';
import { testScans } from './testing/expect-scans.ts';

describe('a table of another system', () => {
	testScans('a.go', [
		[
			'package a\nvar names = []string{"canceled", "data_loss", "internal"}\n',
			'canceled other-table',
			'internal other-table',
		],
		[
			'package a\nfunc f(c int) string {\n\tswitch c {\n\tcase 1:\n\t\treturn "unimplemented"\n\tcase 2:\n\t\treturn "canceled"\n\t}\n\treturn ""\n}\n',
			'canceled other-table',
		],
		['package grpccodes\n\nvar code = "canceled"\n', 'canceled other-table'],
		['package a\nfunc f() error { return connect.NewError("internal") }\n', 'internal other-table'],
		// A code that is nobody else's says that the table is ours.
		[
			'package a\nvar codes = []string{"canceled", "already_exists", "tool_rejected"}\n',
			'canceled code-name',
			'tool_rejected value',
		],
		[
			'package a\n\nfunc a() { g("out_of_range") }\n\nfunc b() string { var code = "canceled"; return code }\n',
			'canceled code-name',
		],
	]);
	testScans('a.ts', [
		["const c = new GrpcError({ code: 'internal' });", 'internal other-table'],
		["class HttpStatusCode { static readonly code = 'TIMEOUT'; }", 'TIMEOUT other-table'],
		["type Code = 'canceled' | 'unauthenticated';", 'canceled other-table'],
		[
			"type A = 'bad_gateway';\ntype Code = 'canceled' | 'internal';",
			'canceled code-name',
			'internal code-name',
		],
		["const errorCodes = ['TIMEOUT', 'FORBIDDEN'];", 'TIMEOUT other-table'],
		["throw new AgentError({ code: 'TIMEOUT' });", 'TIMEOUT code-name'],
		["order.status.set({ code: 'TIMEOUT' });", 'TIMEOUT code-name'],
	]);
	testScans('a.yaml', [
		['codes:\n  - NOT_IMPLEMENTED\n  - TIMEOUT\n', 'TIMEOUT other-table'],
		['http:\n  - BAD_GATEWAY\ncodes:\n  - TIMEOUT\n', 'TIMEOUT code-name'],
	]);
	testScans('a.log', [
		['10:00 closed Status{code=CANCELLED, cause=null}', 'CANCELLED other-table'],
		['10:00 {"protocol": "grpc", "code": "deadline_exceeded"}', 'deadline_exceeded other-table'],
		['10:00 StatusRuntimeException code=CANCELLED', 'CANCELLED other-table'],
		['10:00 run ended error_code=CANCELLED run=7', 'CANCELLED code-name'],
	]);
});

describe('a name whose values are something else', () => {
	testScans('a.yaml', [
		[
			'visibility: internal\nphase: CANCELLED\nwhy: tool_rejected\n',
			'internal ordinary-word',
			'CANCELLED ordinary-word',
			'tool_rejected value',
		],
	]);
	testScans('a.go', [
		[
			'package a\nvar e = Event{Kind: "canceled"}\nvar r = "tool_rejected"\nvar retryable = []string{"TIMEOUT"}\n',
			'canceled ordinary-word',
			'tool_rejected value',
			'TIMEOUT beside-code',
		],
	]);
});

describe('a vocabulary of SQL', () => {
	testScans('a.sql', [
		["CREATE TYPE error_code AS ENUM ('TIMEOUT');", 'TIMEOUT code-name'],
		[
			"CREATE TABLE t (error_code ENUM('TIMEOUT') NOT NULL, kind ENUM('CANCELLED'));",
			'TIMEOUT code-name',
			'CANCELLED ordinary-word',
		],
		["ALTER TYPE error_code ADD VALUE IF NOT EXISTS 'TIMEOUT';", 'TIMEOUT code-name'],
		[
			"ALTER TYPE error_code RENAME VALUE 'TIMEOUT' TO 'CANCELLED';",
			'TIMEOUT code-name',
			'CANCELLED code-name',
		],
		["ALTER TABLE t ALTER COLUMN code SET DEFAULT 'TIMEOUT';", 'TIMEOUT code-name'],
		["CREATE TABLE t (code varchar(40) NOT NULL DEFAULT 'TIMEOUT');", 'TIMEOUT code-name'],
		[
			"INSERT INTO t (id, note, code) VALUES (1, 'a, b', 'TIMEOUT'), (2, 'CANCELLED', 'x');",
			'TIMEOUT code-name',
			'CANCELLED ordinary-word',
		],
		[
			"SELECT 'TIMEOUT'::error_code, CAST('CANCELLED' AS error_code);",
			'TIMEOUT code-name',
			'CANCELLED code-name',
		],
	]);
});

describe('a vocabulary of a schema', () => {
	testScans('a.yaml', [
		[
			'error_code:\n  enum: [TIMEOUT, CANCELLED]\n  default: TIMEOUT\n  example: CANCELLED\nstatus:\n  enum: [CANCELLED]\n',
			'TIMEOUT code-name',
			'CANCELLED code-name',
			'TIMEOUT code-name',
			'CANCELLED code-name',
			'CANCELLED ordinary-word',
		],
	]);
	testScans('a.json', [
		['{"code":{"enum":["TIMEOUT"],"const":"CANCELLED"}}', 'TIMEOUT code-name', 'CANCELLED code-name'],
		['{"enum":["TIMEOUT"]}', 'TIMEOUT ordinary-word'],
	]);
	testScans('a.ts', [["const s = { code: { enum: ['TIMEOUT'] } };", 'TIMEOUT code-name']]);
});

describe('a string without escapes', () => {
	testScans('a.rs', [
		['let a = r##"{"code":"internal"}"##;', 'internal code-name'],
		['let code = r"canceled"; let b = br#"tool_rejected"#;', 'canceled code-name', 'tool_rejected value'],
	]);
	testScans('a.swift', [
		['let a = #"{"code":"internal"}"#; let code = "canceled"', 'internal code-name', 'canceled code-name'],
		['let a = #"""\n{"code":"internal"}\n"""#', 'internal code-name'],
	]);
	testScans('a.cpp', [
		[
			'auto a = R"x({"code":"internal"})x"; auto b = "tool_rejected";',
			'internal code-name',
			'tool_rejected value',
		],
	]);
});

describe('a small language inside a text', () => {
	testScans('a.go', [
		['package a\nvar q = "SELECT 1 FROM t WHERE code = \'TIMEOUT\'"\n', 'TIMEOUT embedded'],
		['package a\nvar q = "TIMEOUT|CANCELLED"\n', 'TIMEOUT embedded', 'CANCELLED embedded'],
		[
			'package a\nvar q = "missing_capability, empty_output"\n',
			'missing_capability embedded',
			'empty_output embedded',
		],
		['package a\nvar q = "an internal error of the timeout"\n', 'internal word'],
	]);
	testScans('a.yaml', [
		['expr: sum(errors{code=~"TIMEOUT|CANCELLED"})\n', 'TIMEOUT embedded', 'CANCELLED embedded'],
		['msg: run was canceled by the user\n', 'canceled word'],
	]);
	testScans('a.py', [
		['print(f"{x}: code=TIMEOUT")', 'TIMEOUT embedded'],
		['x = "the run: internal error"', 'internal word'],
	]);
	testScans('a.sh', [
		[
			'case "$code" in\n  TIMEOUT|CANCELLED) retry ;;\nesac\n[ "$err" = TIMEOUT ] && exit\ncanceled --now\n',
			'TIMEOUT code-name',
			'CANCELLED code-name',
			'TIMEOUT code-name',
			'canceled identifier',
		],
	]);
	testScans('a.html', [
		['<div v-if="code === \'CANCELLED\'" class="canceled">', 'CANCELLED embedded', 'canceled identifier'],
	]);
});
