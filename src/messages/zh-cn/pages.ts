import type { PageTexts } from '../page-types.ts';
import { codePage } from './code-page.ts';
import { gallery, rulePage } from './rule-page.ts';
import { flow, typePage } from './type-page.ts';

const empty = '查询没有结果';
const outage = '数据库没有响应';

export const pages: PageTexts = {
	flow,
	typePage,
	codePage,
	rulePage,
	gallery,
	specification: {
		statement: '条目',
		situation: '情形',
		answer: '应当返回',
		source: {
			contract: '来源：Asixto 工具错误契约。以西班牙语文本为准，本页用中文重述。',
			codes: '来源：Agent-Native 错误码映射。以中文文本为准。',
			open: '来源没有规定的内容，本页也不补充。',
		},
		fields: {
			field: '字段',
			obligation: '要求',
			use: '用途',
			must: '必须',
			may: '可以',
			uses: {
				'ES-05': '六个取值之一，写法必须完全一致。智能体的反应由它决定。',
				'ES-06': '一句简短的中性西班牙语，没有行话和标识符。智能体换个说法转述，或者直接念出来。',
				'ES-07': '供您自己追踪用的技术细节。运行时不使用，它到不了模型，也到不了用户。',
			},
		},
		types: {
			type: '类型',
			when: '何时使用',
			agent: '智能体的做法',
			chat: '聊天：',
			voice: '电话：',
		},
		blocker: {
			title: '使用 BLOCKER 之前',
			tension:
				'来源在定义这个取值时提到欠费、停用和账户被锁，随后又说它只用于欠款障碍。对这三种情况，Contraste 都不给出警告。',
		},
		notAnError: {
			'ES-20': {
				situation: '有效的搜索没有结果',
				answer: '**成功**，空列表加 `total: 0`：`{"resultados": [], "total": 0}`',
			},
			'ES-21': { situation: '客户要的时段已被占用', answer: '`VALIDATION`，并在响应里给出可选的时段' },
			'ES-22': {
				situation: '信息对应多个候选',
				answer: '`VALIDATION`，并用 `user_message` 请对方说得更具体。绝不替客户选择。',
			},
			'ES-23': {
				situation: '实体处于终结状态：预约已取消、商机已关闭',
				answer: '`VALIDATION`，并在 `user_message` 里说明当前状态',
			},
			'ES-24': {
				situation: '服务器按配额限流',
				answer: '`SYSTEM`。对智能体来说这是暂时性故障，这样处理是对的。',
			},
			'ES-25': {
				situation: '工具耗时超过 30 秒',
				answer: '没有什么可返回的，运行时已经中断。设计时就要避免走到这一步。',
			},
		},
		emptyTitle: '空目录不是错误',
		distinction: {
			happened: '发生了什么',
			returned: '返回了什么',
			heard: '客户听到什么',
			verdict: '结论',
			or: '或',
			cases: {
				'empty-as-error': {
					happened: empty,
					verdict: '不实',
				},
				'outage-as-not-found': {
					happened: outage,
					verdict: '不实且严重',
				},
				'empty-as-success': {
					happened: empty,
					verdict: '正确',
				},
				'outage-as-system': {
					happened: outage,
					verdict: '正确',
				},
			},
		},
		protocol: {
			'ES-29': { situation: '缺少凭证，或凭证无效', answer: '`401`，并带 `WWW-Authenticate`' },
			'ES-30': {
				situation: '输入不符合 `inputSchema`',
				answer: 'SDK 的契约错误，由 SDK 在校验时自行产生',
			},
			'ES-31': { situation: '不支持的协议版本', answer: '标准规定的版本错误，而不是 `500`' },
			'ES-32': { situation: '工具不存在', answer: '协议的方法错误' },
			'ES-33': {
				situation: '出现未捕获的异常',
				answer: '捕获它并返回 `SYSTEM`。没有响应体的 `500` 会让智能体无话可说。',
			},
		},
		codes: {
			legacy: '现有码',
			canonical: '规范码',
			note: '说明',
			also: '另有',
			same: '同规范码',
			contractCaption: '十二个错误码。',
			transportCaption: '七个错误码。来源没有说的，标为“未规定”。',
			filter: '按错误码、HTTP 或重试筛选',
			filterNone: '没有与筛选条件相符的错误码。',
			openConverter: '在转换页打开',
			convert: '转换我的文件',
			classValue: '取值',
			classMeaning: '含义',
		},
	},
	judged: {
		open: '检验',
		openLabel: (title) => `检验“${title}”`,
		both: '聊天与电话',
		place: (line, column) => `第 ${line} 行第 ${column} 列`,
	},
	home: {
		live: '已检验的示例',
		chips: '其他示例',
		paste: '粘贴一个响应',
		after: '修正之后',
		doors: '接下来',
		doorTexts: [
			{
				slug: 'playground',
				title: '检验一个响应',
				text: '先看结论，再看聊天和电话里各有什么反应，每处问题都标在原位。',
			},
			{ slug: 'contract', title: '阅读契约', text: '六种错误类型，各自引起什么反应。' },
			{ slug: 'converter', title: '转换错误码', text: '把十九个旧码改成十七个规范码，并可下载补丁。' },
		],
		strikes: {
			clean: { name: '完整', meaning: '符合契约，且没有警告。' },
			warn: { name: '只有轮廓', meaning: '只有警告；如有严重的，标题会写明。' },
			cut: { name: '断开', meaning: '不符合。' },
			blank: { name: '未打印', meaning: '不是响应。' },
		},
		shapes: {
			success: { name: '圆形', meaning: '成功' },
			'business-error': { name: '八角形', meaning: '业务错误' },
			'protocol-error': { name: '盾形', meaning: '协议错误' },
		},
	},
};
