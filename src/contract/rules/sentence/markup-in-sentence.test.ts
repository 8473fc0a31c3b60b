import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { markupInSentence } from './markup-in-sentence.ts';

describeSentenceRule(markupInSentence, {
	accept: [
		'Marque *611 o #123.',
		'El plan de 5 * 3 cuotas cuesta <300 dólares.',
		'- No hay cupo ese día.',
		'Es la tienda #1 en ventas.',
		'El nombre de la tienda es A_B.',
	],
	reject: [
		['La fecha **no es válida**.', '**no es válida**'],
		['Falta la<br>fecha.', '<br>'],
		['Falta la fecha.\nFalta la hora.', '\n'],
	],
	fix: [
		['La fecha **no es válida**.', 'strip-markup', 'VALIDATION', 'La fecha no es válida.'],
		['Falta la<br/>fecha.', 'strip-markup', 'VALIDATION', 'Falta la fecha.'],
	],
});
