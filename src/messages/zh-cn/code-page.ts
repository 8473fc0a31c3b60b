import type { CodePageTexts } from '../page-types.ts';

export const codePage: CodePageTexts = {
	lead: (code, legacy) => `规范码 \`${code}\`，取代 ${legacy}。`,
	facts: '表中的内容',
	fact: '项目',
	value: '取值',
	use: '何时使用，注意什么',
	when: '何时使用',
	not: '不要这样做',
	retry: '适合有界重试吗？',
	retryQuestion: '实例给出',
	retryAnswer: '回答',
	retryWhy: '原因',
	retryIf: { default: '没有给出', yes: '`Retryable=true`', no: '`Retryable=false`' },
	legacy: '旧码',
	origin: '所在表',
	asType: '不能用作 `error_type`',
	asTypeText:
		'这个码属于智能体平台。放在工具响应里，它不是六个取值中的任何一个：运行时按 `UNKNOWN` 处理，智能体临场发挥。请根据实际发生的情况选择，没有人能替您选。',
	change: '转换后有什么变化',
	since: (version) => `自登记表 ${version} 版起收录`,
	useBasis: '来源没有“何时使用”这一列。以下内容根据错误码的名称和说明整理，其余未规定。',
	uses: {
		'agent.canceled': {
			when: '发生了取消。',
			not: '不要让取消停在半路，它必须继续传播；取消不可靠时也不要报成 Canceled：结果仍是 Unknown。',
		},
		'agent.deadline_exceeded': {
			when: '超过了截止时间。',
			not: '不要给重试另设 ExecutionID、预算或截止时间：这些是共用的。',
		},
		'agent.budget_exceeded': {
			when: '预算用完了。',
			not: '不要当成瞬时故障。',
		},
		'agent.provider_unavailable': {
			when: '提供方不可用。',
			not: '不要自行在传输层重试：有界重试由 adapter 负责。',
		},
		'agent.provider_rejected': {
			when: '提供方拒绝了请求。',
			not: '不要原样重发：先改正。',
		},
		'agent.tool_rejected': {
			when: '工具被拒绝。',
			not: '不要自行扩大工具范围。',
		},
		'agent.path_outside_workspace': {
			when: '路径在工作区之外。',
			not: '不要把路径授权当成操作系统沙箱。',
		},
		'agent.missing_capability': {
			when: '缺少能力。',
			not: '不要用 Stub 顶替：直接拒绝。',
		},
		'agent.missing_deliverable': {
			when: '缺少交付物。',
			not: '不要以为什么都没有写入：可能已写入一部分。因此默认虽为 transient，有界重试仍不适合。',
		},
		'agent.empty_output': {
			when: '输出为空。',
			not: '不要算作成功。',
		},
		'agent.unknown_outcome': {
			when: '结果不明。',
			not: '不要降级成 Succeeded 或 Failed。',
		},
		'agent.internal': {
			when: '出现内部故障，不清楚留下了哪些副作用。',
			not: '不要无条件重放。',
		},
		'agent.prompt_empty': {
			when: '提示词为空，与 AssessStepFailure 的 prompt_empty 相同。',
			not: '不要重试：属于永久失败。',
		},
		'agent.unauthorized': {
			when: '缺少授权。',
			not: '不要重试：属于永久失败。',
		},
		'agent.timeout': {
			when: '超时。',
			not: '不了解副作用时，不要决定有界重试：来源没有规定。',
		},
		'agent.transient': {
			when: '出现瞬时故障。',
			not: '不了解副作用时，不要决定有界重试：来源没有规定。',
		},
		'agent.run_failed': {
			when: '执行失败，而且属于永久失败。',
			not: '不要以为没有副作用：按 possible 计。',
		},
	},
};
