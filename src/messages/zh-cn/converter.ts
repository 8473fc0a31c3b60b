import { DEFAULT_LOCALE } from '../../locales.ts';
import type { ConverterTexts } from '../converter-types.ts';
import { LOCALE_OPTION } from '../locale-option.ts';

export const converter: ConverterTexts = {
	columns: {
		kind: '类别',
		file: '文件',
		place: '位置',
		from: '原码',
		to: '改为',
		http: 'HTTP',
		retry: '重试',
		sideEffects: '副作用',
		note: '说明',
	},
	kinds: {
		converted: '转换',
		suggestion: '建议',
		left: '保留',
		canonical: '已是规范码',
	},
	reasons: {
		value: '是一个值。',
		'code-name': '位于表示错误码的名称之下。',
		'beside-code': '是一个值，且文本中另有不会认错的错误码。',
		'ordinary-word': '也是普通单词，这里没有迹象表明它是错误码。',
		'map-key': '是映射的键：请连同查找它的代码一起修改。',
		'table-cell': '是表格的单元格。',
		'inline-code': '是段落中的行内代码。',
		'quoted-word': '是句子里带引号的词。',
		'other-table': '旁边的名称属于其他系统（gRPC、Connect、HTTP 等）：这里可能是它的代码，而不是这个错误码。',
		embedded: '位于查询、匹配模式或列表的文本里：请连同读取它的代码一起修改。',
		variant: '看起来像错误码，但写法不同。',
		word: '是句子的一部分。',
		'longer-name': '是更长名称的一部分。',
		key: '是键名或字段名。',
		identifier: '是程序中的名称。',
		comment: '在注释里。',
		'other-system': '是其他系统（gRPC 或 HTTP）的代码。',
		module: '是模块路径。',
		kept: '注释 `contraste-keep` 要求保留。',
		canonical: '已经是规范码。',
	},
	sentenceGap: '',
	stays: '保持不变',
	textKinds: {
		json: 'JSON',
		ndjson: 'NDJSON',
		yaml: 'YAML',
		go: 'Go',
		toml: 'TOML',
		env: '环境变量',
		markdown: 'Markdown',
		csv: 'CSV',
		xml: 'XML 或 HTML',
		log: '日志',
		program: '程序',
		text: '文本',
	},
	cli: {
		usage: (call) => `用法：${call} [选项] 文件…
  --write                    在文件中转换错误码
  --patch                    输出可以转换它们的补丁
  --json                     每个文件输出一行 JSON 对象
  --check                    列出会转换的和等待决定的，只要有就以 1 退出
  --include-suggestions      同时转换只是建议的内容
${LOCALE_OPTION}消息语言（默认跟随系统，否则为 ${DEFAULT_LOCALE}）
  --help                     显示本帮助
不指定模式时只显示表格，不做任何修改。
注释里写 contraste-keep，就保留本行（或下一行）的错误码；写在文件开头的 contraste-keep-file 保留整个文件。
一切正常时退出码为 0，--check 有发现时为 1，选项有误或文件无法读取时为 2。`,
		oneMode: '只能选择一种模式：--write、--patch、--json 或 --check。',
		noFiles: '请至少给出一个文件。',
		notUtf8: (file) => `${file}：不是 UTF-8 编码，保持原样。请先转换成 UTF-8 再试。`,
		unreadable: (file) => `${file}：无法读取。请检查路径和权限。`,
		unwritable: (file) => `${file}：无法写入。请检查所在文件夹的权限。`,
		nothing: '没有错误码。',
		totals: ({ converted, suggestion, left, canonical }) =>
			`转换 ${converted} 处，建议 ${suggestion} 处，保留 ${left} 处，已是规范码 ${canonical} 处`,
		unlisted: (amount) => `另有 ${amount} 个保留的单词未列出。`,
		written: (amount) => `已转换 ${amount} 处`,
		unchanged: '没有改动',
		foundLegacy: (amount) => `有 ${amount} 处旧码。要转换请用 --write。`,
		undecided: (amount) =>
			`有 ${amount} 条建议等您决定：用 --include-suggestions 转换，或用注释 contraste-keep 保留。`,
		notLookedAt: (amount) => `有 ${amount} 个文件没有检查。`,
	},
	codes: {
		usage: (call) => `用法：${call} [选项] 错误码
  --retryable true|false     该错误实例给出的值
  --side-effects none|possible|unknown
                             已知的副作用
  --json                     输出一个 JSON 对象
${LOCALE_OPTION}消息语言（默认跟随系统，否则为 ${DEFAULT_LOCALE}）
  --help                     显示本帮助
错误码在登记表中时退出码为 0，不在时为 1，选项有误时为 2。`,
		unknownCode: (code) => `登记表中没有 ${code}。`,
		nearest: (names) => `是不是想查 ${names.join('、')}？`,
		legacyNames: '旧码',
		merge: '有两个旧码对应这个规范码。',
	},
};
