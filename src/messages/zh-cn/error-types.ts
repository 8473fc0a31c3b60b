import type { ErrorType } from '../../contract/types.ts';
import type { ErrorTypeText } from '../types.ts';

export const errorTypes: Readonly<Record<ErrorType, ErrorTypeText>> = {
	NOT_FOUND: {
		name: '不存在',
		when: '按给出的信息，实体不存在。',
		agent: '回到身份识别步骤，请对方核对信息。',
		choose: '按这些信息找不到对应的实体',
	},
	VALIDATION: {
		name: '需要更正',
		when: '数据格式不对、违反了 schema 无法表达的规则、当前状态不允许该操作，或者存在歧义。',
		agent: '请对方更正，不进入下一步。六个取值中，它最有用，也会是您用得最多的。',
		choose: '客户可以更正、说得更具体，或者换一个选择',
	},
	PERMISSION: {
		name: '不归其所有',
		when: '该操作不属于这位客户，或者该实体不归其所有。',
		agent: '聊天中转交人工。电话中只能询问是否转接：那里没有“转交”这个动作。',
		choose: '没有权限，或者要的东西是别人的',
	},
	SYSTEM: {
		name: '暂时故障',
		when: '暂时性的技术故障：依赖没有响应、timeout、5xx。',
		agent: '道歉并允许重试，从不声称数据不存在。',
		choose: '您这边有东西没有响应，可以再试',
	},
	BLOCKER: {
		name: '欠款障碍',
		when: '客户存在禁止该操作的障碍：欠费、停用、账户被锁。',
		agent: '委婉说明，并切换到账单流程。没有启用该场景时，这次对话会失去其余目录。',
		choose: '确实有欠款方面的障碍，而且账单场景已启用',
	},
	UNKNOWN: {
		name: '未归类',
		when: '一切无法归类的情况，只作最后手段。',
		agent: '没有规定任何反应：拿 `user_message` 临场发挥。',
		choose: '其他五个确实都不合适',
	},
};
