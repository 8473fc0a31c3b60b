import type { successRules } from '../../contract/rules/success/index.ts';
import { code } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { answerFixes } from './answers.ts';
import { KINDS } from './kinds.ts';

export const success: GroupTexts<typeof successRules> = {
	'empty-list-total': {
		name: '空列表没有 total',
		summary: '没有结果的搜索应当是空列表加 `total: 0`。',
		fault: ({ field }) => ({
			wrong:
				field === undefined
					? '响应是一个空列表，没有 `total: 0`'
					: `列表 ${code(field)} 是空的，缺少 \`total: 0\``,
			consequence: '智能体无法确定搜索是否正常完成、只是没有找到。',
			remedy: '契约的写法是 `{"resultados": [], "total": 0}`。',
		}),
		fixes: {
			'add-total': () => '加上 `total: 0`',
			wrap: () => '换成 `{"resultados": [], "total": 0}`',
		},
	},
	'list-total': {
		name: '列表没有 total',
		summary: '结果列表可以始终带上 `total`。',
		fault: ({ field }) => ({
			wrong: `${code(field)} 没有带 \`total\``,
			consequence: '有结果时可以不写，没有结果时必须写。',
			remedy: '如果始终写上，空搜索自然就会正确。',
		}),
		fixes: { 'add-total': ({ rows }) => `加上 \`total: ${rows}\`` },
	},
	'total-wrong': {
		name: 'total 对不上',
		summary: '`total` 是整数，而且不小于列表的条数。',
		fault: ({ problem, total, rows }) => ({
			wrong: {
				'not-integer': `\`total\` 是 ${code(total)}，应当是整数`,
				negative: `\`total\` 是 ${code(total)}，为负数`,
				'too-small': `\`total\` 是 ${code(total)}，而列表有 ${rows} 条`,
				'empty-but-more': `\`total\` 是 ${code(total)}，而列表是空的`,
			}[problem],
			consequence:
				problem === 'empty-but-more'
					? '智能体可能说有结果，却一条也拿不出来。'
					: '智能体可能报出错误的数字，或者以为什么都没有。',
			remedy:
				problem === 'empty-but-more'
					? '如果没有结果，请写 `total: 0`；如果是另一页，请写明页码。'
					: '请按搜索到的条数填写。',
		}),
		fixes: { count: ({ rows }) => `改为 \`total: ${rows}\`` },
	},
	'null-list': {
		name: '列表为 null',
		summary: '没有结果的搜索应当返回空列表，而不是 `null`。',
		fault: ({ field, kind }) => ({
			wrong: `${code(field)} 是${KINDS[kind]}，应当是列表`,
			consequence: '智能体分不清是“没有”还是“没能查”。',
			remedy: '请返回 `{"resultados": [], "total": 0}`。',
		}),
		fixes: { empty: ({ field }) => `把 ${code(field)} 改为空列表` },
	},
	'hidden-failure': {
		name: '藏在成功里的失败',
		summary: '成功的响应不应当用文字讲述技术故障。',
		fault: ({ field }) => ({
			wrong: `成功的响应里，${code(field)} 看起来讲的是技术故障`,
			consequence: '智能体会当成结果，可能把有的说成没有。',
			remedy: '如果系统没能应答，请返回 `SYSTEM`。',
		}),
		fixes: answerFixes,
	},
	'huge-list': {
		name: '列表过大',
		summary: '一个响应最好不超过 100 行，也不超过约 100000 个字符。',
		fault: ({ rows, thousands }) => ({
			wrong: rows === undefined ? `响应约有 ${thousands}000 个字符` : `列表有 ${rows} 行`,
			consequence: '智能体会变慢，而电话里最多只说三个选项。',
			remedy: '请返回最有用的几条，其余放到下一页。',
		}),
		fixes: {},
	},
	'empty-payload': {
		name: '空对象',
		summary: '成功却只有空对象，没有可说的内容。',
		fault: () => ({
			wrong: '响应是一个空对象',
			consequence: '智能体不知道做了什么，也不知道该说什么。',
			remedy: '请至少返回能确认这次操作的信息。',
		}),
		fixes: {},
	},
};
