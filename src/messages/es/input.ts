import type { inputRules } from '../../contract/rules/input/index.ts';
import { code, visible } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { faultNames } from './syntax.ts';
import { verdict } from './verdict.ts';

const PARSE_FAILS = 'Un cliente que lea JSON estricto lo rechaza entero y el agente se queda sin respuesta.';

export const input: GroupTexts<typeof inputRules> = {
	'not-a-response': {
		name: 'No es una respuesta',
		summary: 'Lo pegado no es la respuesta de una herramienta ni contiene una.',
		fault: ({ seeming }) => ({
			wrong: verdict.seeming[seeming].what.replace(/\.$/, ''),
			consequence: 'Sin una respuesta no hay nada que juzgar.',
			remedy: verdict.seeming[seeming].instead,
		}),
		fixes: {},
	},
	'json-truncated': {
		name: 'JSON cortado',
		summary: 'El texto termina antes de cerrar el JSON.',
		fault: () => ({
			wrong: 'El texto se corta antes de que termine el JSON',
			consequence: 'Solo se juzga lo que se ve: en lo que falta puede haber más faltas.',
			remedy:
				'Pegue la respuesta completa. Si el servidor la envía así, revise límites de tamaño y cierres de la conexión.',
		}),
		fixes: {},
	},
	'json-syntax': {
		name: 'JSON mal escrito',
		summary: 'Lo que impide que el texto sea JSON, nombrado una vez por clase.',
		fault: ({ fault, found, count }) => ({
			wrong: `${faultNames[fault].name}${found ? `: ${code(visible(found))}` : ''}${count > 1 ? `, ${count} veces` : ''}`,
			consequence: faultNames[fault].consequence ?? PARSE_FAILS,
			remedy: faultNames[fault].remedy,
		}),
		fixes: { repair: () => 'Reparar el JSON' },
	},
	'html-entities': {
		name: 'Entidades HTML en lugar de comillas',
		summary: 'El JSON lleva `&quot;` donde van las comillas.',
		fault: () => ({
			wrong: 'Las comillas del JSON están escritas como entidades HTML',
			consequence: 'Ningún cliente lo lee como JSON.',
			remedy:
				'Si se estropeó al copiar de una página, copie el texto original; si lo envía el servidor, no escape el JSON.',
		}),
		fixes: { decode: () => 'Recuperar las comillas' },
	},
	'lossy-text': {
		name: 'Volcado incompleto',
		summary: 'El texto es lo que un programa muestra en pantalla y le faltan partes.',
		fault: ({ found }) => ({
			wrong: `Donde dice ${code(found)} falta contenido`,
			consequence:
				'Es una vista de depuración: lo que la herramienta envió no se puede recuperar de aquí, y puede tener más faltas.',
			remedy: 'Pegue el cuerpo sin procesar, o imprímalo con `JSON.stringify` o `json.dumps`.',
		}),
		fixes: {},
	},
	'duplicate-key': {
		name: 'Clave repetida',
		summary: 'El mismo objeto lleva dos veces la misma clave.',
		fault: ({ name }) => ({
			wrong: `La clave ${code(name)} está dos veces en el mismo objeto`,
			consequence: 'Casi todos los programas se quedan con la última y no avisan.',
			remedy: 'Deje una sola.',
		}),
		fixes: { 'keep-last': ({ name }) => `Dejar solo la última ${code(name)}` },
	},
	'proto-key': {
		name: 'Clave `__proto__`',
		summary: 'Hay una clave que algunos programas confunden con una propiedad del lenguaje.',
		fault: () => ({
			wrong: 'Hay una clave llamada `__proto__`',
			consequence: 'Al copiarla sin cuidado, un programa en JavaScript la pierde o cambia el objeto.',
			remedy: 'Use otro nombre para esa clave.',
		}),
		fixes: {},
	},
	mojibake: {
		name: 'Acentos estropeados',
		summary: 'El texto se leyó con otra codificación y los acentos salen rotos.',
		fault: ({ found, count }) => ({
			wrong: `Acentos estropeados: ${code(found)}${count > 2 ? ` y otros ${count - 1}` : count === 2 ? ' y uno más' : ''}`,
			consequence: 'El agente lee esas letras tal cual y puede decirlas en voz alta.',
			remedy: 'Envíe UTF-8 y declárelo en `Content-Type`; si se estropeó al copiar, copie otra vez.',
		}),
		fixes: { decode: () => 'Recuperar los acentos' },
	},
	'byte-order-mark': {
		name: 'Marca invisible al principio',
		summary: 'Antes del texto hay una marca de orden de bytes o un espacio sin anchura.',
		fault: () => ({
			wrong: 'Hay una marca invisible antes del texto',
			consequence: 'Algunos lectores de JSON se detienen en ella.',
			remedy: 'Guarde y envíe el texto como UTF-8 sin marca.',
		}),
		fixes: { drop: () => 'Quitar la marca' },
	},
	'text-left-out': {
		name: 'Texto que no se juzga',
		summary: 'Alrededor de la respuesta hay texto que se deja fuera.',
		fault: ({ characters }) => ({
			wrong: `${characters === 1 ? 'Se deja fuera 1 carácter' : `Se dejan fuera ${characters} caracteres`} de alrededor`,
			consequence: 'Solo se juzga la respuesta; las posiciones son las del texto pegado.',
			remedy: 'Si ese texto también lo envía la herramienta, quítelo: la respuesta es solo el JSON.',
		}),
		fixes: {},
	},
	'several-responses': {
		name: 'Varias respuestas',
		summary: 'Lo pegado contiene más de una respuesta.',
		fault: ({ count, judged }) => ({
			wrong: `Aquí hay ${judged < count ? `más de ${judged}` : count} respuestas`,
			consequence:
				judged < count
					? `Solo se juzgan las primeras ${judged}; la peor de ellas va primero.`
					: 'Cada una tiene su veredicto; la peor va primero.',
			remedy: 'Abra la que le interese en la lista.',
		}),
		fixes: {},
	},
};
