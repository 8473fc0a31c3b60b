import type { inputRules } from '../../contract/rules/input/index.ts';
import { code, visible } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { faultNames } from './syntax.ts';
import { verdict } from './verdict.ts';

const PARSE_FAILS = '严格解析 JSON 的客户端会拒绝整个响应，智能体什么也收不到。';

export const input: GroupTexts<typeof inputRules> = {
	'not-a-response': {
		name: '不是响应',
		summary: '粘贴的内容不是工具的响应，里面也没有响应。',
		fault: ({ seeming }) => ({
			wrong: verdict.seeming[seeming].what.replace(/。$/, ''),
			consequence: '没有响应，就没有可以判断的内容。',
			remedy: verdict.seeming[seeming].instead,
		}),
		fixes: {},
	},
	'json-truncated': {
		name: 'JSON 被截断',
		summary: '文本在 JSON 结束之前就没有了。',
		fault: () => ({
			wrong: 'JSON 还没结束，文本就断了',
			consequence: '只判断看得见的部分：缺少的内容里可能还有别的问题。',
			remedy: '请粘贴完整的响应。如果服务器发出的就是这样，请检查大小限制和连接中断。',
		}),
		fixes: {},
	},
	'json-syntax': {
		name: 'JSON 写法错误',
		summary: '文本里不合 JSON 语法的地方，每一类只说一次。',
		fault: ({ fault, found, count }) => ({
			wrong: `${faultNames[fault].name}${found ? `：${code(visible(found))}` : ''}${count > 1 ? `，共 ${count} 处` : ''}`,
			consequence: faultNames[fault].consequence ?? PARSE_FAILS,
			remedy: faultNames[fault].remedy,
		}),
		fixes: { repair: () => '修复 JSON' },
	},
	'html-entities': {
		name: '引号变成了 HTML 实体',
		summary: 'JSON 里本该是引号的地方写成了 `&quot;`。',
		fault: () => ({
			wrong: 'JSON 的引号写成了 HTML 实体',
			consequence: '没有客户端能把它当作 JSON 来读。',
			remedy: '如果是从网页复制时变成这样的，请复制原文；如果是服务器发出的，请不要对 JSON 做转义。',
		}),
		fixes: { decode: () => '还原引号' },
	},
	'lossy-text': {
		name: '不完整的打印内容',
		summary: '这是程序显示在屏幕上的内容，有些部分没有显示出来。',
		fault: ({ found }) => ({
			wrong: `${code(found)} 的位置缺少内容`,
			consequence: '这是调试输出，无法从中还原工具实际发出的内容，其中可能还有别的问题。',
			remedy: '请粘贴未经处理的响应体，或用 `JSON.stringify`、`json.dumps` 打印。',
		}),
		fixes: {},
	},
	'duplicate-key': {
		name: '重复的键',
		summary: '同一个对象里有两个相同的键。',
		fault: ({ name }) => ({
			wrong: `同一个对象里有两个 ${code(name)}`,
			consequence: '大多数程序只保留最后一个，而且没有任何提示。',
			remedy: '请只保留一个。',
		}),
		fixes: { 'keep-last': ({ name }) => `只保留最后一个 ${code(name)}` },
	},
	'proto-key': {
		name: '`__proto__` 键',
		summary: '有一个键会被某些程序误认作语言自带的属性。',
		fault: () => ({
			wrong: '有一个键叫 `__proto__`',
			consequence: 'JavaScript 程序不小心复制它时，会丢失这个值，或者改变对象。',
			remedy: '请给这个键换一个名字。',
		}),
		fixes: {},
	},
	mojibake: {
		name: '乱码',
		summary: '文本用错了编码来读，带重音的字母变成了乱码。',
		fault: ({ found, count }) => ({
			wrong: `乱码：${code(found)}${count > 1 ? `，另有 ${count - 1} 处` : ''}`,
			consequence: '智能体会照原样读到这些字符，还可能念出来。',
			remedy: '请发送 UTF-8，并在 `Content-Type` 里注明；如果是复制时弄坏的，请重新复制。',
		}),
		fixes: { decode: () => '还原字母' },
	},
	'byte-order-mark': {
		name: '开头的不可见标记',
		summary: '文本之前有字节顺序标记或零宽空格。',
		fault: () => ({
			wrong: '文本之前有一个不可见的标记',
			consequence: '有些 JSON 解析器会在这里停下。',
			remedy: '请以不带标记的 UTF-8 保存和发送。',
		}),
		fixes: { drop: () => '去掉标记' },
	},
	'text-left-out': {
		name: '未判断的文本',
		summary: '响应周围有没有判断的文本。',
		fault: ({ characters }) => ({
			wrong: `略去了周围的 ${characters} 个字符`,
			consequence: '只判断响应本身；位置仍按粘贴的文本计算。',
			remedy: '如果这些文本也是工具发出的，请去掉：响应只应是 JSON。',
		}),
		fixes: {},
	},
	'several-responses': {
		name: '多个响应',
		summary: '粘贴的内容里有多个响应。',
		fault: ({ count, judged }) => ({
			wrong: `这里有 ${judged < count ? `超过 ${judged}` : count} 个响应`,
			consequence:
				judged < count ? `只判断前 ${judged} 个，其中最差的排在前面。` : '每个响应各有结论，最差的排在前面。',
			remedy: '请在列表中打开要看的那一个。',
		}),
		fixes: {},
	},
};
