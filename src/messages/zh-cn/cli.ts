import { DEFAULT_LOCALE } from '../../locales.ts';
import { LOCALE_OPTION } from '../locale-option.ts';
import type { CliProblem, CliTexts } from '../types.ts';

const usage = (call: string): string => `用法：${call} [选项] 文件…
  -                          从标准输入读取
  --json                     每个文件输出一行 JSON 对象；长文件则每个响应一行
  --billing on|off           租户是否启用账单场景（默认 on）
  --elapsed 秒数             工具所用的时间
  --tool 名称                作出响应的工具
  --rule 规则=级别           off、info、warning 或 error，可以重复
${LOCALE_OPTION}消息语言（默认跟随系统，否则为 ${DEFAULT_LOCALE}）
  --help                     显示本帮助
全部符合时退出码为 0，有不符合的为 1，选项有误、文件无法读取或其中内容过长时为 2。`;

const UNREADABLE = {
	missing: '不存在',
	directory: '是一个目录',
	denied: '没有读取权限',
	other: '无法读取',
} as const;

function problem(of: CliProblem): string {
	switch (of.id) {
		case 'unknown-option':
			return `没有选项 ${of.option}。用 --help 查看可用的选项。`;
		case 'missing-value':
			return `选项 ${of.option} 缺少取值。`;
		case 'bad-value':
			return `${of.option} 不接受“${of.value}”。可用的值：${of.allowed.join('、')}。`;
		case 'no-files':
			return '没有指定要检验的文件。用 - 读取标准输入，用 --help 查看帮助。';
		case 'unknown-rule':
			return `没有名为“${of.rule}”的规则。`;
		case 'crashed':
			return `规则“${of.rule}”出错，已跳过；其余结论仍然有效。详情：${of.message}`;
		case 'unreadable':
			return `${of.file}：${UNREADABLE[of.reason]}。`;
		case 'unjudged':
			return `${of.file}：从第 ${of.line} 行开始的内容过长，没有全部检验。`;
	}
}

export const cli: CliTexts = {
	usage,
	explainUsage: (call) => `用法：${call} 名称
解释一条规则（retry-mark）、一个类型（NOT_FOUND）或一条陈述（ES-13）。
有这个名称时退出码为 0，没有时为 1，缺少名称时为 2。`,
	unexplained: (name) => `“${name}”不是规则、错误类型或陈述的名称。各举一例：retry-mark、NOT_FOUND、ES-13。`,
	programUsage: (program, commands) =>
		`用法：${program} ${commands.join('|')} …\n各命令的帮助：${program} ${commands[0]} --help。`,
	problem,
	response: (index, count) => `第 ${index} 个响应${count === undefined ? '' : `，共 ${count} 个`}`,
	responses: (count, failing) =>
		failing === 0 ? `${count} 个响应全部符合。` : `${count} 个响应中有 ${failing} 个不符合。`,
	layers: (names) => `层次：${names.join(' › ')}`,
	reaction: (chat, voice) =>
		chat === voice ? `聊天和电话中：${chat}` : `聊天中：${chat} · 电话中：${voice}`,
	summary: (files, conforming, unreadable) =>
		`共 ${files} 个文件：${conforming} 个符合，${files - conforming - unreadable} 个不符合` +
		(unreadable === 0 ? '。' : `，${unreadable} 个未能读取。`),
	fixable: '可修正',
};
