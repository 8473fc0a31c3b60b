import type { RecognisedId, Seeming } from '../../contract/types.ts';
import { endSentence } from '../inline.ts';
import type { Counts, LiveFacts, SeemingText, VerdictFacts, VerdictText, VerdictTexts } from '../types.ts';

const RIGHT: Readonly<Record<RecognisedId, string>> = {
	'sdk-input': '输入不符合 `inputSchema`，错误由 SDK 自己给出。这正是契约的要求。',
	'unknown-tool': '工具不存在，服务器用协议错误说明了这一点。这正是契约的要求。',
	'unknown-method': '方法不存在，服务器用协议错误说明了这一点。这正是契约的要求。',
	unauthorized: '缺少凭证或凭证无效，服务器返回 401。这正是契约的要求。',
	version: '不支持该协议版本，服务器给出了为此规定的错误，而不是 500。这正是契约的要求。',
	'header-fault': '请求头与协议不符，服务器按传输失败拒绝。这样做是对的。',
	'session-not-found': '会话不存在，服务器按传输失败说明。这样做是对的。',
	'parse-error': '服务器无法读取请求，并用协议错误说明。这样做是对的。',
	'invalid-request': '请求无效，服务器用协议错误说明。这样做是对的。',
	'other-protocol': '这是传输层的失败，也按传输失败返回。这样做是对的。',
};

const RESULT = '请粘贴服务器返回的内容：带有 `result` 或 `error` 的对象，或者 `result` 里的内容。';

const SEEMING: Readonly<Record<Seeming, SeemingText>> = {
	empty: { what: '还没有文本。', instead: '请原样粘贴收到的响应，带不带响应头都可以。' },
	'empty-body': {
		what: '响应没有响应体。',
		instead: '请把响应体也粘贴进来。如果确实是空的，说明工具什么也没有回答。',
	},
	request: { what: '看起来是请求，也就是发给服务器的内容。', instead: RESULT },
	notification: {
		what: '看起来是通知，它不是任何工具的应答。',
		instead: '请粘贴带有 `result` 或 `error` 的那条消息。',
	},
	'source-code': { what: '看起来是源代码。', instead: '请粘贴这段代码运行时工具给出的响应。' },
	'stack-trace': {
		what: '看起来是异常的调用栈。',
		instead: '请粘贴智能体收到的内容，而不是服务器记录的内容。',
	},
	prose: { what: '看起来是一段普通文字。', instead: '请粘贴完整的响应，连同外层的花括号或响应头。' },
	'client-text': {
		what: '看起来是客户端的提示，不是工具的响应。',
		instead: '请粘贴客户端概括之前、服务器实际发来的内容。',
	},
	log: { what: '看起来是日志，里面没有响应。', instead: '请粘贴带有响应 JSON 的那几行。' },
	'stream-without-response': {
		what: '看起来是一段还没有带来响应的流。',
		instead: '请等到带有 `result` 或 `error` 的事件出现，再一并粘贴。',
	},
	recording: {
		what: '看起来是一份录制内容，里面没有保存任何响应。',
		instead: '请把服务器的响应也录下来，或者直接粘贴响应。',
	},
	binary: { what: '看起来是字节数据，不是文本。', instead: '请以文本形式粘贴响应体。' },
	compressed: {
		what: '看起来是压缩过的响应体。',
		instead: '请加上 `curl --compressed` 重新调用，再粘贴输出。',
	},
	image: { what: '看起来是一张图片。', instead: '请粘贴响应的文本，不要用截图。' },
	'tool-list': {
		what: '看起来是对其他方法的响应，例如 `tools/list` 或 `initialize`。',
		instead: '请粘贴对 `tools/call` 的响应。',
	},
	json: { what: '这是 JSON，但看起来不是工具的响应。', instead: RESULT },
};

const KIND = { success: '成功', 'business-error': '业务错误', 'protocol-error': '协议错误' } as const;

function countTexts({ error, warning, info }: Counts): string[] {
	return [
		...(error > 0 ? [`违反 ${error} 处`] : []),
		...(warning > 0 ? [`警告 ${warning} 处`] : []),
		...(info > 0 ? [`建议 ${info} 条`] : []),
	];
}

function describe(facts: VerdictFacts): VerdictText {
	if (facts.cutOffAfter !== undefined) {
		return {
			title: '运行时早已中断',
			why: `工具用了 ${facts.cutOffAfter} 秒，上限是 30 秒。无论返回什么，都没有人读。`,
		};
	}
	if (facts.verdict === 'not-a-response') {
		const { what, instead } = SEEMING[facts.seeming ?? 'prose'];
		return { title: '不是响应', why: `${what}${instead}` };
	}
	return { title: titleOf(facts, KIND[facts.verdict]), why: whyOf(facts) };
}

function titleOf({ verdict, counts, grave, recognised }: VerdictFacts, kind: string): string {
	if (counts.error > 0) return `${kind}，不符合契约`;
	if (grave > 0) return `${kind}，${graveText(counts.warning, grave)}`;
	if (counts.warning > 0) return `${kind}，符合契约，有 ${counts.warning} 处警告`;
	if (verdict !== 'protocol-error') return `${kind}，符合契约`;
	return recognised.length > 0 ? `${kind}，处理正确` : kind;
}

function graveText(warnings: number, grave: number): string {
	return grave === warnings ? `有 ${grave} 处严重警告` : `有 ${warnings} 处警告，其中 ${grave} 处严重`;
}

function whyOf(facts: VerdictFacts): string {
	const fault = facts.worst === undefined ? '' : endSentence(facts.worst, '。');
	if (facts.counts.error > 0 && facts.shape === 'malformed-envelope')
		return `${fault}运行时按 \`UNKNOWN\` 处理。`;
	if (facts.counts.error > 0) return fault;
	return `${basisOf(facts)}${facts.counts.warning > 0 ? fault : ''}`;
}

function basisOf({ verdict, shape, errorType, recognised }: VerdictFacts): string {
	if (verdict === 'protocol-error') {
		const [first] = recognised;
		return first ? RIGHT[first.id] : '这是传输层的事，与对话无关。';
	}
	if (verdict === 'business-error')
		return errorType ? `类型是 \`${errorType}\`。` : '带有失败，但没有契约规定的错误信封。';
	if (shape === 'empty') return '空列表加 `total: 0`：没有结果，但不是错误。';
	if (shape === 'sentence') return '用文字给出的结果，没有失败。';
	if (shape === 'media') return '只有非文本内容，契约对此没有要求。';
	return '没有失败的结果。';
}

function live({ facts, chat, voice, line, first }: LiveFacts): string {
	const reactions = `聊天中：${chat}。电话中：${voice}。`;
	const { title, why } = describe(facts);
	if (facts.cutOffAfter !== undefined || facts.verdict === 'not-a-response') return `${title}。${why}`;
	const marks = countTexts({ ...facts.counts, info: 0 }).join('，');
	const place =
		line === undefined || first === undefined ? '' : `第一处在第 ${line} 行：${endSentence(first, '。')}`;
	if (facts.counts.error > 0) return `不符合：${marks}。${place}${reactions}`;
	if (facts.grave > 0) return `${title}。${place}${reactions}`;
	if (facts.counts.warning > 0) return `符合，${marks}。${place}${reactions}`;
	return facts.verdict === 'protocol-error' ? `${title}。` : `符合。${reactions}`;
}

function fixed(counts: Counts): string {
	const marks = countTexts({ ...counts, info: 0 });
	return marks.length === 0 ? '已修正。没有剩下的问题。' : `已修正。还剩${marks.join('，')}。`;
}

export const verdict: VerdictTexts = {
	describe,
	counts: countTexts,
	recognised: RIGHT,
	seeming: SEEMING,
	live,
	fixed,
};
