import { DEFAULT_LOCALE } from '../../locales.ts';
import type { ConverterTexts } from '../converter-types.ts';
import { LOCALE_OPTION } from '../locale-option.ts';
import { count } from './numbers.ts';

export const converter: ConverterTexts = {
	columns: {
		kind: 'Clase',
		file: 'Archivo',
		place: 'Lugar',
		from: 'De',
		to: 'A',
		http: 'HTTP',
		retry: 'Reintento',
		sideEffects: 'Efectos',
		note: 'Nota',
	},
	kinds: {
		converted: 'Se convierte',
		suggestion: 'Sugerencia',
		left: 'Se deja',
		canonical: 'Ya canónico',
	},
	reasons: {
		value: 'Es un valor.',
		'code-name': 'Está bajo un nombre de código.',
		'beside-code': 'Es un valor y el texto contiene otro código inconfundible.',
		'ordinary-word': 'También es una palabra corriente y nada indica que aquí sea un código.',
		'map-key': 'Es la clave de un mapa: cámbiela junto con lo que la busca.',
		'table-cell': 'Es la celda de una tabla.',
		'inline-code': 'Es código dentro de un párrafo.',
		'quoted-word': 'Está entre comillas dentro de una frase.',
		'other-table':
			'Lo que está al lado es de otro sistema (gRPC, Connect, HTTP…): puede ser su código y no este.',
		embedded:
			'Está dentro de un texto que es una consulta, un patrón o una lista: cámbielo con lo que lo lee.',
		variant: 'Se parece a un código, pero no se escribe igual.',
		word: 'Forma parte de una frase.',
		'longer-name': 'Forma parte de un nombre más largo.',
		key: 'Es una clave o el nombre de un campo.',
		identifier: 'Es un nombre del programa.',
		comment: 'Está en un comentario.',
		'other-system': 'Es un código de otro sistema (gRPC o HTTP).',
		module: 'Es la ruta de un módulo.',
		kept: 'Un comentario `contraste-keep` pide dejarlo.',
		canonical: 'Ya es el código canónico.',
	},
	sentenceGap: ' ',
	stays: 'se queda igual',
	textKinds: {
		json: 'JSON',
		ndjson: 'NDJSON',
		yaml: 'YAML',
		go: 'Go',
		toml: 'TOML',
		env: 'variables de entorno',
		markdown: 'Markdown',
		csv: 'CSV',
		xml: 'XML o HTML',
		log: 'registro',
		program: 'programa',
		text: 'texto',
	},
	cli: {
		usage: (call) => `Uso: ${call} [opciones] ARCHIVO…
  --write                    cambia los códigos en los archivos
  --patch                    escribe el parche que los cambiaría
  --json                     un objeto JSON por línea y archivo
  --check                    muestra lo que se convierte y lo que espera una decisión, y termina con 1 si queda algo
  --include-suggestions      convierte también lo que solo es una sugerencia
${LOCALE_OPTION}idioma de los mensajes (por defecto, el del sistema o ${DEFAULT_LOCALE})
  --help                     esta ayuda
Sin modo, muestra la tabla y no cambia nada.
Un comentario con contraste-keep deja los códigos de su línea, o de la siguiente; contraste-keep-file al principio, los del archivo.
Termina con 0 si todo va bien, con 1 si --check encuentra algo y con 2 si una opción está mal o un archivo no se puede leer.`,
		oneMode: 'Elija un solo modo: --write, --patch, --json o --check.',
		noFiles: 'Indique al menos un archivo.',
		notUtf8: (file) =>
			`${file}: no está en UTF-8. Se deja como está; conviértalo a UTF-8 y vuelva a intentarlo.`,
		unreadable: (file) => `${file}: no se puede leer. Compruebe la ruta y los permisos.`,
		unwritable: (file) => `${file}: no se puede escribir. Compruebe los permisos de su carpeta.`,
		nothing: 'No hay códigos.',
		totals: ({ converted, suggestion, left, canonical }) =>
			`${count(converted, 'se convierte', 'se convierten')}, ${count(suggestion, 'sugerencia', 'sugerencias')}, ${count(left, 'se deja', 'se dejan')}, ${count(canonical, 'ya canónico', 'ya canónicos')}`,
		unlisted: (amount) => `${count(amount, 'palabra más se deja', 'palabras más se dejan')} sin listar.`,
		written: (amount) => `${count(amount, 'código convertido', 'códigos convertidos')}`,
		unchanged: 'sin cambios',
		foundLegacy: (amount) =>
			`${count(amount, 'código antiguo', 'códigos antiguos')}. Para convertirlos: --write.`,
		undecided: (amount) =>
			`${count(amount, 'sugerencia espera', 'sugerencias esperan')} su decisión: conviértalas con --include-suggestions, o déjelas con un comentario contraste-keep.`,
		notLookedAt: (amount) => `${count(amount, 'archivo no se ha mirado', 'archivos no se han mirado')}.`,
	},
	codes: {
		usage: (call) => `Uso: ${call} [opciones] CÓDIGO
  --retryable true|false     lo que dice la instancia del error
  --side-effects none|possible|unknown
                             los efectos secundarios que se conocen
  --json                     un objeto JSON
${LOCALE_OPTION}idioma de los mensajes (por defecto, el del sistema o ${DEFAULT_LOCALE})
  --help                     esta ayuda
Termina con 0 si el código está en el registro, con 1 si no está y con 2 si una opción está mal.`,
		unknownCode: (code) => `${code} no está en el registro.`,
		nearest: (names) => `¿Quiso decir ${names.join(', ')}?`,
		legacyNames: 'Códigos antiguos',
		merge: 'Dos códigos antiguos llevan a este código canónico.',
	},
};
