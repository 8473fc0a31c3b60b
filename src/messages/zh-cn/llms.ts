import type { LlmsTexts } from '../llms-types.ts';

export const llms: LlmsTexts = {
	summary: '两份规范的检验台与参考：Asixto 工具错误契约，以及 Agent-Native 错误码映射。',
	sections: {
		contract: '契约与类型',
		codes: 'Agent-Native 错误码',
		guide: '指南',
		rules: '规则',
		tools: '工具',
	},
	files: '文件',
	fileNames: [
		['schema/tool-error.schema.json', '工具错误的 JSON Schema'],
		['registry/agent-native.json', '错误码登记表'],
		['registry/agent-native.schema.json', '登记表的 JSON Schema'],
		['rules/catalogue.json', '规则目录'],
		['rules/catalogue.schema.json', '规则目录的 JSON Schema'],
		['zh-cn/llms-full.txt', '全部页面合为一个文件'],
	],
};
