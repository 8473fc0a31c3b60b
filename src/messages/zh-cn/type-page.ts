import type { FlowWords, TypePageTexts } from '../page-types.ts';

export const flow: FlowWords = {
	from: '由您的工具返回',
	title: (type) => `智能体收到 ${type} 后的做法`,
	step: (label, verb, without) => `${label}：${verb}${without ? `（${without}）` : ''}。`,
	returned: '您的工具返回',
	asText: '用文字看同一流程',
	withBilling: '已启用账单场景',
	withoutBilling: '未启用账单场景',
	noEscalation: '没有“转交”动作',
};

const success = '成功：`{"resultados": [], "total": 0}`';

export const typePage: TypePageTexts = {
	reaction: '智能体的做法',
	when: '何时使用，何时不用',
	happened: '您的服务器上发生了什么',
	answer: '应当返回',
	examples: '示例',
	right: '正确',
	wrong: '错误',
	rules: '与它有关的规则',
	noExamples: '这一侧暂时没有示例。',
	since: (version) => `自 ${version} 版起`,
	cases: {
		NOT_FOUND: [
			{ situation: '证件号不对应任何客户', answer: '`NOT_FOUND`' },
			{ situation: '按给出的编号查不到预订', answer: '`NOT_FOUND`' },
			{ situation: '按条件搜索，没有结果', answer: success },
			{ situation: '数据库没有响应', answer: '`SYSTEM`：没有人知道数据是否存在' },
			{ situation: '同一个名字对应两个人', answer: '`VALIDATION`，话术请对方说得更具体' },
		],
		VALIDATION: [
			{ situation: '日期的格式无法识别', answer: '`VALIDATION`' },
			{ situation: '对方要的时段已被占用', answer: '`VALIDATION`，并在响应里给出可选时段' },
			{ situation: '信息对应多个候选', answer: '`VALIDATION`，话术请对方说得更具体' },
			{ situation: '订单已经送达', answer: '`VALIDATION`，话术说明这一状态' },
			{ situation: '数据写得没错，但不存在', answer: '`NOT_FOUND`' },
			{ situation: '输入不符合 `inputSchema`', answer: '由 SDK 自行产生的错误：属于协议层' },
		],
		PERMISSION: [
			{ situation: '保单在别人名下', answer: '`PERMISSION`' },
			{ situation: '该操作不属于这位客户', answer: '`PERMISSION`' },
			{ situation: '预约已经取消', answer: '`VALIDATION`，话术说明这一状态' },
			{ situation: '客户有欠款', answer: '`BLOCKER`，前提是账单场景已启用' },
			{ situation: '缺少调用工具的凭证', answer: '`401`，并带 `WWW-Authenticate`：属于协议层' },
		],
		SYSTEM: [
			{ situation: '依赖没有响应，或返回 5xx', answer: '`SYSTEM`' },
			{ situation: '服务器按配额限流', answer: '`SYSTEM`' },
			{ situation: '出现未捕获的异常', answer: '捕获它并返回 `SYSTEM`' },
			{ situation: '查询正常完成，没有任何结果', answer: success },
			{
				situation: '工具耗时超过 30 秒',
				answer: '没有什么可返回的：运行时已经中断。请自己提前中断并返回 `SYSTEM`',
			},
		],
		BLOCKER: [
			{ situation: '客户有欠费', answer: '`BLOCKER`，前提是账单场景已启用' },
			{ situation: '账户因欠款被停用或锁定', answer: '`BLOCKER`，前提是账单场景已启用' },
			{ situation: '客户因其状态不能操作，与欠款无关', answer: '`VALIDATION`，话术说明当前状态' },
			{ situation: '所请求的内容属于别人', answer: '`PERMISSION`' },
			{
				situation: '不清楚租户是否启用了账单场景',
				answer: '使用 `BLOCKER` 之前先与平台方确认',
			},
		],
		UNKNOWN: [
			{ situation: '其余五个值都不合适', answer: '`UNKNOWN`，仅作最后手段' },
			{ situation: '出现未捕获的异常', answer: '`SYSTEM`' },
			{ situation: '搜索没有结果', answer: success },
			{
				situation: '您的系统有自己的代码，例如 `agent.timeout`',
				answer: '从六个值里选一个：不在其中的值，运行时一律按 `UNKNOWN` 处理',
			},
		],
	},
};
