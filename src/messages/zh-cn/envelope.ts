import type { envelopeRules } from '../../contract/rules/envelope/index.ts';
import { code, codeList } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { answerFixes, changeType } from './answers.ts';
import { errorTypes } from './error-types.ts';
import { KINDS } from './kinds.ts';

const UNLISTED = '运行时按 `UNKNOWN` 处理，智能体只能临场发挥。';
const SIX = '请用 `NOT_FOUND`、`VALIDATION`、`PERMISSION`、`SYSTEM`、`BLOCKER` 或 `UNKNOWN`。';

function members(names: readonly string[]): string {
	return codeList(names, '、', ' 和 ');
}

export const envelope: GroupTexts<typeof envelopeRules> = {
	'error-not-object': {
		name: '错误不是对象',
		summary: '`error` 必须是对象，里面放 `error_type` 和 `user_message`。',
		fault: ({ kind, beside }) => ({
			wrong: `\`error\` 是${KINDS[kind]}，应当是对象`,
			consequence: UNLISTED,
			remedy:
				beside.length > 0
					? `请把 \`error\` 写成对象，并把 ${members(beside)} 放进去。`
					: '请把 `error` 写成带有 `error_type` 和 `user_message` 的对象。',
		}),
		fixes: {
			unwrap: () => '保留里面的对象',
			gather: ({ members: names }) => `用 ${members(names)} 组成对象`,
			wrap: ({ type }) => `用 \`${type}\` 组成对象：${errorTypes[type].choose}`,
			...answerFixes,
		},
	},
	'error-level': {
		name: '错误的层级',
		summary: '`error_type` 和 `user_message` 直接放在 `error` 里，不在外面，也不更深。',
		fault: ({ where, members: names }) => ({
			wrong:
				where === 'beside'
					? `${members(names)} 在 \`error\` 旁边，而不在里面`
					: where === 'bare'
						? '外面缺少 `error` 对象'
						: '错误多套了一层',
			consequence: '位置不对就不会被读取，智能体只能临场发挥。',
			remedy: '请只保留一个 `error`，把这些成员直接放在里面。',
		}),
		fixes: {
			move: ({ members: names }) => `把 ${members(names)} 移进 \`error\``,
			wrap: () => '在外面加上 `error`',
			unwrap: () => '去掉多余的一层',
		},
	},
	'error-type-missing': {
		name: '缺少类型',
		summary: '`error` 必须带有 `error_type`。',
		fault: ({ alsoMessage, instead }) => ({
			wrong: alsoMessage
				? '`error` 里既没有 `error_type`，也没有 `user_message`'
				: instead === undefined
					? '缺少 `error_type`'
					: `缺少 \`error_type\`：这里写成了 ${code(instead)}`,
			consequence: '没有类型就没有规定的反应，智能体只能临场发挥。',
			remedy: alsoMessage
				? '请两个都写上：类型决定智能体做什么，话术决定它说什么。'
				: `请写上六个值之一。${SIX}`,
		}),
		fixes: {
			...answerFixes,
			rename: ({ from }) => `把 ${code(from)} 改名为 \`error_type\``,
			take: ({ from, type }) => `把 ${code(from)} 换成 \`error_type\`：\`${type}\``,
			add: ({ type }) => `写上 \`${type}\`：${errorTypes[type].choose}`,
		},
	},
	'error-type-spelling': {
		name: '类型拼写',
		summary: '`error_type` 与六个值逐字符比较。',
		fault: ({ value, type }) => ({
			wrong: `${code(value)} 与 \`${type}\` 的写法不完全一致`,
			consequence: '逐字符比较：这样写等于 `UNKNOWN`，智能体只能临场发挥。',
			remedy: `请写成 \`${type}\`：${type.includes('_') ? '大写、下划线' : '大写'}，没有别的字符。`,
		}),
		fixes: { spell: ({ type }) => `改为 \`${type}\`` },
	},
	'error-type-unlisted': {
		name: '类型不在列表中',
		summary: '`error_type` 必须是六个值之一。',
		fault: ({ value, kind, nearest }) => ({
			wrong:
				kind === 'string'
					? `${code(value)} 不是六个类型之一`
					: `\`error_type\` 是${KINDS[kind]}，应当是六个文本之一`,
			consequence: UNLISTED,
			remedy: nearest ? `看起来想写的是 \`${nearest}\`。如果是，请改成它。` : SIX,
		}),
		fixes: { choose: ({ type }) => `改为 \`${type}\`：${errorTypes[type].choose}` },
	},
	'error-type-legacy': {
		name: '旧错误码当类型',
		summary: 'Agent-Native 的错误码不是 `error_type`。',
		fault: ({ value, canonical }) => ({
			wrong:
				value === canonical
					? `${code(value)} 是 Agent-Native 的错误码，不是错误类型`
					: `${code(value)} 是 Agent-Native 的旧错误码，不是错误类型`,
			consequence: UNLISTED,
			remedy:
				value === canonical
					? '请把它放进 `details`，再按智能体该做什么来选类型。'
					: `它的规范码是 \`${canonical}\`，同样不能放在这里：请按智能体该做什么来选类型。`,
		}),
		fixes: { choose: ({ type }) => `改为 \`${type}\`：${errorTypes[type].choose}` },
	},
	'unknown-type': {
		name: '类型为 UNKNOWN',
		summary: '`UNKNOWN` 合法，但没有规定任何反应。',
		fault: () => ({
			wrong: '`UNKNOWN` 让智能体没有规定的反应可循',
			consequence: '智能体只能拿 `user_message` 临场发挥。',
			remedy: '它只是最后手段：请看看其他五个是否合适。',
		}),
		fixes: changeType,
	},
	'user-message-missing': {
		name: '缺少话术',
		summary: '`error` 必须带有 `user_message`。',
		fault: ({ instead }) => ({
			wrong:
				instead === undefined ? '缺少 `user_message`' : `缺少 \`user_message\`：这里写成了 ${code(instead)}`,
			consequence: '智能体没有可说、也没有可转述的话。',
			remedy: '请写一句简短的中性西班牙语，说给对方听。',
		}),
		fixes: { rename: ({ from }) => `把 ${code(from)} 改名为 \`user_message\`` },
	},
	'user-message-empty': {
		name: '话术为空',
		summary: '`user_message` 必须有内容。',
		fault: () => ({
			wrong: '`user_message` 是空的',
			consequence: '智能体没有可说、也没有可转述的话。',
			remedy: '请写一句简短的中性西班牙语。',
		}),
		fixes: {},
	},
	'user-message-not-text': {
		name: '话术不是文本',
		summary: '`user_message` 必须是文本。',
		fault: ({ kind }) => ({
			wrong: `\`user_message\` 是${KINDS[kind]}，应当是文本`,
			consequence: '智能体无法把它当成一句话来读。',
			remedy: '请只写一句话，放在引号里。',
		}),
		fixes: { take: ({ text }) => `只保留 ${code(text)}` },
	},
	'extra-field': {
		name: '多余的字段',
		summary: '`error` 里只读取 `error_type`、`user_message` 和 `details`。',
		fault: ({ field, alternatives }) => ({
			wrong: `${code(field)} 不是契约里的字段`,
			consequence: '智能体不会解读它，等于没有。',
			remedy: alternatives
				? '可选项放在 `error` 旁边或写进话术，不要放在里面。'
				: '请删掉；如果追踪时用得上，就移到 `details`。',
		}),
		fixes: {
			remove: ({ field }) => `删除 ${code(field)}`,
			'move-to-details': ({ field }) => `把 ${code(field)} 移到 \`details\``,
			'move-beside': ({ field }) => `把 ${code(field)} 移到 \`error\` 旁边`,
		},
	},
	'retry-mark': {
		name: '重试标记',
		summary: '契约里没有任何“可重试”标记。',
		fault: ({ field }) => ({
			wrong: `契约里没有 ${code(field)}`,
			consequence: '智能体不读它：是否重试由类型决定。',
			remedy: '请删掉。如果是暂时故障，就用 `SYSTEM` 来表达。',
		}),
		fixes: { remove: ({ field }) => `删除 ${code(field)}` },
	},
	'details-secret': {
		name: '`details` 里的密钥',
		summary: '`details` 里不应当存放密码、令牌或连接串。',
		fault: ({ field }) => ({
			wrong:
				field === undefined ? '`details` 里看起来有密钥' : `\`details\` 里的 ${code(field)} 看起来是密钥`,
			consequence: '它到不了模型，也到不了用户，但会留在您的追踪记录里。',
			remedy: '请在返回之前删掉或遮住。',
		}),
		fixes: { mask: () => '用 `***` 遮住' },
	},
	'error-null': {
		name: '`error` 为 null',
		summary: '成功的响应不需要 `error: null`。',
		fault: () => ({
			wrong: '成功的响应里多了 `error: null`',
			consequence: '它仍按成功读取，但这个键容易让人当成失败。',
			remedy: '请删掉这个键：只有失败时才有 `error`。',
		}),
		fixes: { remove: () => '删除 `error`' },
	},
	'error-with-results': {
		name: '错误与结果并存',
		summary: '一个响应要么是错误，要么带结果，不能两样都有。',
		fault: ({ fields, empty }) => ({
			wrong: empty
				? `响应既是错误，又带着空列表（${members(fields)}）`
				: `响应既是错误，又带着 ${members(fields)}`,
			consequence: '智能体进入失败分支，结果就丢了。',
			remedy: empty
				? '如果搜索正常、只是没有结果，请删掉 `error`；如果搜索失败，请删掉列表。'
				: '请只保留其中一样。可选项要用自己的名字，例如 `alternativas`。',
		}),
		fixes: {
			'keep-error': ({ fields }) => `保留错误，删除 ${members(fields)}`,
			'keep-results': () => '保留结果，删除 `error`',
		},
	},
	'empty-list-as-error': {
		name: '空列表当错误',
		summary: '搜索没有结果是带 `total: 0` 的成功，不是错误。',
		fault: ({ type, hasList }) => ({
			wrong: hasList
				? '没有结果的搜索被当成错误，旁边还带着空列表'
				: '看起来是没有结果的搜索，却当成错误返回',
			consequence:
				type === 'NOT_FOUND'
					? '智能体会重新核实客户身份，而不是说没有结果。'
					: '智能体会重试、退回上一步，或者为并不存在的问题道歉。',
			remedy: '请返回 `{"resultados": [], "total": 0}`，智能体会自然地应答。',
		}),
		fixes: answerFixes,
	},
};
