import type { meaningRules } from '../../contract/rules/meaning/index.ts';
import type { GroupTexts } from '../types.ts';
import { changeType } from './answers.ts';
import { errorTypes } from './error-types.ts';

export const meaning: GroupTexts<typeof meaningRules> = {
	'outage-as-not-found': {
		name: 'Caída dicha como inexistente',
		summary: 'Un fallo técnico no es `NOT_FOUND`: el agente negaría algo que sí existe.',
		fault: ({ where }) => ({
			wrong:
				where === 'sentence'
					? 'La frase parece hablar de un fallo técnico, y el tipo dice que el dato no existe'
					: '`details` parece hablar de un fallo técnico, y el tipo dice que el dato no existe',
			consequence: 'Es grave: el agente dirá con naturalidad que no hay lo que usted sí tiene.',
			remedy: 'Devuelva `SYSTEM` cuando algo suyo no responde, y `NOT_FOUND` solo cuando buscó y no estaba.',
		}),
		fixes: {
			...changeType,
			'make-system': ({ sentence }) => `Cambiar a \`SYSTEM\` y decir «${sentence}»`,
		},
	},
	'outage-not-system': {
		name: 'Fallo técnico sin `SYSTEM`',
		summary: 'Un fallo técnico pasajero lleva `SYSTEM`.',
		fault: ({ type }) => ({
			wrong: `Parece un fallo técnico, y el tipo es \`${type}\``,
			consequence: 'El agente no ofrecerá intentarlo de nuevo, que es lo único que aquí ayuda.',
			remedy: 'Devuelva `SYSTEM`: el agente se disculpa y permite reintentar.',
		}),
		fixes: changeType,
	},
	'not-found-as-system': {
		name: 'Inexistente dicho como fallo',
		summary: 'Que algo no exista no es un fallo técnico.',
		fault: () => ({
			wrong: 'La frase parece decir que el dato no existe, y el tipo es `SYSTEM`',
			consequence: 'El agente hablará de un problema técnico que no hay y dejará repetir la misma consulta.',
			remedy: 'Devuelva `NOT_FOUND` para que pida verificar los datos.',
		}),
		fixes: changeType,
	},
	'quota-not-system': {
		name: 'Límite de uso sin `SYSTEM`',
		summary: 'Que un servidor limite por cuota es un fallo pasajero: `SYSTEM`.',
		fault: ({ type }) => ({
			wrong: `Parece un límite de peticiones, y el tipo es \`${type}\``,
			consequence: 'El agente buscará la causa en el cliente, que no puede hacer nada.',
			remedy: 'Devuelva `SYSTEM`: para el agente es un fallo pasajero y puede reintentar.',
		}),
		fixes: changeType,
	},
	'occupied-not-validation': {
		name: 'Franja ocupada sin `VALIDATION`',
		summary: 'Un horario ocupado se corrige eligiendo otro: `VALIDATION`.',
		fault: ({ type }) => ({
			wrong: `La frase parece decir que está ocupado, y el tipo es \`${type}\``,
			consequence: 'El agente se sale del paso en lugar de ofrecer otro horario.',
			remedy: 'Devuelva `VALIDATION` con las alternativas disponibles.',
		}),
		fixes: changeType,
	},
	'occupied-without-alternatives': {
		name: 'Ocupado y sin alternativas',
		summary: 'Si lo pedido está ocupado, la respuesta lleva lo que sí está libre.',
		fault: () => ({
			wrong: 'Parece que está ocupado, y la respuesta no ofrece nada a cambio',
			consequence: 'El agente no tiene qué proponer y el cliente prueba a ciegas.',
			remedy: 'Diga en la frase qué hay libre, o ponga la lista al lado de `error`.',
		}),
		fixes: {},
	},
	'ambiguous-not-validation': {
		name: 'Dato ambiguo sin `VALIDATION`',
		summary: 'Si hay varios candidatos, se pide precisar: `VALIDATION`.',
		fault: ({ type }) => ({
			wrong: `La frase parece hablar de varios candidatos, y el tipo es \`${type}\``,
			consequence: 'El agente no pedirá al cliente que diga cuál de ellos es.',
			remedy: 'Devuelva `VALIDATION` y pida en la frase el dato que los distingue.',
		}),
		fixes: changeType,
	},
	'terminal-not-validation': {
		name: 'Estado final sin `VALIDATION`',
		summary: 'Lo cancelado, pagado o cerrado existe y no falló: `VALIDATION`.',
		fault: ({ type }) => ({
			wrong: `La frase parece hablar de un estado que ya no cambia, y el tipo es \`${type}\``,
			consequence: 'El agente reaccionará como si faltara algo, y el cliente no sabrá en qué quedó lo suyo.',
			remedy: 'Devuelva `VALIDATION` y diga en la frase el estado actual.',
		}),
		fixes: changeType,
	},
	'terminal-without-state': {
		name: 'Estado final sin decirlo',
		summary: 'Si ya no se puede cambiar, la frase dice en qué estado está.',
		fault: () => ({
			wrong: 'Parece que ya no se puede cambiar, y la frase no dice por qué',
			consequence: 'El agente no puede explicarlo y el cliente insiste.',
			remedy: 'Diga el estado actual, por ejemplo «ya fue entregado» o «ya venció».',
		}),
		fixes: {},
	},
	'datum-not-validation': {
		name: 'Dato por corregir sin `VALIDATION`',
		summary: 'Un dato mal formado lo corrige el cliente: `VALIDATION`.',
		fault: ({ type }) => ({
			wrong: `Parece que un dato viene mal, y el tipo es \`${type}\``,
			consequence: 'El agente no pedirá la corrección.',
			remedy: 'Devuelva `VALIDATION`: el agente pide el dato otra vez sin cambiar de paso.',
		}),
		fixes: changeType,
	},
	'permission-as-other-type': {
		name: 'Falta de permiso con otro tipo',
		summary: 'Lo que no le corresponde al cliente lleva `PERMISSION`.',
		fault: ({ type }) => ({
			wrong: `La frase parece decir que no le corresponde al cliente, y el tipo es \`${type}\``,
			consequence: 'El agente no escalará a una persona.',
			remedy: 'Devuelva `PERMISSION`, tanto si falta un permiso como si lo pedido es de otra persona.',
		}),
		fixes: changeType,
	},
	'arrears-not-blocker': {
		name: 'Mora con otro tipo',
		summary: 'Una mora, una suspensión o una cuenta bloqueada por cobro lleva `BLOCKER`.',
		fault: ({ type }) => ({
			wrong: `La frase parece hablar de una mora o de un bloqueo, y el tipo es \`${type}\``,
			consequence:
				'El agente no explica el impedimento ni pasa a facturación: el cliente no sabe qué le falta.',
			remedy:
				'Devuelva `BLOCKER` si es un impedimento de cobro y facturación está activa; si es por otro estado del cliente, `VALIDATION`.',
		}),
		fixes: changeType,
	},
	'blocker-without-impediment': {
		name: 'Bloqueo sin impedimento de cartera',
		summary: '`BLOCKER` es solo para mora, suspensión o cuenta bloqueada.',
		fault: () => ({
			wrong: 'Es `BLOCKER`, y la frase no parece hablar de mora, suspensión ni bloqueo',
			consequence: 'El agente cambia de flujo y se pone a hablar de facturación.',
			remedy: 'Para lo que el cliente no puede hacer por su estado, devuelva `VALIDATION`.',
		}),
		fixes: changeType,
	},
	'blocker-without-billing': {
		name: 'Bloqueo sin facturación',
		summary: '`BLOCKER` necesita activo el escenario de facturación.',
		fault: () => ({
			wrong: 'Es `BLOCKER`, y el escenario de facturación no está activo',
			consequence:
				'En esta conversación el agente se queda sin el resto del catálogo y conserva solo lo básico.',
			remedy: 'Coordine que se active, o devuelva `VALIDATION` mientras tanto.',
		}),
		fixes: {},
	},
	'unknown-with-better-type': {
		name: 'Sin clasificar pudiendo clasificarse',
		summary: '`UNKNOWN` es el último recurso: no tiene reacción definida.',
		fault: ({ better }) => ({
			wrong: `Es \`UNKNOWN\`, y la frase parece de \`${better}\``,
			consequence: 'El agente no tiene reacción definida e improvisa con la frase.',
			remedy: `Devuelva \`${better}\` si es así: ${errorTypes[better].choose}.`,
		}),
		fixes: changeType,
	},
};
