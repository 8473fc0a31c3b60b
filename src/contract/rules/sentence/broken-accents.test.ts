import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { brokenAccents } from './broken-accents.ts';

describeSentenceRule(brokenAccents, {
	accept: [
		'El vuelo a São Paulo y Ávila está lleno; hay otro el lunes.',
		'MAÇÃ es una marca.',
		'¿Le sirve el lunes?si no, el martes.',
		'Señor Muñoz, ¿cuál?',
	],
	reject: [
		['La fecha venciÃ³ ayer.', 'Ã³'],
		['La informaci?n está incompleta.', '?'],
		['Falta el a\\u00f1o.', '\\u00f1'],
	],
	fix: [['La fecha venciÃ³ ayer. Â¿Otra?', 'mend-accents', 'VALIDATION', 'La fecha venció ayer. ¿Otra?']],
});
