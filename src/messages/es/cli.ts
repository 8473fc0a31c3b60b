import { DEFAULT_LOCALE } from '../../locales.ts';
import { LOCALE_OPTION } from '../locale-option.ts';
import type { CliProblem, CliTexts } from '../types.ts';

const usage = (call: string): string => `Uso: ${call} [opciones] ARCHIVO…
  -                          lee de la entrada estándar
  --json                     un objeto JSON por línea y archivo; de un archivo largo, por respuesta
  --billing on|off           si el tenant tiene el escenario de facturación (por defecto, on)
  --elapsed SEGUNDOS         lo que tardó la herramienta
  --tool NOMBRE              la herramienta que respondió
  --rule ID=GRAVEDAD         off, info, warning o error; se puede repetir
${LOCALE_OPTION}idioma de los mensajes (por defecto, el del sistema o ${DEFAULT_LOCALE})
  --help                     esta ayuda
Termina con 0 si todo cumple, con 1 si algo no cumple y con 2 si una opción está mal, un archivo no se puede leer o algo en él es demasiado largo.`;

const UNREADABLE = {
	missing: 'no existe',
	directory: 'es una carpeta',
	denied: 'no hay permiso para leerlo',
	other: 'no se puede leer',
} as const;

function problem(of: CliProblem): string {
	switch (of.id) {
		case 'unknown-option':
			return `La opción ${of.option} no existe. Con --help se ven las que hay.`;
		case 'missing-value':
			return `A la opción ${of.option} le falta su valor.`;
		case 'bad-value':
			return `${of.option} no admite «${of.value}». Admite: ${of.allowed.join(', ')}.`;
		case 'no-files':
			return 'Falta decir qué archivos ensayar. Con - se lee la entrada estándar, y con --help se ve la ayuda.';
		case 'unknown-rule':
			return `No hay ninguna regla «${of.rule}».`;
		case 'crashed':
			return `La regla «${of.rule}» falló y se saltó; el resto del veredicto vale. Detalle: ${of.message}`;
		case 'unreadable':
			return `${of.file}: ${UNREADABLE[of.reason]}.`;
		case 'unjudged':
			return `${of.file}: lo que empieza en la línea ${of.line} es demasiado largo y no se juzgó entero.`;
	}
}

export const cli: CliTexts = {
	usage,
	explainUsage: (call) => `Uso: ${call} NOMBRE
Explica una regla (retry-mark), un tipo (NOT_FOUND) o un enunciado (ES-13).
Termina con 0 si hay algo con ese nombre, con 1 si no lo hay y con 2 si falta el nombre.`,
	unexplained: (name) =>
		`«${name}» no es ninguna regla, ningún tipo de error ni ningún enunciado. Un ejemplo de cada uno: retry-mark, NOT_FOUND, ES-13.`,
	programUsage: (program, commands) =>
		`Uso: ${program} ${commands.join('|')} …\nLa ayuda de cada orden: ${program} ${commands[0]} --help.`,
	problem,
	response: (index, count) => `Respuesta ${index}${count === undefined ? '' : ` de ${count}`}`,
	responses: (count, failing) =>
		failing === 0
			? `Las ${count} respuestas cumplen.`
			: `${failing} de ${count} no ${failing === 1 ? 'cumple' : 'cumplen'}.`,
	layers: (names) => `Capas: ${names.join(' › ')}`,
	reaction: (chat, voice) =>
		chat === voice
			? `En el chat y en una llamada: ${chat}`
			: `En el chat: ${chat} · En una llamada: ${voice}`,
	summary: (files, conforming, unreadable) =>
		`${files} ${files === 1 ? 'archivo' : 'archivos'}: ${conforming} ${conforming === 1 ? 'cumple' : 'cumplen'}, ${files - conforming - unreadable} no` +
		(unreadable === 0 ? '.' : `, ${unreadable} sin leer.`),
	fixable: 'tiene corrección',
};
