import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { shouting } from './shouting.ts';

describeSentenceRule(shouting, {
	accept: [
		'La EPS, el SOAT y la DIAN no atienden hoy.',
		'BANCO AGRARIO DE COLOMBIA no recibe ese pago.',
		'¡Qué pena! No hay cupo ese día; sí el lunes.',
		'La marca® y el plan™ siguen iguales.',
	],
	reject: [
		['¡¡Falta la fecha!', '¡¡'],
		['Falta la fecha 😅', ' 😅'],
		['LA FECHA NO ES VÁLIDA.', 'LA FECHA NO ES VÁLIDA'],
	],
	fix: [
		['LA FECHA NO ES VÁLIDA.', 'calm-down', 'VALIDATION', 'La fecha no es válida.'],
		['Falta la fecha 😅', 'calm-down', 'VALIDATION', 'Falta la fecha'],
	],
});
