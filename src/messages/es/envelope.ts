import type { envelopeRules } from '../../contract/rules/envelope/index.ts';
import { code, codeList } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { answerFixes, changeType } from './answers.ts';
import { errorTypes } from './error-types.ts';
import { KINDS } from './kinds.ts';

const UNLISTED = 'Para el runtime vale `UNKNOWN`: el agente improvisa.';
const SIX = 'Use `NOT_FOUND`, `VALIDATION`, `PERMISSION`, `SYSTEM`, `BLOCKER` o `UNKNOWN`.';

function members(names: readonly string[]): string {
	return codeList(names, ', ', ' y ');
}

export const envelope: GroupTexts<typeof envelopeRules> = {
	'error-not-object': {
		name: 'Error que no es objeto',
		summary: '`error` debe ser un objeto con `error_type` y `user_message` dentro.',
		fault: ({ kind, beside }) => ({
			wrong: `\`error\` es ${KINDS[kind]} y debe ser un objeto`,
			consequence: UNLISTED,
			remedy:
				beside.length > 0
					? `Haga de \`error\` un objeto y ponga dentro ${members(beside)}.`
					: 'Haga de `error` un objeto con `error_type` y `user_message`.',
		}),
		fixes: {
			unwrap: () => 'Dejar el objeto que lleva dentro',
			gather: ({ members: names }) => `Formar el objeto con ${members(names)}`,
			wrap: ({ type }) => `Formar el objeto con \`${type}\`: ${errorTypes[type].choose}`,
			...answerFixes,
		},
	},
	'error-level': {
		name: 'Nivel del error',
		summary: '`error_type` y `user_message` van dentro de `error`, ni fuera ni más adentro.',
		fault: ({ where, members: names }) => ({
			wrong:
				where === 'beside'
					? `${members(names)} ${names.length === 1 ? 'está' : 'están'} al lado de \`error\`, no dentro`
					: where === 'bare'
						? 'Falta el objeto `error` alrededor'
						: 'El error está un nivel más adentro de lo debido',
			consequence: 'Fuera de su sitio no se leen: el agente improvisa.',
			remedy: 'Deje un solo `error`, con esos miembros directamente dentro.',
		}),
		fixes: {
			move: ({ members: names }) => `Mover ${members(names)} dentro de \`error\``,
			wrap: () => 'Ponerle `error` alrededor',
			unwrap: () => 'Quitar el nivel que sobra',
		},
	},
	'error-type-missing': {
		name: 'Falta el tipo',
		summary: '`error` debe llevar `error_type`.',
		fault: ({ alsoMessage, instead }) => ({
			wrong: alsoMessage
				? '`error` no lleva `error_type` ni `user_message`'
				: instead === undefined
					? 'Falta `error_type`'
					: `Falta \`error_type\`: aquí se llama ${code(instead)}`,
			consequence: 'Sin tipo no hay reacción definida: el agente improvisa.',
			remedy: alsoMessage
				? 'Ponga los dos: el tipo decide qué hace el agente, y la frase, qué dice.'
				: `Ponga uno de los seis. ${SIX}`,
		}),
		fixes: {
			...answerFixes,
			rename: ({ from }) => `Llamar \`error_type\` a ${code(from)}`,
			take: ({ from, type }) => `Cambiar ${code(from)} por \`error_type\`: \`${type}\``,
			add: ({ type }) => `Poner \`${type}\`: ${errorTypes[type].choose}`,
		},
	},
	'error-type-spelling': {
		name: 'Grafía del tipo',
		summary: '`error_type` se compara letra por letra con los seis valores.',
		fault: ({ value, type }) => ({
			wrong: `${code(value)} no lleva la grafía exacta de \`${type}\``,
			consequence: 'Se compara letra por letra: así escrito vale `UNKNOWN` y el agente improvisa.',
			remedy: `Escriba \`${type}\`: ${type.includes('_') ? 'mayúsculas, guion bajo' : 'mayúsculas'} y nada más.`,
		}),
		fixes: { spell: ({ type }) => `Cambiar a \`${type}\`` },
	},
	'error-type-unlisted': {
		name: 'Tipo fuera de la lista',
		summary: '`error_type` debe ser uno de los seis valores.',
		fault: ({ value, kind, nearest }) => ({
			wrong:
				kind === 'string'
					? `${code(value)} no es ninguno de los seis tipos`
					: `\`error_type\` es ${KINDS[kind]} y debe ser uno de los seis textos`,
			consequence: UNLISTED,
			remedy: nearest ? `Parece que quiere decir \`${nearest}\`. Si es así, escriba ese.` : SIX,
		}),
		fixes: { choose: ({ type }) => `Cambiar a \`${type}\`: ${errorTypes[type].choose}` },
	},
	'error-type-legacy': {
		name: 'Código heredado como tipo',
		summary: 'Un código de Agent-Native no es un `error_type`.',
		fault: ({ value, canonical }) => ({
			wrong:
				value === canonical
					? `${code(value)} es un código de Agent-Native, no un tipo de error`
					: `${code(value)} es un código heredado de Agent-Native, no un tipo de error`,
			consequence: UNLISTED,
			remedy:
				value === canonical
					? 'Guárdelo en `details` y elija el tipo por lo que debe hacer el agente.'
					: `Su código canónico es \`${canonical}\`, que tampoco va aquí: elija el tipo por lo que debe hacer el agente.`,
		}),
		fixes: { choose: ({ type }) => `Cambiar a \`${type}\`: ${errorTypes[type].choose}` },
	},
	'unknown-type': {
		name: 'Tipo UNKNOWN',
		summary: '`UNKNOWN` es legal, pero no tiene ninguna reacción definida.',
		fault: () => ({
			wrong: '`UNKNOWN` deja al agente sin reacción definida',
			consequence: 'El agente improvisa con el `user_message`.',
			remedy: 'Es el último recurso: vea si encaja alguno de los otros cinco.',
		}),
		fixes: changeType,
	},
	'user-message-missing': {
		name: 'Falta la frase',
		summary: '`error` debe llevar `user_message`.',
		fault: ({ instead }) => ({
			wrong:
				instead === undefined
					? 'Falta `user_message`'
					: `Falta \`user_message\`: aquí se llama ${code(instead)}`,
			consequence: 'El agente no tiene qué decir ni qué parafrasear.',
			remedy: 'Ponga una frase corta en español neutro para quien está al otro lado.',
		}),
		fixes: { rename: ({ from }) => `Llamar \`user_message\` a ${code(from)}` },
	},
	'user-message-empty': {
		name: 'Frase vacía',
		summary: '`user_message` debe decir algo.',
		fault: () => ({
			wrong: '`user_message` está vacío',
			consequence: 'El agente no tiene qué decir ni qué parafrasear.',
			remedy: 'Escriba una frase corta en español neutro.',
		}),
		fixes: {},
	},
	'user-message-not-text': {
		name: 'Frase que no es texto',
		summary: '`user_message` debe ser un texto.',
		fault: ({ kind }) => ({
			wrong: `\`user_message\` es ${KINDS[kind]} y debe ser un texto`,
			consequence: 'El agente no puede leerlo como una frase.',
			remedy: 'Ponga una sola frase, entre comillas.',
		}),
		fixes: { take: ({ text }) => `Dejar solo ${code(text)}` },
	},
	'extra-field': {
		name: 'Campo de más',
		summary: 'Dentro de `error` solo se leen `error_type`, `user_message` y `details`.',
		fault: ({ field, alternatives }) => ({
			wrong: `${code(field)} no es un campo del contrato`,
			consequence: 'El agente no lo interpreta: es como si no estuviera.',
			remedy: alternatives
				? 'Las alternativas van al lado de `error` o en la frase, no dentro.'
				: 'Quítelo, o llévelo a `details` si le sirve para su traza.',
		}),
		fixes: {
			remove: ({ field }) => `Quitar ${code(field)}`,
			'move-to-details': ({ field }) => `Llevar ${code(field)} a \`details\``,
			'move-beside': ({ field }) => `Sacar ${code(field)} al lado de \`error\``,
		},
	},
	'retry-mark': {
		name: 'Marca de reintento',
		summary: 'El contrato no tiene ninguna marca de «reintentable».',
		fault: ({ field }) => ({
			wrong: `${code(field)} no existe en el contrato`,
			consequence: 'El agente no lo lee: si se reintenta, lo decide el tipo.',
			remedy: 'Quítelo. Si el fallo es pasajero, dígalo con `SYSTEM`.',
		}),
		fixes: { remove: ({ field }) => `Quitar ${code(field)}` },
	},
	'details-secret': {
		name: 'Secreto en `details`',
		summary: '`details` no debería guardar contraseñas, tokens ni cadenas de conexión.',
		fault: ({ field }) => ({
			wrong:
				field === undefined
					? '`details` parece llevar un secreto'
					: `${code(field)}, en \`details\`, parece llevar un secreto`,
			consequence: 'No llega ni al modelo ni al usuario, pero queda en sus trazas.',
			remedy: 'Quítelo o tápelo antes de responder.',
		}),
		fixes: { mask: () => 'Taparlo con `***`' },
	},
	'error-null': {
		name: 'Error nulo',
		summary: 'Un éxito no necesita `error: null`.',
		fault: () => ({
			wrong: 'Sobra `error: null` en un éxito',
			consequence: 'Se lee como éxito, aunque la clave invita a tratarlo como fallo.',
			remedy: 'Quite la clave: `error` solo está cuando algo falló.',
		}),
		fixes: { remove: () => 'Quitar `error`' },
	},
	'error-with-results': {
		name: 'Error con resultados',
		summary: 'Una respuesta es un error o trae resultados, no las dos cosas.',
		fault: ({ fields, empty }) => ({
			wrong: empty
				? `La respuesta es un error y también una lista vacía (${members(fields)})`
				: `La respuesta es un error y también trae ${members(fields)}`,
			consequence: 'El agente toma la rama de fallo y los resultados se pierden.',
			remedy: empty
				? 'Si la búsqueda funcionó y no hubo nada, quite `error`. Si falló, quite la lista.'
				: 'Deje una de las dos cosas. Unas alternativas van con su nombre, como `alternativas`.',
		}),
		fixes: {
			'keep-error': ({ fields }) => `Dejar el error y quitar ${members(fields)}`,
			'keep-results': () => 'Dejar los resultados y quitar `error`',
		},
	},
	'empty-list-as-error': {
		name: 'Lista vacía como error',
		summary: 'Una búsqueda sin resultados es un éxito con `total: 0`, no un error.',
		fault: ({ type, hasList }) => ({
			wrong: hasList
				? 'Una búsqueda vacía viene como error, con su lista vacía al lado'
				: 'Parece una búsqueda sin resultados, y viene como error',
			consequence:
				type === 'NOT_FOUND'
					? 'El agente vuelve a identificar al cliente en lugar de decir que no hay resultados.'
					: 'El agente reintenta, retrocede o se disculpa por un problema que no existe.',
			remedy: 'Devuelva `{"resultados": [], "total": 0}`: el agente lo dirá con naturalidad.',
		}),
		fixes: answerFixes,
	},
};
