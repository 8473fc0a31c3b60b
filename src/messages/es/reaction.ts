import { onBoth } from '../reactions.ts';
import type { ReactionTexts } from '../types.ts';

export const reaction: ReactionTexts = {
	from: {
		own: 'Su frase: la dice así o con otras palabras',
		proposed: 'Frase propuesta',
		contract: 'Cita del contrato',
		illustration: 'Ilustración: así puede sonar',
	},
	quotations: {
		'empty-as-error': { quote: 'Tengo un problema técnico.' },
		'outage-as-not-found': { quote: 'No tenemos ese producto.' },
		'empty-as-success': { quote: 'No encontré ese producto.' },
		'outage-as-system': { quote: 'No puedo consultarlo ahora, ¿lo intentamos de nuevo?' },
	},
	channels: { chat: 'En el chat', voice: 'En una llamada' },
	texts: {
		continue: onBoth({
			verb: 'Sigue con la conversación',
			consequence: 'Usa el resultado para lo que le pidieron.',
		}),
		'say-empty': onBoth({
			verb: 'Dice que no hay resultados',
			consequence: 'Habla con naturalidad: no se disculpa ni reintenta.',
		}),
		'verify-identification': onBoth({
			verb: 'Pide verificar los datos',
			consequence: 'Vuelve al paso de identificación.',
			heard: { quote: 'Con esos datos no aparece nada. ¿Los revisamos juntos?' },
		}),
		'ask-correction': onBoth({
			verb: 'Pide la corrección',
			consequence: 'No avanza de paso.',
			heard: { quote: 'Así no puedo seguir. ¿Me dice otra vez ese dato?' },
		}),
		escalate: onBoth({
			verb: 'Escala a un humano',
			consequence: 'La conversación pasa a una persona.',
			heard: { quote: 'Le paso con una persona de mi equipo.' },
		}),
		'offer-transfer': onBoth({
			verb: 'Ofrece transferir',
			consequence: 'En una llamada no hay una acción de escalado: hasta aquí puede llegar.',
			heard: { quote: '¿Quiere que le transfiera con alguien que pueda ayudarle?' },
		}),
		'apologise-retry': onBoth({
			verb: 'Se disculpa y deja reintentar',
			consequence: 'Nunca dice que el dato no existe.',
			heard: { quote: 'En este momento no me es posible. ¿Probamos otra vez?' },
		}),
		'switch-to-billing': onBoth({
			verb: 'Pasa a facturación',
			consequence: 'Explica el impedimento con tacto y cambia el flujo de la conversación.',
			heard: { quote: 'Antes hay un pago por resolver. ¿Lo vemos?' },
		}),
		'lose-catalogue': onBoth({
			verb: 'Pierde el resto del catálogo',
			consequence: 'El escenario de facturación no está activo: en esta conversación solo queda lo básico.',
			heard: { quote: 'Por ahora solo puedo ayudarle con lo básico.' },
		}),
		improvise: {
			chat: {
				verb: 'Improvisa',
				consequence: 'No hay reacción definida: escribe algo a partir de lo que recibió.',
				heard: { quote: 'Tuve un inconveniente con su solicitud.' },
			},
			voice: {
				verb: 'Improvisa',
				consequence: 'No hay reacción definida: dice en voz alta algo a partir de lo que recibió.',
				heard: { quote: 'Tuve un inconveniente con su solicitud.' },
			},
		},
		'cut-off': onBoth({
			verb: 'No llega a ver la respuesta',
			consequence: 'Pasaron más de 30 s y el runtime ya había cortado.',
		}),
		none: onBoth({
			verb: 'Sin reacción del contrato',
			consequence: 'El contrato no define ninguna para este texto.',
		}),
	},
};
