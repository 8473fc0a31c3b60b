import { onBoth } from '../reactions.ts';
import type { ReactionTexts } from '../types.ts';

export const reaction: ReactionTexts = {
	from: {
		own: '您写的句子：照说或换个说法',
		proposed: '建议的句子',
		contract: '契约原文',
		illustration: '仅为示意：可能会这样说',
	},
	quotations: {
		'empty-as-error': { quote: 'Tengo un problema técnico.', gloss: '我这边有技术问题。' },
		'outage-as-not-found': { quote: 'No tenemos ese producto.', gloss: '我们没有这个产品。' },
		'empty-as-success': { quote: 'No encontré ese producto.', gloss: '没有找到这个产品。' },
		'outage-as-system': {
			quote: 'No puedo consultarlo ahora, ¿lo intentamos de nuevo?',
			gloss: '现在查不了，要再试一次吗？',
		},
	},
	channels: { chat: '在聊天中', voice: '在电话中' },
	texts: {
		continue: onBoth({ verb: '继续对话', consequence: '用这个结果完成对方的请求。' }),
		'say-empty': onBoth({
			verb: '说没有结果',
			consequence: '自然地应答，不道歉，也不重试。',
		}),
		'verify-identification': onBoth({
			verb: '请对方核对信息',
			consequence: '回到身份识别步骤。',
			heard: {
				quote: 'Con esos datos no aparece nada. ¿Los revisamos juntos?',
				gloss: '按这些信息没有查到，我们一起核对一下好吗？',
			},
		}),
		'ask-correction': onBoth({
			verb: '请对方更正',
			consequence: '不进入下一步。',
			heard: {
				quote: 'Así no puedo seguir. ¿Me dice otra vez ese dato?',
				gloss: '这样没法继续，请再说一遍这项信息好吗？',
			},
		}),
		escalate: onBoth({
			verb: '转交人工',
			consequence: '对话交给真人接手。',
			heard: { quote: 'Le paso con una persona de mi equipo.', gloss: '我把您转给我们团队的同事。' },
		}),
		'offer-transfer': onBoth({
			verb: '询问是否转接',
			consequence: '电话中没有“转交”这个动作，它只能做到这一步。',
			heard: {
				quote: '¿Quiere que le transfiera con alguien que pueda ayudarle?',
				gloss: '要为您转接能帮上忙的人吗？',
			},
		}),
		'apologise-retry': onBoth({
			verb: '道歉并允许重试',
			consequence: '从不声称数据不存在。',
			heard: {
				quote: 'En este momento no me es posible. ¿Probamos otra vez?',
				gloss: '现在没办法处理，再试一次好吗？',
			},
		}),
		'switch-to-billing': onBoth({
			verb: '转入账单流程',
			consequence: '委婉说明障碍，并改变对话流程。',
			heard: {
				quote: 'Antes hay un pago por resolver. ¿Lo vemos?',
				gloss: '在此之前有一笔款项要处理，我们看一下好吗？',
			},
		}),
		'lose-catalogue': onBoth({
			verb: '失去其余目录',
			consequence: '账单场景没有启用：这次对话只剩最基本的功能。',
			heard: {
				quote: 'Por ahora solo puedo ayudarle con lo básico.',
				gloss: '目前我只能帮您处理最基本的事情。',
			},
		}),
		improvise: {
			chat: {
				verb: '临场发挥',
				consequence: '没有规定的反应：根据收到的内容自己写一句。',
				heard: { quote: 'Tuve un inconveniente con su solicitud.', gloss: '处理您的请求时出了点问题。' },
			},
			voice: {
				verb: '临场发挥',
				consequence: '没有规定的反应：根据收到的内容自己说一句。',
				heard: { quote: 'Tuve un inconveniente con su solicitud.', gloss: '处理您的请求时出了点问题。' },
			},
		},
		'cut-off': onBoth({
			verb: '看不到这个响应',
			consequence: '已经超过 30 秒，运行时早已中断。',
		}),
		none: onBoth({
			verb: '契约没有规定反应',
			consequence: '对这段文本，契约没有规定任何反应。',
		}),
	},
};
