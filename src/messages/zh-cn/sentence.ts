import type { sentenceRules } from '../../contract/rules/sentence/index.ts';
import { code } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { CODE_NAMES, DATA, JARGON, LANGUAGE_NAMES, MARKS, SPOKEN } from './sentence-words.ts';

export const sentence: GroupTexts<typeof sentenceRules> = {
	'too-many-sentences': {
		name: '超过两句',
		summary: '`user_message` 只写一句或两句。',
		fault: ({ count }) => ({
			wrong: `\`user_message\` 看起来有 ${count} 句，最多两句`,
			consequence: '电话里客户会跟不上，或者由智能体自行概括。',
			remedy: '请用一句说明情况，需要时再用一句询问。',
		}),
		fixes: { 'keep-two': () => '只保留前两句' },
	},
	'too-long-to-say': {
		name: '念起来太长',
		summary: '`user_message` 应当简短，因为也会在电话里念出来。',
		fault: ({ seconds, words }) => ({
			wrong: `共 ${words} 个词，念完约 ${seconds} 秒`,
			consequence: '电话里还没念完，客户已经忘了开头。',
			remedy: '请只说客户继续办理所需要知道的内容。',
		}),
		fixes: {},
	},
	'not-spanish': {
		name: '不是西班牙语',
		summary: '`user_message` 用中性西班牙语书写。',
		fault: ({ kind }) => ({
			wrong: kind === 'script' ? '这句话看起来用的是其他文字' : `这句话看起来是${LANGUAGE_NAMES[kind]}`,
			consequence: '智能体可能把它原样念给说西班牙语的客户。',
			remedy: '请改写为中性西班牙语。',
		}),
		fixes: {},
	},
	'regional-spanish': {
		name: '地区性西班牙语',
		summary: '`user_message` 用中性西班牙语，不用某一地区特有的说法。',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} 看起来是某一地区特有的${kind === 'slang' ? '词' : '动词或人称形式'}`,
			consequence: '其他国家的客户会觉得别扭，甚至听不懂。',
			remedy: '请使用 «usted» 和各地通用的词。',
		}),
		fixes: { 'make-neutral': () => '改为中性说法' },
	},
	'internal-code': {
		name: '标识符和代码',
		summary: '`user_message` 不含标识符和内部代码。',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} 看起来是${CODE_NAMES[kind]}`,
			consequence: '智能体会逐字念出来，而客户听了毫无用处。',
			remedy: '请从句子里删去；排查需要的话，放进 `details`。',
		}),
		fixes: { 'cut-code': () => '从句子里删去' },
	},
	'technical-jargon': {
		name: '术语和系统名称',
		summary: '`user_message` 不提系统和数据表，也不用技术术语。',
		fault: ({ said, kind, plainly }) => ({
			wrong: `${code(said)} 看起来是${JARGON[kind]}`,
			consequence: '客户听到的是系统怎么搭建，而不是自己能做什么。',
			remedy: `请换一种不提它的说法${plainly === null ? '' : `，例如 «${plainly}»`}。`,
		}),
		fixes: {},
	},
	'stack-trace': {
		name: '异常的调用栈',
		summary: '异常要捕获：用 `SYSTEM` 加一句话，调用栈放进 `details`。',
		fault: ({ said, isAll }) => ({
			wrong: `${code(said)} 看起来来自未捕获的异常`,
			consequence: isAll
				? '智能体可能把它念出来。等有了一句话才能检查其余部分：可能还有别的问题。'
				: '智能体可能把它念出来。',
			remedy: '请捕获异常，返回 `SYSTEM` 和一句给客户的话。',
		}),
		fixes: { 'use-system-sentence': ({ sentence: text }) => `返回 \`SYSTEM\`，并说 «${text}»` },
	},
	'secret-in-sentence': {
		name: '句子里有凭证',
		summary: '`user_message` 不含密钥、令牌和密码。',
		fault: () => ({
			wrong: '这句话看起来含有凭证',
			consequence: '它会到达模型，也可能被念给任何来电的人。',
			remedy: '请删去并更换该凭证，因为它已经不再保密。',
		}),
		fixes: { 'cut-secret': () => '删去凭证' },
	},
	'blames-the-person': {
		name: '责怪客户',
		summary: '`user_message` 不责怪客户，只说明信息有什么问题。',
		fault: ({ said }) => ({
			wrong: `${code(said)} 看起来在责怪客户`,
			consequence: '智能体会把这句责备转述给客户。',
			remedy: '请只谈信息，不谈人：«la fecha no coincide»、«falta un dígito»。',
		}),
		fixes: {},
	},
	'long-apology': {
		name: '道歉',
		summary: '`user_message` 不写冗长的道歉，语气由智能体决定。',
		fault: ({ kind, count }) => ({
			wrong: kind === 'fervent' || count > 1 ? '道歉看起来过长' : '这句道歉可以省去',
			consequence: '需要道歉时智能体自会道歉，客户就会听到两遍。',
			remedy: '请只说明情况。',
		}),
		fixes: { 'cut-apology': () => '删去道歉' },
	},
	'instructs-the-model': {
		name: '给模型的指令',
		summary: '`user_message` 是说给客户的，智能体做什么由 `error_type` 决定。',
		fault: ({ said }) => ({
			wrong: `${code(said)} 看起来是给智能体的指令`,
			consequence: '智能体可能把它念给客户，或者做出与类型不符的事。',
			remedy: '请删去，并选对类型：智能体的反应由类型决定。',
		}),
		fixes: { 'cut-instruction': () => '删去指令' },
	},
	'personal-data': {
		name: '他人的个人信息',
		summary: '`user_message` 不含第三方的个人信息，即使是为了区分。',
		fault: ({ kind }) => ({
			wrong: `这句话看起来透露了某人的${DATA[kind]}`,
			consequence: '智能体会把它告诉来电或聊天的人。',
			remedy: '请向客户询问缺少的信息，而不是告诉对方。',
		}),
		fixes: {},
	},
	'phone-line': {
		name: '服务电话',
		summary: '公开的服务电话可以写，只是听着不容易记下。',
		fault: ({ said }) => ({
			wrong: `${code(said)} 看起来是服务电话`,
			consequence: '电话里客户得边听边记。',
			remedy: '只有客户确实需要时才保留。',
		}),
		fixes: {},
	},
	'markup-in-sentence': {
		name: '格式标记',
		summary: '`user_message` 是连贯的纯文本，没有标签、列表和换行。',
		fault: ({ kind }) => ({
			wrong: `这句话含有${MARKS[kind]}`,
			consequence: '语音会把标记念出来，聊天里也可能原样显示。',
			remedy: '请只留纯文本。',
		}),
		fixes: { 'strip-markup': () => '去掉标记' },
	},
	'html-entity': {
		name: 'HTML 实体',
		summary: '`user_message` 直接写字母，不写 HTML 实体。',
		fault: ({ said, count }) => ({
			wrong: count === 1 ? `${code(said)} 代替了一个字母或符号` : `句子里有 ${count} 处 HTML 实体`,
			consequence: '语音会把它念出来，聊天里也会原样显示。',
			remedy: '请直接写字母：JSON 支持带重音的字母和各种符号。',
		}),
		fixes: { 'decode-entities': () => '换成字母' },
	},
	'unfilled-placeholder': {
		name: '未填的占位符',
		summary: '`user_message` 不含模板占位符和空值。',
		fault: ({ said }) => ({
			wrong: `${code(said)} 看起来是没有填上的占位符`,
			consequence: '客户会原样听到它。',
			remedy: '请填上内容，或者改写句子使其不再需要。',
		}),
		fixes: {},
	},
	'broken-accents': {
		name: '重音字母乱码',
		summary: '`user_message` 的重音字母和 ñ 要按正确的编码读写。',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} 看起来是编码错误的字母`,
			consequence: '语音念不出来，聊天里显示为乱码。',
			remedy:
				kind === 'lost'
					? '字母已经丢失，请在源头改正编码，应为 UTF-8。'
					: '请在源头改正编码，全程使用 UTF-8。',
		}),
		fixes: { 'mend-accents': () => '恢复字母' },
	},
	shouting: {
		name: '喊叫和表情符号',
		summary: '`user_message` 不用表情符号、重复标点和整段大写。',
		fault: ({ kind }) => ({
			wrong:
				kind === 'emoji'
					? '这句话带有表情符号'
					: kind === 'marks'
						? '这句话重复使用标点'
						: '这句话看起来像在喊叫',
			consequence: '语音会念出来或跳过，语气也不再由智能体决定。',
			remedy: kind === 'emoji' ? '请删去表情符号。' : '请只在句首大写，标点只写一个。',
		}),
		fixes: { 'calm-down': () => '放缓语气' },
	},
	'hard-to-say': {
		name: '不便朗读',
		summary: '数字形式的日期、时间和符号在电话里不好念。',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} 是${SPOKEN[kind]}，写法没错，念出来可能别扭`,
			consequence: '电话里语音可能逐个数字或逐个符号地念。',
			remedy: '如果这句话会用于电话，请用文字写出。',
		}),
		fixes: {},
	},
	'long-number': {
		name: '长号码',
		summary: '较长的数字或编号不容易听清。',
		fault: ({ said }) => ({
			wrong: `${code(said)} 听起来太长`,
			consequence: '电话里客户只能凭记忆记住它。',
			remedy: '只有客户自己知道或报过的号码才保留；内部号码请放进 `details`。',
		}),
		fixes: {},
	},
};
