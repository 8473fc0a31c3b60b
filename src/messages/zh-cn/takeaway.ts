import type { TakeawayTexts } from '../es/takeaway.ts';

export const takeaway: TakeawayTexts = {
	menu: '导出…',
	groups: { report: '报告', test: '测试', snippet: '构造错误的代码' },
	names: {
		report: 'Markdown 报告',
		vitest: 'Vitest 测试',
		node: 'Node 测试',
		pytest: 'pytest 测试',
		typescript: 'TypeScript（MCP SDK）',
		python: 'Python',
		go: 'Go',
		java: 'Java',
	},
	save: (name) => `保存：${name}`,
	copied: (name) => `已复制：${name}。`,
	saved: (file) => `保存为 ${file}。`,
	notCopied: (name) => `未能复制：${name}。内容如下，已选中：`,
	saveFile: '保存文件',
	failed: '未能生成。文本保持原样，请再试一次。',
	refusals: {
		'no-envelope': '只有业务错误才能生成代码，这个响应不是业务错误。',
		'no-payload': '这个响应里没有可用 JSON Schema 检查的 JSON。',
		'too-large': '响应太长，不适合写成测试。请只保留需要的部分。',
	},
	test: {
		aboutFailure: '检查这个错误是否符合契约。请换成您的工具实际返回的内容。',
		aboutSuccess: '检查这个成功不是伪装的错误。请换成您的工具实际返回的内容。',
		schema: (address) =>
			`JSON Schema 发布于 ${address} ，这里附有副本，运行时不需要网络。它只检查结构，不检查话术的内容。`,
		needs: {
			vitest: '需要：npm install --save-dev vitest ajv',
			node: '需要：npm install --save-dev ajv 。运行：node --test',
			pytest:
				'需要 pytest。装有 jsonschema 时检查完整的 JSON Schema，否则只检查 error_type 和 user_message。',
		},
		faults: 'Contraste 在响应中发现的问题：',
		received: '收到的内容，已去掉外层。',
		failureName: '错误符合契约',
		successName: '成功不是错误',
	},
	snippet: {
		about: '请让您的工具返回这个结果。',
		missing: {
			type: (type) => `响应中没有六种类型之一：这里填的是 ${type}，请换成合适的类型。`,
			sentence: () => '响应中没有可用的话术：请换成您自己的话术。',
		},
	},
};
