import type { Source } from '../../contract/types.ts';
import { sizeIn } from '../size.ts';
import { count, numbers } from './numbers.ts';
import { sharing } from './playground-sharing.ts';

/** Something that was checked and is in order, with the statement that asks for it. */
interface CheckedText {
	readonly text: string;
	readonly source?: Source;
}

const errors = (n: number): string => count(n, 'incumplimiento', 'incumplimientos');
const warnings = (n: number): string => count(n, 'aviso', 'avisos');
/** Interface texts of the page where a response is tried. `code` stands in backticks. */
export const playground = {
	title: 'Ensayar',
	toolbar: {
		paste: 'Pegar',
		examples: 'Ejemplos',
		allExamples: (n: number) => `Ver los ${numbers.format(n)} ejemplos`,
		openFile: 'Abrir archivo',
		format: 'Dar formato',
		clear: 'Vaciar',
		settings: 'Reglas',
		report: 'Copiar informe',
		share: 'Compartir',
		more: 'Más acciones',
	},
	shelves: {
		distinction: 'La distinción',
		types: 'Cada tipo, bien',
		success: 'Éxitos',
		mistakes: 'Errores frecuentes',
		sentences: 'La frase',
		protocol: 'Errores de protocolo',
		layers: 'Tal como llega',
		legacy: 'Códigos heredados',
	},
	tabs: {
		verdict: (faults: number) => (faults === 0 ? 'Veredicto' : `Veredicto · ${faults}`),
		text: 'Texto',
	},
	channels: { chat: 'En el chat', voice: 'En una llamada' },
	context: {
		billing: 'Escenario de facturación',
		on: 'activo',
		off: 'inactivo',
		billingHint: 'solo influye en BLOCKER',
		tool: 'Herramienta',
		toolUnknown: 'sin nombre',
		toolHint: 'Si busca o lista, «no hay» es una búsqueda vacía y no un error.',
		elapsedBefore: 'Tardó',
		elapsedAfter: 's',
		elapsedLabel: 'Segundos que tardó la herramienta',
		elapsedInvalid: 'Escriba los segundos con cifras, por ejemplo 12,5.',
	},
	states: {
		emptyTitle: 'Nada que ensayar todavía',
		emptyWhy:
			'Pulse Ctrl V donde quiera de esta página para pegar una respuesta, suelte aquí un archivo o abra un ejemplo.',
		waiting: 'A la espera',
		waitingChat: 'Aquí leerá qué hace el agente.',
		waitingVoice: 'Aquí leerá qué oye quien llama.',
		readingTitle: (size: string) => `Leyendo ${size}`,
		readingWhy: 'Puede seguir escribiendo.',
		readingLabel: 'Lectura en curso',
		cancel: 'Cancelar',
		cancelledTitle: 'Lectura cancelada',
		cancelledWhy: 'El texto sigue intacto. Se ensaya de nuevo en cuanto lo cambie.',
		tooLargeTitle: 'Demasiado grande para ensayarlo aquí',
		tooLargeWhy: (size: string, limit: string) =>
			`Pesa ${size} y el límite es ${limit}. Su texto anterior no ha cambiado. Pruebe con la respuesta sola, o con la línea de órdenes.`,
		failedTitle: 'No se pudo terminar el ensayo',
		failedWhy: 'El texto sigue intacto. Cámbielo o recargue la página para ensayarlo otra vez.',
		partly: (size: string) => `El texto pesa ${size}: se ensaya entero y aquí solo se ve el principio.`,
		nothing: 'Nada que predecir',
		nothingText: 'No hay respuesta que interpretar.',
	},
	size: sizeIn(numbers),
	counts: { errors, warnings },
	/** Heads of the two cells where a fix changes what happens; both channels stand in each. */
	reaction: {
		now: 'Ahora, en los dos canales',
		/** The rows by number; more than one where all safe fixes together bring the change. */
		safe: (rows: readonly number[]) =>
			rows.length === 1 ? `Con la corrección ${rows[0]}` : `Con las ${rows.length} correcciones seguras`,
		answer: 'Con la respuesta propuesta',
		proposal: (row: number) => `Con la propuesta de la falta ${row}`,
		listen: 'Escuchar',
		stop: 'Parar',
	},
	afterBilling: (reaction: string) => `Con la facturación activa: ${reaction}`,
	faults: {
		heading: 'Faltas',
		fixSafe: (n: number) => (n === 1 ? 'Corregir la segura' : `Corregir las ${n} seguras`),
		place: (line: number, column: number) => `${line}:${column}, línea ${line}, columna ${column}`,
		proposal: (label: string) => `${label}…`,
		apply: 'Aplicar',
		leave: 'Dejar como está',
		before: 'Antes:',
		after: 'Después:',
		moreLines: (n: number) => count(n, 'cambio más que no cabe aquí', 'cambios más que no caben aquí'),
		clearTitle: 'Nada que corregir',
		clearLead: 'Esto es lo que se comprobó:',
		nothingTitle: 'Sin faltas que mostrar',
		nothingLead: 'Las faltas aparecen aquí en cuanto haya una respuesta.',
		legacy: (n: number) => count(n, 'código heredado en el texto', 'códigos heredados en el texto'),
		crashed: (rule: string) => `La regla «${rule}» falló y se saltó.`,
		crashedWhy: 'El resto del veredicto vale.',
		copyDetail: 'Copiar el detalle',
		more: (n: number) => `Se muestran las primeras. Quedan ${numbers.format(n)} más.`,
	},
	checked: {
		envelope: [
			{ text: 'El tipo figura entre los seis, con su grafía exacta', source: 'ES-05' },
			{ text: 'El mensaje está y tiene texto', source: 'ES-06' },
			{ text: 'El mensaje es corto y parece español', source: 'ES-34' },
			{ text: 'Sin identificadores ni nombres de sistema', source: 'ES-35' },
			{ text: 'Sin culpar, sin disculparse de más', source: 'ES-36' },
			{ text: 'Sin órdenes para el modelo', source: 'ES-37' },
			{ text: 'Sin datos personales de terceros', source: 'ES-38' },
		],
		success: [
			{ text: 'No hay un fallo disfrazado de éxito', source: 'ES-03' },
			{ text: 'Una lista vacía lleva su total', source: 'ES-20' },
		],
		protocol: [{ text: 'El error llega por el canal que le toca', source: 'ES-29' }],
	} satisfies Record<string, readonly CheckedText[]>,
	layers: {
		label: 'Capas del texto',
		readAs: 'Leer el texto como',
		automatic: 'Leer como…',
	},
	responses: {
		label: 'Respuestas del texto',
		heading: (n: number) => `${numbers.format(n)} respuestas en el texto, la peor primero`,
		item: (index: number) => `Respuesta ${index}`,
		number: (index: number) => `n.º ${index}`,
		summary: (bad: number, all: number) =>
			bad === 0
				? `Ninguna de las ${numbers.format(all)} respuestas incumple`
				: `${numbers.format(bad)} de ${numbers.format(all)} no ${bad === 1 ? 'cumple' : 'cumplen'}`,
		byVerdict: 'Por veredicto',
		byType: 'Por tipo',
		byRule: 'Por primera falta',
		grounds: { bad: 'No cumplen', warn: 'Con avisos', ok: 'Cumplen', blank: 'No son respuestas' },
		clean: 'Nada que corregir',
		none: 'Ninguna respuesta con ese filtro.',
		shown: (shown: number, all: number) => `Se muestran ${numbers.format(shown)} de ${numbers.format(all)}.`,
		all: 'Quitar los filtros',
		keys: 'Respuestas; las flechas eligen',
	},
	editor: {
		label: 'Texto pegado',
		hint: 'Texto que devolvió la herramienta. F8 va a la falta siguiente; Ctrl Entrar va al veredicto.',
		placeholder: 'Pegue aquí lo que devolvió la herramienta, tal como llegó.',
		loading:
			'Ya puede escribir aquí. Cuando cargue el editor completo, el texto, la selección y el foco siguen donde estaban.',
		failed: 'El editor completo no cargó. Este cuadro hace lo mismo.',
		nextFault: 'falta siguiente',
		fix: 'corregir',
		freeTab: 'libera Tab',
		privacy: 'Nada sale de este navegador.',
		verify: 'Cómo comprobarlo',
		drop: 'Suelte el archivo para ensayarlo',
	},
	toast: {
		undo: 'Deshacer',
		close: 'Cerrar',
		fixed: (label: string) => `Hecho: ${label}.`,
		fixedMany: (n: number) => `${count(n, 'corrección aplicada', 'correcciones aplicadas')}.`,
		pasted: 'Texto pegado.',
		opened: (name: string) => `Archivo abierto: ${name}.`,
		example: (title: string) => `Ejemplo: ${title}.`,
		formatted: 'Formato aplicado. Las cifras y los textos no cambian.',
		formatNothing: 'Ya tenía este formato.',
		formatImpossible: 'No se dio formato: el texto no es un JSON completo.',
		cleared: 'Texto vaciado.',
		linkCopied: (characters: number) => `Enlace copiado, ${count(characters, 'carácter', 'caracteres')}.`,
		detailCopied: 'Detalle copiado.',
		reset: 'Todo quedó como al principio.',
		draft: 'Borrador recuperado.',
		restored: 'Borrador de vuelta.',
		clipboardBlocked: 'El navegador no deja leer el portapapeles. Pulse Ctrl V.',
		clipboardEmpty: 'El portapapeles no tiene texto.',
		notDone:
			'No se pudo hacer lo que pidió. El texto sigue intacto: inténtelo otra vez o recargue la página.',
		fileFailed: (name: string) => `No se pudo leer: ${name}. Compruebe que el archivo sigue ahí.`,
		notUtf8: (name: string) => `No está en UTF-8: ${name}. Lo que no se pudo leer quedó con el signo �.`,
	},
	...sharing,
	settings: {
		heading: 'Gravedad de cada regla',
		lead: 'Lo que cambie vale para este texto y viaja con el enlace.',
		default: (severity: string) => `la suya: ${severity}`,
		off: 'apagada',
		resetAll: 'Devolver todas a la suya',
		changed: (n: number) => count(n, 'regla cambiada', 'reglas cambiadas'),
		close: 'Cerrar',
	},
	live: {
		reading: 'Leyendo el texto.',
		copyFailed: 'No se pudo copiar. Queda seleccionado para que lo copie usted.',
		noMoreFaults: 'No hay faltas.',
	},
	strip: {
		bad: (counts: string) => `No cumple: ${counts}`,
		warn: (counts: string) => `Cumple, con ${counts}`,
		grave: (counts: string) => `Aviso grave: ${counts}`,
		clean: 'Cumple',
		same: (reaction: string) => `${reaction} en el chat y en la llamada`,
		both: (chat: string, voice: string) => `Chat: ${chat}. Llamada: ${voice}`,
		label: 'Ver el veredicto',
	},
	report: {
		title: 'Informe de Contraste',
		verdict: 'Veredicto',
		type: 'Tipo efectivo',
		chat: 'En el chat',
		voice: 'En una llamada',
		heard: 'Se oye',
		context: 'Contexto',
		faults: 'Faltas',
		none: 'Sin faltas.',
		text: 'Texto',
		cut: (n: number) => `Se omiten ${numbers.format(n)} caracteres.`,
	},
};

export type PlaygroundTexts = typeof playground;
