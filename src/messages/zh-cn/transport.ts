import type { transportRules } from '../../contract/rules/transport/index.ts';
import type { GroupTexts } from '../types.ts';

const SYSTEM = '请捕获失败，以 200 返回 `SYSTEM` 错误信封。';

export const transport: GroupTexts<typeof transportRules> = {
	'envelope-under-status': {
		name: '以 HTTP 错误返回业务失败',
		summary: '业务失败带着 HTTP 错误状态返回。',
		fault: ({ status, kind }) => ({
			wrong: `业务失败带着状态 ${status} 返回`,
			consequence: '客户端把它当成传输失败，智能体读不到内容。',
			remedy: kind === 'envelope' ? '信封保持不变，以 200 返回。' : envelopeFor(status),
		}),
		fixes: { 'status-200': () => '把状态改为 200' },
	},
	'server-error': {
		name: '5xx 响应',
		summary: '服务器以 5xx 状态响应。',
		fault: ({ status, body }) => ({
			wrong: `服务器返回 ${status}，${BODIES[body]}`,
			consequence: '智能体无话可说。',
			remedy: SYSTEM,
		}),
		fixes: {},
	},
	'html-body': {
		name: '响应是网页',
		summary: '响应体或全部文本是 HTML 页面或 XML 文档。',
		fault: ({ hasStack, isSaid, form }) => {
			if (isSaid) {
				return {
					wrong: form === 'xml' ? '全部文本是一个 XML 文档' : '全部文本是一个网页',
					consequence: '智能体拿到的是标记而不是数据，分不清结果和失败。',
					remedy: '请用 JSON 返回数据。如果文档说的是失败，请返回契约的信封。',
				};
			}
			return {
				wrong: hasStack ? '响应是一个带有程序调用栈的网页' : '响应是一个网页',
				consequence: hasStack
					? '客户端读不了它，看到的人还会得知服务器的路径和名称。'
					: '客户端期待 JSON，读不了它。',
				remedy: '请让服务器在自身出错时也用 JSON-RPC 回答，并检查地址和中间代理。',
			};
		},
		fixes: {},
	},
	'missing-challenge': {
		name: '401 缺少 `WWW-Authenticate`',
		summary: '401 必须在 `WWW-Authenticate` 中说明如何认证。',
		fault: ({ kind }) => CHALLENGES[kind],
		fixes: {},
	},
	'output-schema-broken': {
		name: '输出不符合自己的 schema',
		summary: 'SDK 拒绝了结果，因为它不符合工具自己的 `outputSchema`。',
		fault: () => ({
			wrong: '结果不符合工具的 `outputSchema`',
			consequence: '这是服务器的失败，却以普通文字到达，智能体只能临场发挥。',
			remedy:
				'请修正结果或 schema。操作也许已经完成：不要重复，也不要让客户重复。错误放在文本里并带 `isError: true`，不带 `structuredContent`。',
		}),
		fixes: {},
	},
	'unknown-tool-result': {
		name: '把不存在的工具当作结果',
		summary: '工具不存在应当用协议的方法错误来说明。',
		fault: ({ kind }) =>
			kind === 'words'
				? {
						wrong: '不存在的工具以结果的形式返回',
						consequence: '智能体读到一句技术性的话，只能临场发挥。',
						remedy:
							'请使用 JSON-RPC 错误 `-32602` 或 `-32601`。`@modelcontextprotocol/sdk` 1.x 会自行这样返回，`@modelcontextprotocol/server` 2.x 则给出协议错误。',
					}
				: {
						wrong: '不存在的工具以契约的信封返回',
						consequence: '智能体以为客户的资料有误，请客户核对。',
						remedy: '请使用 JSON-RPC 错误 `-32602` 或 `-32601`。',
					},
		fixes: {},
	},
	'version-error': {
		name: '拒绝协议版本的方式不对',
		summary: '不支持的版本应当用标准规定的错误来拒绝。',
		fault: ({ kind, status }) => ({
			wrong: kind === 'status' ? `不支持的版本以 ${status} 拒绝` : '不支持的版本被当成业务失败',
			consequence: '客户端无法协商另一个版本。',
			remedy: '请返回 400、标准的版本错误，以及所支持的版本。',
		}),
		fixes: {},
	},
	'internal-error': {
		name: '协议内部错误',
		summary: '用 `-32603` 回答工具调用。',
		fault: ({ kind }) =>
			kind === 'input'
				? {
						wrong: '用 `-32603` 拒绝参数',
						consequence: '客户端以为服务器坏了，而不是参数有误。',
						remedy: '请让 SDK 校验输入，或使用 `-32602`。',
					}
				: {
						wrong: '看起来是故障或异常，却以 `-32603` 返回',
						consequence: '智能体收不到工具的任何内容，既不能道歉，也不能重试。',
						remedy: '请捕获失败，返回带有 `SYSTEM` 错误信封的结果。',
					},
		fixes: {},
	},
	'business-rpc-error': {
		name: 'JSON-RPC 里的业务失败',
		summary: '业务失败以 JSON-RPC 错误返回，而不在结果里。',
		fault: ({ kind, code }) => ({
			wrong:
				kind === 'envelope'
					? '契约的信封放在了 JSON-RPC 错误里'
					: kind === 'code'
						? `错误码 ${code} 属于应用，不属于协议`
						: '消息看起来是写给人看的，不是给协议的',
			consequence: 'JSON-RPC 错误不会作为工具的响应到达智能体。',
			remedy: '请返回 `result`，带上 `isError: true`，里面放契约的信封。',
		}),
		fixes: {},
	},
	'rpc-shape': {
		name: 'JSON-RPC 的形状',
		summary: '响应不符合 JSON-RPC 2.0 要求的形状。',
		fault: ({ kind }) => ({ ...SHAPES[kind], consequence: '严格的客户端会丢弃整条消息。' }),
		fixes: {},
	},
	'too-slow': {
		name: '超过 30 秒',
		summary: '工具所用的时间超过了运行时的等待时间。',
		fault: ({ seconds }) => ({
			wrong: `工具用了 ${seconds} 秒`,
			consequence: '运行时早已中断，没有人读这个响应。',
			remedy: '请让工具更早返回：给它依赖的服务设置时限。',
		}),
		fixes: {},
	},
};

function envelopeFor(status: number): string {
	return status === 429 || status >= 500 ? SYSTEM : '请以 200 返回契约的信封，并选择相应的类型。';
}

const CHALLENGES = {
	missing: {
		wrong: '401 没有 `WWW-Authenticate` 响应头',
		consequence: '客户端不知道怎样取得凭证，也不会再试。',
		remedy: '请加上 `WWW-Authenticate: Bearer` 和服务器的参数。',
	},
	'not-seen': {
		wrong: '看不出 401 是否带有 `WWW-Authenticate`',
		consequence: '没有响应头就无法判断，因此不算错误。',
		remedy: '请把响应头也粘贴进来，例如使用 `curl -i`。',
	},
	'other-status': {
		wrong: '以 401 之外的状态拒绝凭证',
		consequence: '客户端不明白自己缺少凭证。',
		remedy: '请返回 401 和 `WWW-Authenticate`。',
	},
} as const;

const BODIES = {
	empty: '没有响应体',
	html: '响应体是网页',
	stack: '响应体是异常的调用栈',
	rpc: '响应体是 JSON-RPC 错误',
	text: '响应体是普通文字',
} as const;

const SHAPES = {
	both: { wrong: '同时有 `result` 和 `error`', remedy: '请只保留其中一个。' },
	neither: {
		wrong: '既没有 `result`，也没有 `error`',
		remedy: '请把结果放在 `result` 里，或把失败放在 `error` 里。',
	},
	'error-not-object': { wrong: '`error` 不是对象', remedy: '请使用带有 `code` 和 `message` 的对象。' },
	'code-missing': { wrong: '错误缺少 `code`', remedy: '请加上整数错误码。' },
	'code-not-integer': { wrong: '`code` 不是整数', remedy: '请使用整数，不加引号。' },
	'id-inside': { wrong: '`id` 放在了 `error` 里', remedy: '请把它放在 `error` 旁边。' },
	version: { wrong: '缺少 `"jsonrpc": "2.0"`', remedy: '请写上 `jsonrpc`，值为带引号的文本 `"2.0"`。' },
	message: { wrong: '`message` 不是文本', remedy: '请使用一句短句。' },
} as const;
