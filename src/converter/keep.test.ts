import { describe } from 'vitest';
import { testScans } from './testing/expect-scans.ts';

describe('a code that its author keeps', () => {
	testScans('a.go', [
		['package a\nvar code = "canceled" // contraste-keep\n', 'canceled kept'],
		[
			'package a\n// contraste-keep: of the orders\nvar code = "canceled"\nvar errCode = "internal"\n',
			'canceled kept',
			'internal code-name',
		],
		[
			'// contraste-keep-file\npackage a\nvar a = "tool_rejected"\nvar code = "canceled"\n',
			'tool_rejected kept',
			'canceled kept',
		],
		['package a\nvar contraste_keeper = "tool_rejected"\n', 'tool_rejected value'],
	]);
	testScans('a.yaml', [
		['status: CANCELLED # contraste-keep\ncode: TIMEOUT\n', 'CANCELLED kept', 'TIMEOUT code-name'],
		['x: contraste-keeper\ncode: TIMEOUT\n', 'TIMEOUT code-name'],
	]);
	testScans('a.html', [['<!-- contraste-keep -->\n<div data-code="TIMEOUT">', 'TIMEOUT kept']]);
	testScans('a.sql', [["-- contraste-keep\nSELECT 1 WHERE code = 'TIMEOUT';", 'TIMEOUT kept']]);
});
