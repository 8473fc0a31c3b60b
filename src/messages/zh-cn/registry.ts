import type { RegistryTexts } from '../registry-types.ts';

export const registry: RegistryTexts = {
	notes: {
		canceled: '取消要一路传播下去。取消若不可靠，结果仍是 Unknown，不得报成 Canceled。',
		deadline_exceeded: '与各次重试共用 ExecutionID、预算和截止时间。',
		budget_exceeded: '预算用完不算瞬时故障。',
		provider_unavailable: '传输层的有界重试由 adapter 负责。',
		provider_rejected: '提供方拒绝了请求，改正之后再发送。',
		tool_rejected: '不可擅自放宽工具的范围。',
		path_outside_workspace: '路径授权不等于操作系统沙箱。',
		missing_capability: '缺少能力时直接拒绝，不用 Stub 顶替。',
		missing_deliverable: '有一部分可能已经写入。',
		empty_output: '输出为空不能算成功。',
		unknown_outcome: '不得降格为 Succeeded 或 Failed。',
		internal: '不清楚产生了哪些副作用，不得无条件重放。',
		PROMPT_EMPTY: '永久失败，与 AssessStepFailure 的 prompt_empty 相同。',
		UNAUTHORIZED: '永久失败。',
		TIMEOUT: '可以重试。',
		CANCELLED: '归入契约的取消码，不再有单独的含义。',
		TRANSIENT: '可以重试。',
		MISSING_TARGET: '归入契约的“交付物缺失”。',
		RUN_FAILED: '属于永久失败，副作用一律视为 possible。',
	},
	unspecified: '未规定',
	policies: {
		never: 'never',
		transient: 'transient',
		permanent: '永久失败',
		retryable: '可重试',
	},
	suits: {
		yes: '适合有界重试',
		'if-carried': '适合，前提是实例带有 Retryable=true',
		no: '不适合有界重试',
		'not-decidable': '无法判定',
	},
	retryReasons: {
		'default-never': '该错误码的默认策略是 never，且没有给出实例的 Retryable。',
		'default-permanent': '来源称其为永久失败，且没有给出实例的 Retryable。',
		'instance-not-retryable': '实例标为 Retryable=false，而有界重试要求 Retryable=true。',
		'side-effects': '有界重试要求 side_effects=none，而这里的副作用是可能存在或不明。',
		'side-effects-open': '来源没有规定该错误码的副作用。给出实例的副作用后才能判定。',
		'default-allows': '默认策略允许重试，且没有副作用；但有界重试要求实例带有 Retryable=true。',
		'instance-allows': '实例标为 Retryable=true，且没有副作用。',
		'instance-over-default':
			'实例标为 Retryable=true，且没有副作用；但该错误码的默认策略与此相反。这是实例允许的；如果该错误码的说明要求先更正，请先更正。',
		'cancel-default': 'agent.canceled 的默认策略是 never，尽管 TypedRetryable 承认 CANCELLED。',
		'cancel-side-effects': '传输层可以把取消当成可重试，但必须再看副作用，而这里不是 none。',
		'cancel-allows': '传输层把这次取消当成可重试，且没有副作用。agent.canceled 的默认策略仍是 never。',
	},
	retryChanges: {
		'was-retryable':
			'TypedRetryable 承认这个旧码，而规范码的默认策略是 never：请查看实例的 Retryable 和副作用。',
		'was-not-retryable':
			'TypedRetryable 不承认这个旧码，而规范码的默认策略是 transient，副作用为 possible：有界重试依然不适合。',
	},
	failureClasses: {
		none: '步骤的分类，不是错误码。来源没有说明它对应哪种策略。',
		transient: '步骤的分类，不是错误码。提供方连接类的原因对应 transient。',
		permanent: '步骤的分类，不是错误码。永久原因（prompt_empty、unauthorized、治理拦截）对应 never。',
	},
};
