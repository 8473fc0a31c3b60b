import { describeRule } from '../testing/describe-rule.ts';
import { unknownToolResult } from './unknown-tool-result.ts';

const said = (text: string, rest = ',"isError":true') =>
	`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${rest}}`;

describeRule(unknownToolResult, {
	accept: [
		'{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Unknown tool: ver"}}',
		said(
			'{"error":{"error_type":"NOT_FOUND","user_message":"No encontré la herramienta que pidió alquilar."}}',
		),
		said('No tool box in stock'),
	],
	reject: [
		[said('Unknown tool: ver'), ['"Unknown tool: ver"']],
		[said('MCP error -32602: Tool ver not found'), ['"MCP error -32602: Tool ver not found"']],
		[
			'{"error":{"error_type":"NOT_FOUND","user_message":"La herramienta ver_turno no existe."}}',
			['"La herramienta ver_turno no existe."'],
		],
	],
});
