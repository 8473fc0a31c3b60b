import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { unfilledPlaceholder } from './unfilled-placeholder.ts';

describeSentenceRule(unfilledPlaceholder, {
	accept: [
		'Todo está listo.',
		'Da el 20 % de descuento.',
		'La talla XXX no llega; hay XL.',
		'Es un valor nulo.',
		'El saldo es de $nada.',
	],
	reject: [
		['La cita de {nombre} ya pasó.', '{nombre}'],
		['La cita del undefined ya pasó.', 'undefined'],
		['Hola %s, falta la fecha.', '%s'],
	],
});
