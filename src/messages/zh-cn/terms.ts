import type { LayerFact } from '../../contract/layers/types.ts';
import type { TermTexts } from '../types.ts';

function fact(of: LayerFact): string {
	switch (of.kind) {
		case 'status':
			return String(of.status);
		case 'events':
			return `${of.count} 个事件`;
		case 'id':
			return `id ${of.id}`;
		case 'is-error':
			return 'isError';
		case 'count':
			return `${of.count} 个响应`;
		case 'recording':
			return of.name === undefined ? '录制' : `${of.name} 录制`;
		case 'product':
			return of.name;
		case 'left-out':
			return `略去 ${of.characters} 个字符`;
	}
}

export const terms: TermTexts = {
	verdicts: {
		success: '成功',
		'business-error': '业务错误',
		'protocol-error': '协议错误',
		'not-a-response': '不是响应',
	},
	severities: { error: '违反', warning: '警告', info: '建议' },
	layers: {
		http: 'HTTP',
		sse: 'SSE',
		jsonrpc: 'JSON-RPC',
		'jsonrpc-batch': 'JSON-RPC 批次',
		calltoolresult: 'MCP 结果',
		payload: '响应',
		'json-string': 'JSON 字符串',
		'markdown-fence': 'Markdown 代码块',
		ndjson: 'NDJSON',
		log: '日志',
		wrapper: '外层包装',
	},
	fact,
	groups: {
		input: '粘贴的内容',
		transport: '传输',
		result: 'MCP 结果',
		envelope: '错误信封',
		success: '成功',
		meaning: '类型与内容',
		sentence: '话术',
		legacy: '旧错误码',
	},
	source: (of) => (of === 'project' ? '自有检查' : of),
};
