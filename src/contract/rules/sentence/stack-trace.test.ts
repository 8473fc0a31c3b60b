import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { stackTrace } from './stack-trace.ts';

describeSentenceRule(stackTrace, {
	accept: [
		'El error está en la fecha. ¿Me la repite?',
		'Con excepción del lunes, hay cupo toda la semana.',
		'Atienden en la línea 42 del bus.',
	],
	reject: [
		[['SYSTEM', "KeyError: 'hora'"], 'KeyError'],
		[['SYSTEM', 'Falló: at guardar (citas.js:10:5)'], 'at guardar (citas.js:10:5)'],
	],
	fix: [
		[
			['VALIDATION', "KeyError: 'hora'"],
			'use-system-sentence',
			'SYSTEM',
			'No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?',
		],
	],
});
