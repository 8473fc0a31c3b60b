import { lettersOf } from '../../names.ts';

const ALTERNATIVES = new Set([
	'alternativas',
	'alternatives',
	'opciones',
	'options',
	'horarios',
	'horas',
	'franjas',
	'turnos',
	'cupos',
	'fechas',
	'slots',
	'candidatos',
	'candidates',
	'sugerencias',
	'suggestions',
	'disponibles',
	'disponibilidad',
	'horariosdisponibles',
	'fechasdisponibles',
	'franjasdisponibles',
	'opcionesdisponibles',
	'alternativasdisponibles',
	'availableslots',
]);

/** Whether a member offers other slots or candidates (ES-21): legal beside `error`, never inside. */
export function isAlternatives(name: string): boolean {
	return ALTERNATIVES.has(lettersOf(name));
}
