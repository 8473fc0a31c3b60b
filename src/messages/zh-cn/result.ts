import type { resultRules } from '../../contract/rules/result/index.ts';
import { code, codeList } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { answerFixes, seemsToBe } from './answers.ts';

const IMPROVISES = '运行时找不到 `error_type`，智能体只能临场发挥。';

export const result: GroupTexts<typeof resultRules> = {
	'plain-text-failure': {
		name: '普通文字的失败',
		summary: '带有 `isError: true` 的结果里是文字，而不是契约的信封。',
		fault: ({ kind, answers }) => ({
			wrong: PLAIN[kind],
			consequence: kind === 'empty' ? '智能体只知道出了错，别的一概不知。' : IMPROVISES,
			remedy: `请捕获抛出的内容，并返回契约的信封。${seemsToBe(answers)}`,
		}),
		fixes: answerFixes,
	},
	'failure-as-success': {
		name: '看似成功的失败',
		summary: '文字看起来是失败，结果却说一切正常。',
		fault: ({ words, answers }) => ({
			wrong: `看起来是失败，却按成功返回：${code(words)}`,
			consequence: '智能体把它当成结果，可能直接念给客户听。',
			remedy: `如果确实失败了，请返回契约的信封和 \`isError: true\`。${seemsToBe(answers)}`,
		}),
		fixes: answerFixes,
	},
	'foreign-error': {
		name: '其他形状的错误',
		summary: '失败用的是其他产品的形状，而不是契约的信封。',
		fault: ({ kind, member, answers }) => ({
			wrong: FOREIGN[kind](code(member)),
			consequence: kind === 'unavailable-outage' ? '智能体会说没有，其实是没能查到。' : IMPROVISES,
			remedy: `请返回契约要求的内容。${seemsToBe(answers)}`,
		}),
		fixes: answerFixes,
	},
	'is-error-flag': {
		name: '`isError` 与内容不符',
		summary: 'MCP 的 `isError` 标记与内容说的不一样。',
		fault: ({ kind }) => FLAGS[kind],
		fixes: { raise: () => '设为 `isError: true`', lower: () => '设为 `isError: false`' },
	},
	'copies-disagree': {
		name: '两份内容不一致',
		summary: '文本里的 JSON 与 `structuredContent` 说的不一样。',
		fault: ({ member }) => ({
			wrong: member
				? `${code(member)} 在文本和 \`structuredContent\` 中不同`
				: '文本和 `structuredContent` 不一致',
			consequence: '智能体读到哪一份，要看客户端。',
			remedy: '请从 `structuredContent` 生成文本。',
		}),
		fixes: { 'copy-to-text': () => '把 `structuredContent` 复制到文本' },
	},
	'double-encoding': {
		name: '重复编码',
		summary: 'JSON 被当作文本放进了另一个 JSON。',
		fault: ({ kind }) => ({
			wrong: kind === 'result' ? '一个 MCP 结果里还有一个 MCP 结果' : 'JSON 被当作文本编码了不止一次',
			consequence: '智能体收到的是反斜杠和引号，而不是响应。',
			remedy: '请只在最后编码一次。',
		}),
		fixes: { unwrap: () => '只保留一层' },
	},
	'bad-block': {
		name: '无效的内容块',
		summary: '`content` 里有一块不符合 MCP 要求的形状。',
		fault: ({ kind, name }) => ({
			wrong: BLOCKS[kind](code(name)),
			consequence: '会校验的客户端拒绝整个结果。',
			remedy: '请使用带有 `type` 及其成员的块；文本块写作 `{"type": "text", "text": "…"}`。',
		}),
		fixes: { 'wrap-list': () => '改为内容块列表' },
	},
	'key-case': {
		name: '键的写法不同',
		summary: '结果的键用了 Python 的写法。',
		fault: ({ found, expected }) => ({
			wrong: `写成了 ${code(found)}，应为 ${code(expected)}`,
			consequence: '如果就这样发出，客户端认不出它。',
			remedy: '如果只是 Python 的打印内容，请用别名输出；否则请改键名。',
		}),
		fixes: { rename: ({ to }) => `改为 ${code(to)}` },
	},
	'legacy-tool-result': {
		name: '旧的 `toolResult`',
		summary: '结果用了 MCP 已经没有的成员。',
		fault: () => ({
			wrong: '`toolResult` 属于旧版 MCP',
			consequence: '现在的客户端不读它，智能体什么也收不到。',
			remedy: '请使用 `content`；有数据时再加上 `structuredContent`。',
		}),
		fixes: { modernise: () => '改用 `content`' },
	},
	'unwrapped-result': {
		name: '`result` 里没有 MCP 内容',
		summary: 'JSON-RPC 的 `result` 里直接放了响应，没有 `content`。',
		fault: () => ({
			wrong: '`result` 不是 MCP 结果',
			consequence: '客户端找不到 `content`，智能体什么也收不到。',
			remedy: '请把响应放进 `content`；如果是数据，也放进 `structuredContent`。',
		}),
		fixes: { wrap: () => '放进 `content`' },
	},
	'text-block-missing': {
		name: '没有文本块',
		summary: '只有 `structuredContent`，而有些客户端只读文本。',
		fault: () => ({
			wrong: '没有文本块，只有 `structuredContent`',
			consequence: '只读文本的客户端收不到响应。',
			remedy: '请在文本块里重复一遍 JSON。',
		}),
		fixes: { 'add-text': () => '添加文本块' },
	},
	'unchecked-media': {
		name: '只有图片、音频或资源',
		summary: '结果里没有可以判断的文本或数据。',
		fault: ({ types }) => ({
			wrong: `只有 ${codeList(types, '、', '和')} 类型的块`,
			consequence: '不判断里面的内容。',
			remedy: '如果智能体需要说些什么，请加上文本块。',
		}),
		fixes: {},
	},
	'other-envelope': {
		name: '在其他产品的包装里',
		summary: '响应放在其他产品的外层包装里。',
		fault: ({ product, isDeep }) => ({
			wrong: isDeep
				? '契约的信封不在最外层'
				: product
					? `响应在外层包装里：${product}`
					: '响应在另一层包装里',
			consequence: isDeep
				? '运行时只在最外层找 `error`；如果包装是工具自己加的，就找不到。'
				: '判断的是里面的响应。',
			remedy: '如果这层包装是工具自己加的，请去掉。',
		}),
		fixes: {},
	},
};

const PLAIN = {
	stack: '异常的调用栈被当作响应返回',
	exception: '异常的文字被当作响应返回',
	sentence: '失败只是一句话，没有契约的信封',
	empty: '失败没有任何文字',
} as const;

const FOREIGN = {
	'flag-false': (member: string) => `用 ${member} 表示失败`,
	'flag-true': (member: string) => `用 ${member} 表示失败`,
	'status-word': (member: string) => `用 ${member} 说明失败`,
	'status-number': (member: string) => `用 ${member} 里的数字表示失败`,
	'errors-list': (member: string) => `失败放在列表 ${member} 里`,
	problem: () => '失败用的是 RFC 9457（`problem+json`）的形状',
	'object-error': (member: string) => `用 ${member} 表示失败`,
	'code-message': (member: string) => `失败只有代码和消息：${member}`,
	'error-member': (member: string) => `失败放在 ${member} 里`,
	'lone-message': (member: string) => `看起来是失败，只写成了一条消息：${member}`,
	'unavailable-outage': (member: string) => `看起来是故障，却当成了答复：${member}`,
	'flag-alone': () => '`isError` 说失败了，却没有契约的信封',
} as const;

const FLAGS = {
	missing: {
		wrong: '里面是失败，却没有 `isError: true`',
		consequence: '客户端把它当成成功。',
		remedy: '请在结果里加上 `isError: true`。',
	},
	false: {
		wrong: '里面是失败，`isError` 却不是 `true`',
		consequence: '客户端把它当成成功。',
		remedy: '请设为 `isError: true`。',
	},
	'true-on-success': {
		wrong: '成功的结果带着 `isError: true`',
		consequence: '客户端把它当成失败。',
		remedy: '请去掉这个标记；如果确实失败了，请返回信封。',
	},
	'not-boolean': {
		wrong: '`isError` 既不是 `true` 也不是 `false`',
		consequence: '会校验的客户端拒绝整个结果。',
		remedy: '请使用 `true` 或 `false`，不加引号。',
	},
} as const;

const BLOCKS = {
	'not-a-list': (name: string) => `${name} 不是列表`,
	'not-an-object': () => '`content` 里有一项不是对象',
	'no-type': () => '有一块缺少 `type`',
	'unknown-type': (name: string) => `MCP 没有 ${name} 类型的块`,
	'no-member': (name: string) => `这一块缺少 ${name}`,
	'not-text': () => '有一块的 `text` 不是文本',
} as const;
