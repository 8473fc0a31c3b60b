import type { meaningRules } from '../../contract/rules/meaning/index.ts';
import type { GroupTexts } from '../types.ts';
import { changeType } from './answers.ts';
import { errorTypes } from './error-types.ts';

export const meaning: GroupTexts<typeof meaningRules> = {
	'outage-as-not-found': {
		name: '把故障说成不存在',
		summary: '技术故障不是 `NOT_FOUND`，否则智能体会否认本来存在的东西。',
		fault: ({ where }) => ({
			wrong:
				where === 'sentence'
					? '这句话看起来在说技术故障，类型却表示数据不存在'
					: '`details` 看起来在说技术故障，类型却表示数据不存在',
			consequence: '后果严重：您明明有的东西，智能体会很自然地告诉客户没有。',
			remedy: '自己的系统没有响应时返回 `SYSTEM`；查过而确实没有时才用 `NOT_FOUND`。',
		}),
		fixes: {
			...changeType,
			'make-system': ({ sentence }) => `改为 \`SYSTEM\`，并说 «${sentence}»`,
		},
	},
	'outage-not-system': {
		name: '技术故障未用 `SYSTEM`',
		summary: '暂时性的技术故障用 `SYSTEM`。',
		fault: ({ type }) => ({
			wrong: `看起来是技术故障，类型却是 \`${type}\``,
			consequence: '智能体不会提议重试，而这里只有重试才有用。',
			remedy: '请返回 `SYSTEM`：智能体会道歉，并允许重试。',
		}),
		fixes: changeType,
	},
	'not-found-as-system': {
		name: '把不存在说成故障',
		summary: '东西不存在并不是技术故障。',
		fault: () => ({
			wrong: '这句话看起来在说数据不存在，类型却是 `SYSTEM`',
			consequence: '智能体会说出现了技术问题（其实没有），并让人重复同样的查询。',
			remedy: '请返回 `NOT_FOUND`，让智能体请客户核对信息。',
		}),
		fixes: changeType,
	},
	'quota-not-system': {
		name: '限流未用 `SYSTEM`',
		summary: '服务器按配额限流属于暂时性故障，用 `SYSTEM`。',
		fault: ({ type }) => ({
			wrong: `看起来是请求被限流，类型却是 \`${type}\``,
			consequence: '智能体会在客户身上找原因，而客户无能为力。',
			remedy: '请返回 `SYSTEM`：对智能体来说这是暂时性故障，可以重试。',
		}),
		fixes: changeType,
	},
	'occupied-not-validation': {
		name: '时段被占未用 `VALIDATION`',
		summary: '时段被占只需另选一个，用 `VALIDATION`。',
		fault: ({ type }) => ({
			wrong: `这句话看起来在说时段已被占用，类型却是 \`${type}\``,
			consequence: '智能体会离开当前步骤，而不是提供别的时段。',
			remedy: '请返回 `VALIDATION`，并附上可选的时段。',
		}),
		fixes: changeType,
	},
	'occupied-without-alternatives': {
		name: '被占用却没有备选',
		summary: '客户要的时段被占时，响应里要给出还空着的时段。',
		fault: () => ({
			wrong: '看起来已被占用，响应里却没有任何备选',
			consequence: '智能体没有可推荐的，客户只能盲目尝试。',
			remedy: '请在句子里说明哪些还空着，或者把列表放在 `error` 旁边。',
		}),
		fixes: {},
	},
	'ambiguous-not-validation': {
		name: '信息有歧义未用 `VALIDATION`',
		summary: '有多个候选时要请客户说清楚，用 `VALIDATION`。',
		fault: ({ type }) => ({
			wrong: `这句话看起来在说有多个候选，类型却是 \`${type}\``,
			consequence: '智能体不会请客户说明是哪一个。',
			remedy: '请返回 `VALIDATION`，并在句子里询问能区分它们的信息。',
		}),
		fixes: changeType,
	},
	'terminal-not-validation': {
		name: '终结状态未用 `VALIDATION`',
		summary: '已取消、已付款、已关闭的东西存在，也没有故障，用 `VALIDATION`。',
		fault: ({ type }) => ({
			wrong: `这句话看起来在说状态已无法更改，类型却是 \`${type}\``,
			consequence: '智能体的反应会像缺了什么，客户也不知道自己的事情办到哪一步。',
			remedy: '请返回 `VALIDATION`，并在句子里说明当前状态。',
		}),
		fixes: changeType,
	},
	'terminal-without-state': {
		name: '终结状态没有说明',
		summary: '已经不能更改时，句子要说明当前状态。',
		fault: () => ({
			wrong: '看起来已经不能更改，句子却没有说明原因',
			consequence: '智能体无法解释，客户会一再追问。',
			remedy: '请说明当前状态，例如 «ya fue entregado» 或 «ya venció»。',
		}),
		fixes: {},
	},
	'datum-not-validation': {
		name: '待更正的信息未用 `VALIDATION`',
		summary: '格式不对的信息由客户更正，用 `VALIDATION`。',
		fault: ({ type }) => ({
			wrong: `看起来有一项信息不对，类型却是 \`${type}\``,
			consequence: '智能体不会请客户更正。',
			remedy: '请返回 `VALIDATION`：智能体会再次询问该信息，步骤不变。',
		}),
		fixes: changeType,
	},
	'permission-as-other-type': {
		name: '无权限却用了别的类型',
		summary: '不归客户办理的事用 `PERMISSION`。',
		fault: ({ type }) => ({
			wrong: `这句话看起来在说客户无权办理，类型却是 \`${type}\``,
			consequence: '智能体不会转交人工。',
			remedy: '无论是缺少权限，还是东西属于别人，都请返回 `PERMISSION`。',
		}),
		fixes: changeType,
	},
	'arrears-not-blocker': {
		name: '欠费却用了别的类型',
		summary: '欠费、停用或因催收被锁的账户用 `BLOCKER`。',
		fault: ({ type }) => ({
			wrong: `这句话看起来在说欠费或账户被锁，类型却是 \`${type}\``,
			consequence: '智能体不会说明障碍，也不会转入账单流程，客户不知道还差什么。',
			remedy:
				'如果是催收造成的障碍，并且启用了账单场景，请返回 `BLOCKER`；如果是客户的其他状态，请返回 `VALIDATION`。',
		}),
		fixes: changeType,
	},
	'blocker-without-impediment': {
		name: '没有欠款障碍却用 BLOCKER',
		summary: '`BLOCKER` 只用于欠费、停用或账户被锁。',
		fault: () => ({
			wrong: '类型是 `BLOCKER`，句子看起来却与欠费、停用或锁定无关',
			consequence: '智能体会切换流程，转而谈账单。',
			remedy: '客户因自身状态办不了的事，请返回 `VALIDATION`。',
		}),
		fixes: changeType,
	},
	'blocker-without-billing': {
		name: '未启用账单场景却用 BLOCKER',
		summary: '`BLOCKER` 需要启用账单场景。',
		fault: () => ({
			wrong: '类型是 `BLOCKER`，而账单场景没有启用',
			consequence: '智能体在这次对话里会失去其余目录，只剩基本功能。',
			remedy: '请联系平台启用该场景，启用之前先返回 `VALIDATION`。',
		}),
		fixes: {},
	},
	'unknown-with-better-type': {
		name: '能归类却没有归类',
		summary: '`UNKNOWN` 是最后的选择，没有规定的反应。',
		fault: ({ better }) => ({
			wrong: `类型是 \`UNKNOWN\`，句子看起来属于 \`${better}\``,
			consequence: '智能体没有规定的反应，只能根据这句话临场发挥。',
			remedy: `如果确实如此，请返回 \`${better}\`：${errorTypes[better].choose}。`,
		}),
		fixes: changeType,
	},
};
