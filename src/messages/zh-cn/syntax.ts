import type { SyntaxFaultTexts } from '../types.ts';

/** What is no JSON, by kind. */
export const faultNames: SyntaxFaultTexts = {
	'smart-quotes': {
		name: '弯引号',
		consequence: '通常是复制时聊天软件或文字处理软件换上的；这里按直引号来判断。',
		remedy: '如果服务器发出的就是这样，请改成直引号。',
	},
	'single-quotes': { name: '单引号', remedy: 'JSON 的字符串和键要用双引号。' },
	'backtick-quotes': { name: '反引号', remedy: 'JSON 的字符串和键要用双引号。' },
	'unquoted-key': { name: '键没有引号', remedy: '请给键加上双引号。' },
	'unquoted-value': { name: '值没有引号', remedy: '请给文本加上双引号。' },
	'unescaped-quote': { name: '字符串里有未转义的引号', remedy: '请写成 `\\"`。' },
	'unclosed-string': { name: '字符串没有结束', remedy: '请用双引号结束字符串。' },
	'python-literal': {
		name: 'Python 写法的值',
		remedy: '请用 `json.dumps` 代替 `str`：JSON 里写作 `null`、`true`、`false`。',
	},
	'undefined-literal': { name: '值 `undefined`', remedy: 'JSON 里没有它：请去掉这个键，或写 `null`。' },
	'nan-literal': { name: 'JSON 没有的数字', remedy: '请写 `null`，或把数字写成文本。' },
	'number-form': { name: '数字写法不对', remedy: '请去掉前面的零和加号，小数点两边都要有数字。' },
	'trailing-comma': { name: '多余的逗号', remedy: '请去掉结尾括号前的逗号。' },
	'missing-comma': { name: '缺少逗号', remedy: '请用逗号分隔各个元素。' },
	'missing-colon': { name: '缺少冒号', remedy: '请在键和值之间加上冒号。' },
	'missing-value': { name: '缺少值', remedy: '请补上值，或去掉这个键。' },
	'missing-opening': {
		name: '缺少开头',
		consequence: '程序读不了；这里按开头还在来判断。',
		remedy: '请从第一个花括号开始复制完整的正文。',
	},
	'odd-spaces': {
		name: 'JSON 不允许的空格',
		consequence: '通常是复制时聊天软件或文字处理软件换上的；照原样读取的程序会拒绝它。',
		remedy: '请换成普通空格；如果服务器发出的就是这样，请用 JSON 库生成响应。',
	},
	comment: { name: '注释', remedy: 'JSON 没有注释，请去掉。' },
	'bad-escape': {
		name: '不存在的转义',
		remedy: '`\\` 后面只能是 `"`、`\\`、`/`、`b`、`f`、`n`、`r`、`t`，或 `u` 加四位十六进制数字。',
	},
	'control-character': { name: '字符串里有换行或控制字符', remedy: '请写成转义，例如 `\\n`。' },
	'wrong-bracket': { name: '括号不配对', remedy: '请用 `}` 结束 `{`，用 `]` 结束 `[`。' },
	'extra-text': { name: '结尾之后还有文本', remedy: '请只保留一个 JSON 值。' },
	unexpected: { name: '不是 JSON 的文本', remedy: '请用 JSON 库生成响应，不要手工拼接。' },
};
