import type { successRules } from '../../contract/rules/success/index.ts';
import { code } from '../inline.ts';
import type { GroupTexts } from '../types.ts';
import { answerFixes } from './answers.ts';
import { KINDS } from './kinds.ts';

/** Groups of three digits, as the prose writes them: a space that no line breaks at. */
const grouped = (n: number): string => new Intl.NumberFormat('es').format(n).replaceAll('.', '\u00a0');

export const success: GroupTexts<typeof successRules> = {
	'empty-list-total': {
		name: 'Lista vacía sin total',
		summary: 'Una búsqueda sin resultados lleva la lista vacía y `total: 0`.',
		fault: ({ field }) => ({
			wrong:
				field === undefined
					? 'La respuesta es una lista vacía, sin `total: 0`'
					: `La lista ${code(field)} está vacía y falta \`total: 0\``,
			consequence: 'El agente no sabe con certeza que la búsqueda funcionó y no halló nada.',
			remedy: 'La forma del contrato es `{"resultados": [], "total": 0}`.',
		}),
		fixes: {
			'add-total': () => 'Poner `total: 0`',
			wrap: () => 'Cambiar por `{"resultados": [], "total": 0}`',
		},
	},
	'list-total': {
		name: 'Lista sin total',
		summary: 'Una lista de resultados puede llevar siempre su `total`.',
		fault: ({ field }) => ({
			wrong: `${code(field)} viene sin \`total\``,
			consequence: 'Con resultados no hace falta; sin ellos, sí.',
			remedy: 'Si lo pone siempre, la búsqueda vacía saldrá bien por sí sola.',
		}),
		fixes: { 'add-total': ({ rows }) => `Poner \`total: ${rows}\`` },
	},
	'total-wrong': {
		name: 'Total que no cuadra',
		summary: '`total` es un número entero y no es menor que la lista.',
		fault: ({ problem, total, rows }) => ({
			wrong: {
				'not-integer': `\`total\` es ${code(total)} y debe ser un número entero`,
				negative: `\`total\` es ${code(total)}, un número negativo`,
				'too-small': `\`total\` es ${code(total)} y la lista trae ${rows}`,
				'empty-but-more': `\`total\` es ${code(total)} y la lista está vacía`,
			}[problem],
			consequence:
				problem === 'empty-but-more'
					? 'El agente puede decir que hay resultados y no tener ninguno que dar.'
					: 'El agente puede dar una cifra falsa o creer que no hay nada.',
			remedy:
				problem === 'empty-but-more'
					? 'Si no hay nada, ponga `total: 0`. Si es otra página, dígalo con su número.'
					: 'Cuente los resultados de la búsqueda y ponga ese número.',
		}),
		fixes: { count: ({ rows }) => `Poner \`total: ${rows}\`` },
	},
	'null-list': {
		name: 'Lista nula',
		summary: 'Una búsqueda sin resultados trae una lista vacía, no `null`.',
		fault: ({ field, kind }) => ({
			wrong: `${code(field)} es ${KINDS[kind]} y debe ser una lista`,
			consequence: 'El agente no puede distinguir «no hay» de «no se pudo mirar».',
			remedy: 'Devuelva `{"resultados": [], "total": 0}`.',
		}),
		fixes: { empty: ({ field }) => `Cambiar ${code(field)} por una lista vacía` },
	},
	'hidden-failure': {
		name: 'Fallo escondido',
		summary: 'Un éxito no debe contar un fallo técnico con palabras.',
		fault: ({ field }) => ({
			wrong: `Parece un fallo técnico contado en ${code(field)}, dentro de un éxito`,
			consequence: 'El agente lo toma por un resultado y puede decir que no hay lo que sí hay.',
			remedy: 'Si su sistema no pudo responder, devuelva `SYSTEM`.',
		}),
		fixes: answerFixes,
	},
	'huge-list': {
		name: 'Lista enorme',
		summary: 'Una respuesta no debería pasar de 100 filas ni de unos 100\u00a0000 caracteres.',
		fault: ({ rows, thousands = 0 }) => ({
			wrong:
				rows === undefined
					? `La respuesta tiene unos ${grouped(thousands * 1000)} caracteres`
					: `La lista trae ${rows} filas`,
			consequence: 'El agente tarda más, y por teléfono dice tres opciones como mucho.',
			remedy: 'Devuelva las más útiles y deje el resto para otra página.',
		}),
		fixes: {},
	},
	'empty-payload': {
		name: 'Objeto vacío',
		summary: 'Un éxito con el objeto vacío no da nada que decir.',
		fault: () => ({
			wrong: 'La respuesta es un objeto vacío',
			consequence: 'El agente no sabe qué se hizo ni qué decir.',
			remedy: 'Devuelva al menos el dato que confirma la operación.',
		}),
		fixes: {},
	},
};
