import { describe } from 'vitest';
import { testScans } from './testing/expect-scans.ts';

describe('Go', () => {
	testScans('a.go', [
		['package a\nconst Canceled ErrorCode = "canceled"\n', 'canceled code-name'],
		['package a\nvar code string = "internal"\n', 'internal code-name'],
		[
			'package a\nvar e = Err{Code: "internal", Msg: "canceled"}\n',
			'internal code-name',
			'canceled ordinary-word',
		],
		[
			'package a\nvar retryCodes = []string{"TIMEOUT", "TRANSIENT"}\n',
			'TIMEOUT code-name',
			'TRANSIENT code-name',
		],
		['package a\nvar allowedErrorCodes = map[string]bool{"TIMEOUT": true}\n', 'TIMEOUT map-key'],
		[
			'package a\nvar m = map[string]string{"x": "tool_rejected"}\nvar y = m["missing_capability"]\n',
			'tool_rejected value',
			'missing_capability map-key',
		],
		[
			'package a\nfunc f(e E) { switch e.Code { case "canceled", "internal": g() } }\n',
			'canceled code-name',
			'internal code-name',
		],
		['package a\nfunc f(e E) { switch e.State { case "canceled": g() } }\n', 'canceled ordinary-word'],
		['package a\nfunc f(e E) bool { return e.Code == "internal" }\n', 'internal code-name'],
		['package a\nfunc f() ErrorCode { return "internal" }\n', 'internal code-name'],
		['package a\nfunc f() error { return errors.New("internal error") }\n', 'internal word'],
		[
			'package a\nfunc f() string { return "tool_rejected" }\nvar x = "internal"\n',
			'tool_rejected value',
			'internal beside-code',
		],
		['package a\nimport "internal"\nimport "x/internal/y"\n', 'internal module', 'internal word'],
		[
			'package a\nimport (\n\t"tool_rejected"\n\terrs "missing_capability"\n)\nvar code = "tool_rejected"\n',
			'tool_rejected module',
			'missing_capability module',
			'tool_rejected value',
		],
		['package a\ntype T struct { A string `json:"canceled"` }\n', 'canceled key'],
		['package a\n// canceled\nvar canceled = context.Canceled\n', 'canceled comment', 'canceled identifier'],
		['package a\nvar b = `{"code":"canceled"}`\n', 'canceled code-name'],
		['package a\nvar b = "{\\"code\\":\\"canceled\\"}"\n', 'canceled code-name'],
		['package a\nvar c = codes.DeadlineExceeded\nvar d = "RUN_TIMEOUT"\n', 'RUN_TIMEOUT longer-name'],
		['package a\nvar c = "agent.internal"\n', 'agent.internal canonical'],
		['package a\nfunc f() { fail(code, "x"); log("internal") }\n', 'internal ordinary-word'],
	]);
});

describe('JavaScript and TypeScript', () => {
	testScans('a.ts', [
		["const code = 'canceled';", 'canceled code-name'],
		[
			"throw new AgentError({ code: 'internal', status: 'CANCELLED' });",
			'internal code-name',
			'CANCELLED ordinary-word',
		],
		[
			"if (err.code === 'TIMEOUT' || 'internal' === e.code) retry();",
			'TIMEOUT code-name',
			'internal code-name',
		],
		["type ErrorCode = 'canceled' | 'internal';", 'canceled code-name', 'internal code-name'],
		["const text: Record<string, string> = { 'tool_rejected': 'x' };", 'tool_rejected map-key'],
		[
			"x = errors['tool_rejected']; y = map.get('tool_rejected');",
			'tool_rejected map-key',
			'tool_rejected map-key',
		],
		["const retryable = new Set(['tool_rejected']);", 'tool_rejected value'],
		["const RETRY_CODES = new Set(['TIMEOUT', 'TRANSIENT']);", 'TIMEOUT code-name', 'TRANSIENT code-name'],
		["if (['TIMEOUT', 'TRANSIENT'].includes(err.code)) {}", 'TIMEOUT code-name', 'TRANSIENT code-name'],
		[
			"switch (error.code) {\n case 'canceled':\n case 'internal': return; }",
			'canceled code-name',
			'internal code-name',
		],
		["expect(err.code).toBe('internal');", 'internal code-name'],
		["const a = ok ? 'tool_rejected' : 'empty_output';", 'tool_rejected value', 'empty_output value'],
		["import x from 'internal';\nrequire('internal');", 'internal module', 'internal module'],
		[
			'// canceled\n/* TIMEOUT */ const s = `internal x`;',
			'canceled comment',
			'TIMEOUT comment',
			'internal word',
		],
		["const r = /'/; const code = 'canceled';", 'canceled code-name'],
		["const url = 'https://x.test'; const code = 'canceled';", 'canceled code-name'],
		[
			'const canceled = true; this.internal = canceled;',
			'canceled identifier',
			'this.internal identifier',
			'canceled identifier',
		],
		['const b = \'{"code":"canceled"}\';', 'canceled code-name'],
		["const c = 'PROVIDER_UNAVAILABLE';", 'PROVIDER_UNAVAILABLE variant'],
		["label('TIMEOUT');", 'TIMEOUT ordinary-word'],
		["setErrorCode('TIMEOUT');", 'TIMEOUT code-name'],
	]);
});

describe('other languages', () => {
	testScans('a.py', [
		['raise ValueError("path_outside_workspace")', 'path_outside_workspace value'],
		['if payload.get("error_code") != "internal":', 'internal code-name'],
		['if code in ("canceled", "internal"):', 'canceled code-name', 'internal code-name'],
		['match err.code:\n    case "canceled":\n        pass', 'canceled code-name'],
		['M = {"tool_rejected": 1}', 'tool_rejected map-key'],
		['"""A run may be canceled."""\n# TIMEOUT', 'canceled word', 'TIMEOUT comment'],
		["E(code=b'internal', it=\"don't\")", 'internal code-name'],
	]);
	testScans('a.rs', [
		['match code { "canceled" => 1, "internal" => 2, _ => 3 }', 'canceled code-name', 'internal code-name'],
		["fn f<'a>(x: &'a str) -> &'a str { \"tool_rejected\" }", 'tool_rejected value'],
	]);
	testScans('a.rb', [
		["{ 'tool_rejected' => 1, :internal => 2 }", 'tool_rejected map-key', 'internal identifier'],
	]);
	testScans('a.sql', [
		["SELECT 1 FROM runs WHERE error_code = 'TIMEOUT' -- internal", 'TIMEOUT code-name', 'internal comment'],
		[
			"SELECT 1 FROM runs WHERE error_code IN ('TIMEOUT', 'TRANSIENT')",
			'TIMEOUT code-name',
			'TRANSIENT code-name',
		],
	]);
	testScans('A.java', [
		[
			'String code = "canceled"; if ("internal".equals(e.getCode())) {}',
			'canceled code-name',
			'internal code-name',
		],
		['@Code("internal") class A { int TIMEOUT = 3; }', 'internal code-name', 'TIMEOUT identifier'],
	]);
	testScans('a.c', [
		[
			'#include "internal"\n#define CODE "canceled"\ncase HTTP_MISSING_TARGET:',
			'internal module',
			'canceled ordinary-word',
			'HTTP_MISSING_TARGET longer-name',
		],
	]);
});

describe('keys of maps', () => {
	testScans('a.kt', [['val m = mapOf("tool_rejected" to 403)', 'tool_rejected map-key']]);
	testScans('a.cs', [['var d = new Map { ["tool_rejected"] = 403 };', 'tool_rejected map-key']]);
});

describe('names a little further away', () => {
	testScans('a.py', [
		['CODES: set[str] = {"TIMEOUT", "CANCELLED"}', 'TIMEOUT code-name', 'CANCELLED code-name'],
		['log.warn("run", "code", "TRANSIENT")', 'TRANSIENT code-name'],
	]);
	testScans('a.ts', [["const codes: Set<string> = new Set(['TIMEOUT']);", 'TIMEOUT code-name']]);
	testScans('a.go', [
		['package a\nfunc f() { slog.Info("run", "code", "TRANSIENT") }\n', 'TRANSIENT code-name'],
		[
			'package a\nfunc f() error { return status.Error(codes.Canceled, "canceled") }\n',
			'canceled other-table',
		],
	]);
});

describe('programs by their look', () => {
	testScans('pasted.txt', [
		[
			'raise ValueError("path_outside_workspace")\nthrow new Error(`PATH_OUTSIDE_WORKSPACE: it resolves outside`);',
			'path_outside_workspace value',
			'PATH_OUTSIDE_WORKSPACE variant',
		],
		['if terminal.type != EventType.RUN_FAILED:\n    return False', 'EventType.RUN_FAILED identifier'],
		["const next = new LlmError('PROVIDER_UNAVAILABLE');", 'PROVIDER_UNAVAILABLE variant'],
		['switch (ret) {\ncase HTTP_MISSING_TARGET:\n\tdie("x");', 'HTTP_MISSING_TARGET longer-name'],
	]);
});
