import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { tooManySentences } from './too-many-sentences.ts';

describeSentenceRule(tooManySentences, {
	accept: [
		'El Dr. Pérez y la Sra. Gómez no atienden hoy. Hay cupo el lunes.',
		'La sede de la Av. 68 núm. 12 abre a las 8 a. m. ¿Le sirve?',
		'Son 1.234.567 pesos... ¿desea pagarlos ahora?',
		'Un momento… no encontré la cita.',
	],
	reject: [
		['Falta la fecha. Falta la hora. ¿Me las dice?', '¿Me las dice?'],
		['No hay.Elija otro.¿Cuál?', '¿Cuál?'],
	],
	fix: [
		[
			'Falta la fecha. Falta la hora. ¿Me las dice?',
			'keep-two',
			'VALIDATION',
			'Falta la fecha. Falta la hora.',
		],
	],
});
