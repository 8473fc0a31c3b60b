import type { StatementId } from '../../contract/statements.ts';

/** Each statement restated in our own words; values, fields, statuses and obligations are the source's. */
export const statements: Readonly<Record<StatementId, string>> = {
	'ES-01':
		'`error_type` 的六个取值就是运行时目前实际使用的规范契约：智能体重试、停在当前步骤、切换流程还是转交人工，都由它决定。',
	'ES-02': '取值范围是封闭的：不在其中的值一律按 `UNKNOWN` 处理。',
	'ES-03':
		'业务失败不是传输错误：工具照常返回响应，把错误放在响应里面，绝不返回 500。传输失败只用于真正的传输问题。',
	'ES-04': '错误是一个含有 `error` 成员的对象，`error` 里面放 `error_type` 和 `user_message`。',
	'ES-05':
		'`error_type` 必须（DEBE）存在，取六个值之一，写法完全一致：大写、下划线、没有空格。智能体的反应由它决定。',
	'ES-06':
		'`user_message` 必须（DEBE）存在：一句简短的中性西班牙语，没有行话，也没有标识符。智能体会换个说法转述，或者直接念出来。',
	'ES-07':
		'`details` 可以（PUEDE）存在：供接入方自己追踪的技术细节。运行时不使用它，它到不了模型，也到不了用户。',
	'ES-08': '其他字段一概不解读：除这三个字段外，契约里没有别的内容。',
	'ES-09': '没有“可重试”标记：是否重试由智能体根据 `error_type` 判断。',
	'ES-10': '`NOT_FOUND`：按给出的信息，实体不存在。智能体回到身份识别步骤，请对方核对信息。',
	'ES-11':
		'`VALIDATION`：数据格式不对、违反了 schema 无法表达的规则、当前状态不允许该操作，或者存在歧义。智能体请对方更正，不进入下一步。六个取值中，它最有用，也会是您用得最多的。',
	'ES-12': '`PERMISSION`：该操作不属于这位客户，或者该实体不归其所有。智能体转交人工。',
	'ES-13': '电话中的 `PERMISSION`：那里没有“转交”这个动作，智能体只能询问是否转接。',
	'ES-14':
		'`SYSTEM`：暂时性的技术故障，例如依赖没有响应、timeout、5xx。智能体道歉并允许重试，从不声称数据不存在。',
	'ES-15':
		'`BLOCKER`：客户存在禁止该操作的障碍，例如欠费、停用、账户被锁。智能体委婉说明，并切换到账单流程。',
	'ES-16':
		'`UNKNOWN`：一切未归类的情况。没有规定任何反应，只作最后手段：实际上智能体会拿 `user_message` 临场发挥。',
	'ES-17': '“没有权限”和“这条记录不是对方的”都用 `PERMISSION`，因为两者都必须以转交人工收尾。',
	'ES-18':
		'`BLOCKER` 是唯一会改变对话流程的取值，它把对话带到账单场景。如果租户没有启用该场景，智能体在这次对话里会失去其余目录，只剩最基本的功能。',
	'ES-19':
		'`BLOCKER` 只用于真正的欠款（cartera）障碍，并与平台方确认账单场景已经启用。如果是“这位客户因其状态不能这样做”，请用 `VALIDATION`。',
	'ES-20':
		'有效的搜索没有结果，属于成功：空列表加 `total: 0`。正确的响应体是 `{"resultados": [], "total": 0}`。',
	'ES-21': '客户要的时段已被占用：用 `VALIDATION`，并在响应里给出可选的时段。',
	'ES-22':
		'信息有歧义、对应多个候选：用 `VALIDATION`，并让 `user_message` 请对方说得更具体。绝不替客户选择。',
	'ES-23':
		'实体处于终结状态（预约已取消、商机已关闭）：用 `VALIDATION`，并在 `user_message` 里说明当前状态。',
	'ES-24': '服务器按配额限流：用 `SYSTEM`。对智能体来说这是暂时性故障，这样处理是对的。',
	'ES-25': '工具耗时超过 30 秒：没有什么可返回的，运行时已经中断。设计时就要避免走到这一步。',
	'ES-26':
		'把空目录当成错误，是最常见、代价也最高的接入失误：智能体会进入失败分支，重试、退回上一步，或者为并不存在的技术问题道歉。返回 `{"resultados": [], "total": 0}`，它就能自然地应答。',
	'ES-27':
		'四种情况。空目录用 `UNKNOWN` 或 `SYSTEM`：«tengo un problema técnico»（我这边有技术问题），不属实。数据库宕机用 `NOT_FOUND`：«no tenemos ese producto»（我们没有这个产品），不属实，而且严重。空目录用成功加 `total: 0`：«no encontré ese producto»（没有找到这个产品）。数据库宕机用 `SYSTEM`：«no puedo consultarlo ahora, ¿lo intentamos de nuevo?»（现在查不了，要再试一次吗？）。',
	'ES-28':
		'把这两种情况并成一个取值，后果很具体：智能体会非常自然地告诉真实客户，您不卖某样东西，而您其实在卖。',
	'ES-29': '缺少凭证或凭证无效：返回 401，并带 `WWW-Authenticate`。',
	'ES-30': '输入不符合 `inputSchema`：用 SDK 的契约错误，由 SDK 在校验时自行产生。',
	'ES-31': '不支持的协议版本：用标准规定的版本错误，而不是 500。',
	'ES-32': '工具不存在：用协议的方法错误。',
	'ES-33': '未捕获的异常：请捕获它并返回 `SYSTEM`。没有响应体的 500 会让智能体无话可说。',
	'ES-34': '最多一到两句话：对方可能是在电话里听到的。',
	'ES-35': '不要有标识符、内部代码、表名或系统名。',
	'ES-36': '不要责怪用户，也不要长篇道歉：语气由智能体掌握。',
	'ES-37': '不要给模型下指令（例如让它再问一次证件号）：该怎么做由 `error_type` 决定。',
	'ES-38': '不要有第三方的个人信息，即使是为了消除歧义也不行。',
	'ZH-01':
		'来源是 `contract/contract.go` 和 `adapters/pitransport/resultv1.go` 中的 `allowedErrorCodes`（typed-result-v1）。这一轮不改动 Agent-Native；接入时依照各表，用规范码替换现有的字符串。别名已经登记，`Registry.Lookup` 和 `Resolve` 可以直接接受旧值。',
	'ZH-02':
		'`canceled` 对应 `agent.canceled`：HTTP 499，retry `never`，side_effects `possible`。取消必须向下传播；不可靠的取消仍是 Unknown，不得谎报为 Canceled。',
	'ZH-03':
		'`deadline_exceeded` 对应 `agent.deadline_exceeded`：HTTP 408，retry `never`，side_effects `possible`。它与重试共用 ExecutionID、预算和截止时间。',
	'ZH-04':
		'`budget_exceeded` 对应 `agent.budget_exceeded`：HTTP 429，retry `never`，side_effects `possible`。预算用尽不算瞬时故障。',
	'ZH-05':
		'`provider_unavailable` 对应 `agent.provider_unavailable`：HTTP 503，retry `transient`，side_effects `none`。传输层的有界重试由 adapter 负责。',
	'ZH-06':
		'`provider_rejected` 对应 `agent.provider_rejected`：HTTP 502，retry `never`，side_effects `none`。请求遭到拒绝，改正后才能再发。',
	'ZH-07':
		'`tool_rejected` 对应 `agent.tool_rejected`：HTTP 403，retry `never`，side_effects `none`。不得擅自扩大工具范围。',
	'ZH-08':
		'`path_outside_workspace` 对应 `agent.path_outside_workspace`：HTTP 403，retry `never`，side_effects `none`。路径授权并不等于操作系统沙箱。',
	'ZH-09':
		'`missing_capability` 对应 `agent.missing_capability`：HTTP 400，retry `never`，side_effects `none`。能力缺失时直接拒绝，不得降级成 Stub。',
	'ZH-10':
		'`missing_deliverable` 对应 `agent.missing_deliverable`：HTTP 422，retry `transient`，side_effects `possible`。有一部分可能已经写入。',
	'ZH-11':
		'`empty_output` 对应 `agent.empty_output`：HTTP 422，retry `never`，side_effects `none`。输出为空不等于成功。',
	'ZH-12':
		'`unknown_outcome` 对应 `agent.unknown_outcome`：HTTP 500，retry `never`，side_effects `possible`。禁止把它降级成 Succeeded 或 Failed。',
	'ZH-13':
		'`internal` 对应 `agent.internal`：HTTP 500，retry `never`，side_effects `unknown`。副作用不清楚，禁止无条件重放。',
	'ZH-14':
		'`contract.Error.Retryable` 仍然是实例上的字段，规范码的 `retry` 只是默认策略。只有 `Retryable=true` 且 `side_effects=none`，才适合 adapter 的有界重试。',
	'ZH-15':
		'`PROMPT_EMPTY` 对应 `agent.prompt_empty`：永久失败，与 `AssessStepFailure` 的 prompt_empty 相同。',
	'ZH-16': '`UNAUTHORIZED` 对应 `agent.unauthorized`：永久失败。',
	'ZH-17': '`TIMEOUT` 对应 `agent.timeout`：可以重试。',
	'ZH-18': '`CANCELLED` 对应 `agent.canceled`：并入契约的取消码，没有另外的含义。',
	'ZH-19': '`TRANSIENT` 对应 `agent.transient`：可以重试。',
	'ZH-20': '`MISSING_TARGET` 对应 `agent.missing_deliverable`：并入契约的交付物缺失。',
	'ZH-21': '`RUN_FAILED` 对应 `agent.run_failed`：属于永久失败，副作用一律视为 `possible`。',
	'ZH-22':
		'`TypedRetryable` 只承认 TIMEOUT、CANCELLED、TRANSIENT，映射后是 `agent.timeout`、`agent.canceled`、`agent.transient`。`agent.canceled` 的默认策略是 `never`：实例上的 `retryable` 仍可表示传输层把取消当作可重试，这时调用方还必须核对副作用。',
	'ZH-23':
		'`exec.FailureClass`（none、transient、permanent）不是错误码。步骤评估仍用 `AssessStepFailure`；对外报告时从表中选一个规范码。',
	'ZH-24': '永久原因（prompt_empty、unauthorized、治理拦截）对应 `never`；提供方连接类原因对应 `transient`。',
	'ZH-25':
		'这是我们的观察：对只有 pitransport 才有的代码（prompt_empty、unauthorized、timeout、transient、run_failed），来源没有给出 HTTP 状态码和 retry 列，副作用也只给了 run_failed 的。页面上显示为“未规定”。',
};
