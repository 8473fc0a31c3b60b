import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { longApology } from './long-apology.ts';

describeSentenceRule(longApology, {
	accept: [
		'El perdón de intereses vence mañana.',
		'Falta la excusa médica.',
		'¿Desde cuándo tiene las molestias?',
		'No me consta el pago.',
	],
	reject: [
		[['SYSTEM', 'Lo siento, no pude consultarlo.'], 'Lo siento', 'info'],
		[['SYSTEM', 'Lo sentimos mucho, no pude consultarlo.'], 'Lo sentimos mucho'],
		[['SYSTEM', 'No pude verlo. Mil disculpas.'], 'Mil disculpas'],
	],
	fix: [
		[
			['SYSTEM', 'Lo siento mucho, no pude consultar la agenda.'],
			'cut-apology',
			'SYSTEM',
			'No pude consultar la agenda.',
		],
		[
			['SYSTEM', 'No pude cargar las mesas. Lamentamos profundamente las molestias ocasionadas.'],
			'cut-apology',
			'SYSTEM',
			'No pude cargar las mesas.',
		],
		// The clause of the first apology holds the other two.
		[
			[
				'SYSTEM',
				'No hay turnos. Le pedimos disculpas por la demora y lo lamentamos hoy y disculpe el olvido, venga mañana.',
			],
			'cut-apology',
			'SYSTEM',
			'No hay turnos. Venga mañana.',
		],
	],
});
