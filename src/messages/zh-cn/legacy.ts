import type { legacyRules } from '../../contract/rules/legacy/index.ts';
import { code } from '../inline.ts';
import type { GroupTexts } from '../types.ts';

export const legacy: GroupTexts<typeof legacyRules> = {
	'legacy-code': {
		name: '旧错误码',
		summary: '失败内容里的 Agent-Native 旧错误码应换成规范码。',
		fault: ({ legacy: old, canonical, retryDiffers }) => ({
			wrong: `${code(old)} 是 Agent-Native 的旧错误码`,
			consequence: '智能体不读它，只按 `error_type` 作出反应。',
			remedy: retryDiffers
				? `请改成 \`${canonical}\`，并检查重试条件：换码之后，能否重试的答案会变。`
				: `请改成规范码 \`${canonical}\`。`,
		}),
		fixes: { convert: ({ canonical }) => `改为 \`${canonical}\`` },
	},
	'legacy-code-spelling': {
		name: '旧错误码的写法',
		summary: '某个值看起来是 Agent-Native 错误码的另一种写法。',
		fault: ({ value, code: exact, canonical }) => ({
			wrong: `${code(value)} 看起来是 ${code(exact)} 的另一种写法`,
			consequence: '只有拼写完全一致才算别名，这样写登记表认不出来。',
			remedy: `如果就是这个错误码，请改成 \`${canonical}\`；如果属于其他系统，请保留。`,
		}),
		fixes: { convert: ({ canonical }) => `改为 \`${canonical}\`` },
	},
};
