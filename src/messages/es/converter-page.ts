import { sizeIn } from '../size.ts';
import { numbers } from './numbers.ts';

const count = (n: number, one: string, many: string): string =>
	`${numbers.format(n)} ${n === 1 ? one : many}`;

/** Interface texts of the page where codes are converted. `code` stands in backticks. */
export const converterPage = {
	title: 'Convertir códigos',
	intake: {
		heading: 'Pegue o suelte lo que lleve códigos antiguos',
		lead: 'Código, configuración, datos o registros. Los códigos cambian solo donde son valores; lo demás queda byte a byte.',
		label: 'Texto con códigos antiguos',
		placeholder: 'Pegue aquí el texto. Se convierte en cuanto lo pega.',
		convert: 'Convertir este texto',
		files: 'Elegir archivos',
		folder: 'Elegir una carpeta',
		example: 'Probar con un ejemplo',
		drop: 'Suelte los archivos para convertirlos',
		limits: (limit: string) =>
			`Varios archivos a la vez, hasta ${limit} en total. De una carpeta se omiten .git y node_modules. Nada sale de este navegador.`,
	},
	pasted: 'pegado.txt',
	toolbar: {
		files: 'Archivos',
		add: 'Añadir archivos',
		clear: 'Empezar de nuevo',
		copyTable: 'Copiar tabla',
		copyText: 'Copiar texto',
		csv: 'Descargar CSV',
		download: (files: number): string => (files === 1 ? 'Descargar archivo' : 'Descargar archivos'),
		patch: 'Descargar parche',
		more: 'Más acciones',
	},
	totals: {
		heading: (n: number) =>
			n === 0 ? 'Ningún código cambia' : `${count(n, 'código cambia', 'códigos cambian')}, nada más se mueve`,
		lead: 'La sangría, los finales de línea y el orden de las claves no se tocan. Si convierte de nuevo, todo sigue igual.',
		none: 'No hay códigos de Agent-Native en este texto.',
		inFiles: (n: number) => `en ${count(n, 'archivo', 'archivos')}`,
		kinds: {
			converted: 'Convertidos',
			suggestion: 'Sugerencias',
			left: 'Se dejan',
			canonical: 'Ya canónicos',
		},
		hints: {
			suggestion: 'no se aplican solas',
			left: 'cada uno con su motivo',
			canonical: 'sin cambios',
		},
	},
	diff: {
		label: (file: string) => `Diferencias en ${file}`,
		view: 'Vista',
		side: 'Lado a lado',
		inline: 'En línea',
		readOnly: 'solo lectura, deciden las casillas',
		before: 'Antes, solo lectura',
		after: 'Después, solo lectura',
		position: (at: number, of: number) =>
			of === 0 ? 'sin cambios' : at === 0 ? count(of, 'cambio', 'cambios') : `cambio ${at} de ${of}`,
		previous: 'Anterior',
		next: 'Siguiente',
		undoAll: 'Deshacer la conversión',
		undoOne: 'Deshacer el último cambio',
		redoAll: 'Rehacer la conversión',
		redoOne: 'Rehacer el cambio',
		left: (n: number) => `Aquí no caben ${count(n, 'tramo más', 'tramos más')}: el parche los lleva todos.`,
		unchanged: 'Este archivo queda como está.',
		cutLine: 'La línea sigue.',
		removed: 'Antes',
		added: 'Después',
		line: (n: number) => `Línea ${n}`,
	},
	table: {
		heading: 'Apariciones',
		show: 'Mostrar',
		thisFile: 'Este archivo',
		allFiles: (n: number) => `Los ${n} archivos`,
		switch: 'Convertir',
		switchRow: (from: string, place: string) => `Convertir ${from} en ${place}`,
		allOn: 'Convertir todos',
		allOff: 'No convertir ninguno',
		more: (n: number) => `Mostrar ${count(n, 'más', 'más')}`,
		unlisted: (n: number) => `${count(n, 'palabra más se deja', 'palabras más se dejan')} y no se listan.`,
		/** Before the code that the switch of a row would write. */
		wouldBe: 'Con la casilla:',
		retryDiffers: 'Cambia el reintento',
		place: (line: number, column: number) => `Ir a la línea ${line}, columna ${column}`,
	},
	states: {
		reading: (done: number, total: number) =>
			total === 1 ? 'Buscando códigos' : `Buscando códigos: ${done} de ${total} archivos`,
		progress: 'Lectura en curso',
		cancel: 'Cancelar',
		tooLarge: (size: string, limit: string) =>
			`Pesa ${size} y el límite es ${limit} en total. Nada cambió: elija menos archivos o use la línea de órdenes.`,
		cancelled: 'Lectura cancelada. Lo que había sigue aquí.',
		failed: 'No se pudo terminar la conversión. Sus archivos no cambiaron: inténtelo otra vez.',
		notDone:
			'No se pudo hacer lo que pidió. Sus archivos no cambiaron: inténtelo otra vez o empiece de nuevo.',
		nothingRead: (names: string) => `No se pudo leer: ${names}. Compruebe que los archivos siguen ahí.`,
		refused: (names: string) =>
			`No está en UTF-8 y se queda como está: ${names}. Conviértalo a UTF-8 y añádalo otra vez.`,
		close: 'Cerrar',
	},
	toast: {
		copiedTable: 'Tabla copiada en Markdown.',
		copiedText: 'Texto convertido copiado.',
		notCopied: 'No se pudo copiar. Descargue el archivo.',
		undo: 'Deshacer',
	},
	live: {
		converted: (applied: number, suggestions: number) =>
			`${count(applied, 'código cambia', 'códigos cambian')}. ${count(suggestions, 'sugerencia', 'sugerencias')}.`,
		undone: 'Conversión deshecha: el texto es el de antes.',
	},
	size: sizeIn(numbers),
	number: (n: number) => numbers.format(n),
};

export type ConverterPageTexts = typeof converterPage;
