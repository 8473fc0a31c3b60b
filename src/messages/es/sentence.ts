import type { sentenceRules } from '../../contract/rules/sentence/index.ts';
import { code } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { count } from './numbers.ts';
import { CODE_NAMES, DATA, JARGON, LANGUAGE_NAMES, MARKS, SPOKEN } from './sentence-words.ts';

export const sentence: GroupTexts<typeof sentenceRules> = {
	'too-many-sentences': {
		name: 'Más de dos frases',
		summary: '`user_message` lleva una o dos frases.',
		fault: ({ count: number }) => ({
			wrong: `\`user_message\` parece tener ${count(number, 'frase', 'frases')} y admite dos`,
			consequence: 'En una llamada el cliente pierde el hilo, o el agente resume a su manera.',
			remedy: 'Deje una frase que diga qué pasa y, si hace falta, otra que pida algo.',
		}),
		fixes: { 'keep-two': () => 'Dejar las dos primeras frases' },
	},
	'too-long-to-say': {
		name: 'Larga para decirla',
		summary: '`user_message` es una frase corta que también se oye por teléfono.',
		fault: ({ seconds, words }) => ({
			wrong: `Son ${count(words, 'palabra', 'palabras')}: unos ${seconds} segundos de voz`,
			consequence: 'En una llamada el cliente olvida el principio antes de llegar al final.',
			remedy: 'Diga solo lo que el cliente necesita para seguir.',
		}),
		fixes: {},
	},
	'not-spanish': {
		name: 'Otro idioma',
		summary: '`user_message` va en español neutro.',
		fault: ({ kind }) => ({
			wrong:
				kind === 'script'
					? 'La frase parece estar en otro alfabeto'
					: `La frase parece estar en ${LANGUAGE_NAMES[kind]}`,
			consequence: 'El agente puede leerla tal cual a un cliente que habla español.',
			remedy: 'Escríbala en español neutro.',
		}),
		fixes: {},
	},
	'regional-spanish': {
		name: 'Español de una región',
		summary: '`user_message` va en español neutro, sin formas de una sola región.',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} parece ${kind === 'slang' ? 'una palabra' : 'una forma'} de una sola región`,
			consequence: 'A clientes de otros países les suena ajena, o no la entienden.',
			remedy: 'Use «usted» y palabras que se entiendan en todas partes.',
		}),
		fixes: { 'make-neutral': () => 'Cambiar a la forma neutra' },
	},
	'internal-code': {
		name: 'Identificadores y códigos',
		summary: '`user_message` no lleva identificadores ni códigos internos.',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} parece ${CODE_NAMES[kind]}`,
			consequence: 'El agente lo leerá letra por letra, y al cliente no le dice nada.',
			remedy: 'Quítelo de la frase. Si lo necesita para su traza, va en `details`.',
		}),
		fixes: { 'cut-code': () => 'Quitarlo de la frase' },
	},
	'technical-jargon': {
		name: 'Jerga y sistemas',
		summary: '`user_message` no nombra sistemas ni tablas, y no usa jerga técnica.',
		fault: ({ said, kind, plainly }) => ({
			wrong: `${code(said)} parece ${JARGON[kind]}`,
			consequence: 'El cliente oirá cómo está hecho su sistema en vez de qué puede hacer.',
			remedy: `Diga lo mismo sin nombrarlo${plainly === null ? '' : `, por ejemplo «${plainly}»`}.`,
		}),
		fixes: {},
	},
	'stack-trace': {
		name: 'Traza de una excepción',
		summary: 'Una excepción se captura: `SYSTEM` con una frase, y la traza en `details`.',
		fault: ({ said, isAll }) => ({
			wrong: `${code(said)} parece parte de una excepción sin capturar`,
			consequence: isAll
				? 'El agente puede leerla en voz alta. El resto se comprueba cuando haya una frase: puede haber más faltas.'
				: 'El agente puede leerla en voz alta.',
			remedy: 'Capture la excepción y devuelva `SYSTEM` con una frase para el cliente.',
		}),
		fixes: { 'use-system-sentence': ({ sentence: text }) => `Devolver \`SYSTEM\` y decir «${text}»` },
	},
	'secret-in-sentence': {
		name: 'Credencial en la frase',
		summary: '`user_message` no lleva claves, tokens ni contraseñas.',
		fault: () => ({
			wrong: 'La frase parece llevar una credencial',
			consequence: 'Llega al modelo y puede decirse a cualquiera que llame.',
			remedy: 'Quítela y cámbiela por otra: esta ya no es secreta.',
		}),
		fixes: { 'cut-secret': () => 'Quitar la credencial' },
	},
	'blames-the-person': {
		name: 'Culpa al cliente',
		summary: '`user_message` no culpa al cliente: dice qué pasa con el dato.',
		fault: ({ said }) => ({
			wrong: `${code(said)} parece culpar al cliente`,
			consequence: 'El agente repetirá el reproche.',
			remedy: 'Hable del dato y no de la persona: «la fecha no coincide», «falta un dígito».',
		}),
		fixes: {},
	},
	'long-apology': {
		name: 'Disculpas',
		summary: '`user_message` no se deshace en disculpas: el agente pone el tono.',
		fault: ({ kind, count: number }) => ({
			wrong: kind === 'fervent' || number > 1 ? 'La disculpa parece larga' : 'La disculpa sobra',
			consequence: 'El agente ya se disculpa cuando toca, y el cliente la oye dos veces.',
			remedy: 'Diga solo qué pasa.',
		}),
		fixes: { 'cut-apology': () => 'Quitar la disculpa' },
	},
	'instructs-the-model': {
		name: 'Órdenes al modelo',
		summary: '`user_message` le habla al cliente; lo que hace el agente lo decide `error_type`.',
		fault: ({ said }) => ({
			wrong: `${code(said)} parece una orden para el agente`,
			consequence: 'El agente puede leérsela al cliente, o hacer algo distinto de lo que indica el tipo.',
			remedy: 'Quítela y elija el tipo: de él sale qué hace el agente.',
		}),
		fixes: { 'cut-instruction': () => 'Quitar la orden' },
	},
	'personal-data': {
		name: 'Datos de otras personas',
		summary: '`user_message` no lleva datos personales de terceros, ni para desambiguar.',
		fault: ({ kind }) => ({
			wrong: `La frase parece dar ${DATA[kind]} de una persona`,
			consequence: 'El agente se lo dirá a quien esté al otro lado.',
			remedy: 'Pida al cliente el dato que falta en lugar de decírselo.',
		}),
		fixes: {},
	},
	'phone-line': {
		name: 'Número para llamar',
		summary: 'Un teléfono publicado es legítimo, pero cuesta anotarlo de oído.',
		fault: ({ said }) => ({
			wrong: `${code(said)} parece un teléfono de atención`,
			consequence: 'En una llamada hay que anotarlo al vuelo.',
			remedy: 'Déjelo solo si el cliente de verdad lo necesita.',
		}),
		fixes: {},
	},
	'markup-in-sentence': {
		name: 'Marcas de formato',
		summary: '`user_message` es texto corrido, sin etiquetas, listas ni saltos de línea.',
		fault: ({ kind }) => ({
			wrong: `La frase lleva ${MARKS[kind]}`,
			consequence: 'Una voz lee las marcas, y en el chat pueden verse tal cual.',
			remedy: 'Deje el texto sin marcas.',
		}),
		fixes: { 'strip-markup': () => 'Quitar las marcas' },
	},
	'html-entity': {
		name: 'Entidades de HTML',
		summary: '`user_message` lleva las letras y no sus entidades de HTML.',
		fault: ({ said, count: number }) => ({
			wrong:
				number === 1
					? `${code(said)} está en lugar de una letra o un signo`
					: `Hay ${number} entidades de HTML en la frase`,
			consequence: 'Una voz las lee, y en el chat se ven tal cual.',
			remedy: 'Escriba la letra: JSON admite acentos, eñes y signos.',
		}),
		fixes: { 'decode-entities': () => 'Poner las letras' },
	},
	'unfilled-placeholder': {
		name: 'Hueco sin llenar',
		summary: '`user_message` no lleva huecos de plantilla ni valores vacíos.',
		fault: ({ said }) => ({
			wrong: `${code(said)} parece un hueco sin llenar`,
			consequence: 'El cliente lo oirá tal cual.',
			remedy: 'Llene el hueco o escriba la frase de modo que no haga falta.',
		}),
		fixes: {},
	},
	'broken-accents': {
		name: 'Acentos rotos',
		summary: '`user_message` lleva acentos y eñes leídos con la codificación correcta.',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} parece una letra mal codificada`,
			consequence: 'Una voz no puede leerla, y en el chat se ve rota.',
			remedy:
				kind === 'lost'
					? 'La letra ya se perdió: corrija en el origen la codificación, que debe ser UTF-8.'
					: 'Corrija en el origen la codificación: de principio a fin, UTF-8.',
		}),
		fixes: { 'mend-accents': () => 'Recuperar las letras' },
	},
	shouting: {
		name: 'Gritos y emojis',
		summary: '`user_message` va sin emojis, signos repetidos ni mayúsculas sostenidas.',
		fault: ({ kind }) => ({
			wrong:
				kind === 'emoji'
					? 'La frase lleva emojis'
					: kind === 'marks'
						? 'La frase repite signos'
						: 'La frase parece escrita a gritos',
			consequence: 'En una llamada sobra o confunde, y el tono ya no lo pone el agente.',
			remedy: kind === 'emoji' ? 'Quite los emojis.' : 'Escriba con mayúscula inicial y un solo signo.',
		}),
		fixes: { 'calm-down': () => 'Bajar el tono' },
	},
	'hard-to-say': {
		name: 'Difícil de leer en voz alta',
		summary: 'Fechas, horas y signos en cifras se leen mal por teléfono.',
		fault: ({ said, kind }) => ({
			wrong: `${code(said)} es ${SPOKEN[kind]}: bien escrito, y puede sonar raro`,
			consequence: 'En una llamada la voz puede leerlo cifra por cifra o signo por signo.',
			remedy: 'Si la frase se usa en llamadas, escríbalo con palabras.',
		}),
		fixes: {},
	},
	'long-number': {
		name: 'Número largo',
		summary: 'Un número o una referencia larga cuesta seguirlos de oído.',
		fault: ({ said }) => ({
			wrong: `${code(said)} es largo para oírlo`,
			consequence: 'En una llamada el cliente tiene que retenerlo de memoria.',
			remedy: 'Déjelo solo si el cliente lo conoce o lo dictó. Si es suyo, va en `details`.',
		}),
		fixes: {},
	},
};
