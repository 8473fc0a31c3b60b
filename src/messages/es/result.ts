import type { resultRules } from '../../contract/rules/result/index.ts';
import { code, codeList } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { answerFixes, seemsToBe } from './answers.ts';

const IMPROVISES = 'El runtime no encuentra `error_type`: el agente improvisa.';

export const result: GroupTexts<typeof resultRules> = {
	'plain-text-failure': {
		name: 'Fallo en texto suelto',
		summary: 'Un resultado con `isError: true` lleva texto en lugar del sobre del contrato.',
		fault: ({ kind, answers }) => ({
			wrong: PLAIN[kind],
			consequence: kind === 'empty' ? 'El agente sabe que algo falló y nada más.' : IMPROVISES,
			remedy: `Capture lo que se lanza y devuelva el sobre del contrato. ${seemsToBe(answers)}`,
		}),
		fixes: answerFixes,
	},
	'failure-as-success': {
		name: 'Fallo con cara de éxito',
		summary: 'El texto parece un fallo, pero el resultado dice que todo fue bien.',
		fault: ({ words, answers }) => ({
			wrong: `Parece un fallo y viene como éxito: ${code(words)}`,
			consequence: 'El agente lo toma por el resultado y puede leérselo al cliente.',
			remedy: `Si es un fallo, devuelva el sobre del contrato con \`isError: true\`. ${seemsToBe(answers)}`,
		}),
		fixes: answerFixes,
	},
	'foreign-error': {
		name: 'Error con otra forma',
		summary: 'El fallo viene en la forma de otro producto y no en el sobre del contrato.',
		fault: ({ kind, member, answers }) => ({
			wrong: FOREIGN[kind](code(member)),
			consequence:
				kind === 'unavailable-outage'
					? 'El agente dice que no hay, y lo que pasa es que nadie pudo mirar.'
					: IMPROVISES,
			remedy: `Devuelva lo que pide el contrato. ${seemsToBe(answers)}`,
		}),
		fixes: answerFixes,
	},
	'is-error-flag': {
		name: '`isError` no cuadra',
		summary: 'La marca `isError` de MCP dice otra cosa que el contenido.',
		fault: ({ kind }) => FLAGS[kind],
		fixes: { raise: () => 'Poner `isError: true`', lower: () => 'Poner `isError: false`' },
	},
	'copies-disagree': {
		name: 'Dos copias distintas',
		summary: 'El JSON del texto y `structuredContent` no dicen lo mismo.',
		fault: ({ member }) => ({
			wrong: member
				? `${code(member)} no es igual en el texto y en \`structuredContent\``
				: 'El texto y `structuredContent` no dicen lo mismo',
			consequence: 'Según el programa cliente, el agente lee una copia o la otra.',
			remedy: 'Genere el texto a partir de `structuredContent`.',
		}),
		fixes: { 'copy-to-text': () => 'Copiar `structuredContent` al texto' },
	},
	'double-encoding': {
		name: 'Codificado dos veces',
		summary: 'El JSON está metido en otro JSON como texto.',
		fault: ({ kind }) => ({
			wrong:
				kind === 'result'
					? 'Hay un resultado de MCP dentro de otro'
					: 'El JSON está codificado como texto más de una vez',
			consequence: 'El agente recibe barras y comillas en lugar de la respuesta.',
			remedy: 'Codifique una sola vez, al final.',
		}),
		fixes: { unwrap: () => 'Dejar un solo nivel' },
	},
	'bad-block': {
		name: 'Bloque no válido',
		summary: 'Un bloque de `content` no tiene la forma que pide MCP.',
		fault: ({ kind, name }) => ({
			wrong: BLOCKS[kind](code(name)),
			consequence: 'Los clientes que validan rechazan el resultado entero.',
			remedy: 'Use bloques con `type` y sus miembros: el de texto es `{"type": "text", "text": "…"}`.',
		}),
		fixes: { 'wrap-list': () => 'Convertir en una lista de bloques' },
	},
	'key-case': {
		name: 'Claves con otra grafía',
		summary: 'Las claves del resultado están escritas como en Python.',
		fault: ({ found, expected }) => ({
			wrong: `${code(found)} en lugar de ${code(expected)}`,
			consequence: 'Si viaja así, el cliente no la reconoce.',
			remedy:
				'Si solo es una impresión de Python, convierta el modelo con sus alias; si viaja así, cambie la clave.',
		}),
		fixes: { rename: ({ to }) => `Cambiar a ${code(to)}` },
	},
	'legacy-tool-result': {
		name: '`toolResult` antiguo',
		summary: 'El resultado usa un miembro que MCP ya no tiene.',
		fault: () => ({
			wrong: '`toolResult` es de una versión antigua de MCP',
			consequence: 'Los clientes de hoy no lo leen: al agente no le llega nada.',
			remedy: 'Use `content`, y `structuredContent` si hay datos.',
		}),
		fixes: { modernise: () => 'Pasar a `content`' },
	},
	'unwrapped-result': {
		name: '`result` sin contenido de MCP',
		summary: 'El `result` de JSON-RPC lleva la respuesta suelta, sin `content`.',
		fault: () => ({
			wrong: '`result` no es un resultado de MCP',
			consequence: 'El cliente no encuentra `content` y el agente no recibe nada.',
			remedy: 'Ponga la respuesta en `content` y, si son datos, también en `structuredContent`.',
		}),
		fixes: { wrap: () => 'Envolver en `content`' },
	},
	'text-block-missing': {
		name: 'Sin bloque de texto',
		summary: 'Solo hay `structuredContent`; algunos clientes leen solo el texto.',
		fault: () => ({
			wrong: 'No hay bloque de texto, solo `structuredContent`',
			consequence: 'Un cliente que solo lea el texto se queda sin respuesta.',
			remedy: 'Repita el JSON en un bloque de texto.',
		}),
		fixes: { 'add-text': () => 'Añadir el bloque de texto' },
	},
	'unchecked-media': {
		name: 'Solo imágenes, audio o recursos',
		summary: 'El resultado no lleva texto ni datos que se puedan juzgar.',
		fault: ({ types }) => ({
			wrong: `Solo hay bloques de tipo ${codeList(types, ', ', ' y ')}`,
			consequence: 'No se juzga lo que llevan dentro.',
			remedy: 'Si el agente tiene que decir algo, añada un bloque de texto.',
		}),
		fixes: {},
	},
	'other-envelope': {
		name: 'Dentro de otro producto',
		summary: 'La respuesta está dentro de la envoltura de otro producto.',
		fault: ({ product, isDeep }) => ({
			wrong: isDeep
				? 'El sobre del contrato no está en el primer nivel'
				: product
					? `La respuesta está dentro de una envoltura: ${product}`
					: 'La respuesta está dentro de otra envoltura',
			consequence: isDeep
				? 'El runtime busca `error` arriba del todo: si la envoltura es suya, no lo encuentra.'
				: 'Se juzga la respuesta de dentro.',
			remedy: 'Si la envoltura la pone su herramienta, quítela.',
		}),
		fixes: {},
	},
};

const PLAIN = {
	stack: 'La traza de una excepción viene como respuesta',
	exception: 'El texto de una excepción viene como respuesta',
	sentence: 'El fallo viene como una frase, sin el sobre del contrato',
	empty: 'El fallo viene sin ningún texto',
} as const;

const FOREIGN = {
	'flag-false': (member: string) => `El fallo se marca con ${member}`,
	'flag-true': (member: string) => `El fallo se marca con ${member}`,
	'status-word': (member: string) => `El fallo se dice en ${member}`,
	'status-number': (member: string) => `El fallo va como número en ${member}`,
	'errors-list': (member: string) => `Los fallos van en la lista ${member}`,
	problem: () => 'El fallo viene en el formato de RFC 9457 (`problem+json`)',
	'object-error': (member: string) => `El fallo se marca con ${member}`,
	'code-message': (member: string) => `El fallo viene como código y mensaje: ${member}`,
	'error-member': (member: string) => `El fallo está en ${member}`,
	'lone-message': (member: string) => `Parece un fallo, dicho en un mensaje suelto: ${member}`,
	'unavailable-outage': (member: string) => `Parece una avería disfrazada de respuesta: ${member}`,
	'flag-alone': () => '`isError` dice que falló, pero no hay sobre del contrato',
} as const;

const FLAGS = {
	missing: {
		wrong: 'Hay un fallo dentro y falta `isError: true`',
		consequence: 'El cliente lo trata como un éxito.',
		remedy: 'Añada `isError: true` al resultado.',
	},
	false: {
		wrong: 'Hay un fallo dentro y `isError` no es `true`',
		consequence: 'El cliente lo trata como un éxito.',
		remedy: 'Ponga `isError: true`.',
	},
	'true-on-success': {
		wrong: '`isError: true` acompaña a un éxito',
		consequence: 'El cliente lo trata como un fallo.',
		remedy: 'Quite la marca, o devuelva el sobre si de verdad falló.',
	},
	'not-boolean': {
		wrong: '`isError` no es ni `true` ni `false`',
		consequence: 'Los clientes que validan rechazan el resultado entero.',
		remedy: 'Use `true` o `false`, sin comillas.',
	},
} as const;

const BLOCKS = {
	'not-a-list': (name: string) => `${name} no es una lista`,
	'not-an-object': () => 'Un elemento de `content` no es un objeto',
	'no-type': () => 'A un bloque le falta `type`',
	'unknown-type': (name: string) => `MCP no tiene bloques de tipo ${name}`,
	'no-member': (name: string) => `Al bloque le falta ${name}`,
	'not-text': () => 'El `text` de un bloque no es un texto',
} as const;
