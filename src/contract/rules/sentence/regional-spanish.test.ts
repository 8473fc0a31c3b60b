import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { regionalSpanish } from './regional-spanish.ts';

describeSentenceRule(regionalSpanish, {
	accept: [
		'Estás a tiempo: hay cupo el lunes.',
		'Además, el inglés y el francés van después.',
		'El Sr. Andrés Solís vive en ese país.',
		'La agencia de su tío está en París.',
		'Son dieciséis o veintiséis cuotas.',
		'El vale de la plata ya venció.',
	],
	reject: [
		['¿Podés repetir la fecha?', 'Podés'],
		['Si podéis venir, hay cupo.', 'podéis'],
		['Porfa, repita la fecha.', 'Porfa'],
		['Avisame si le sirve.', 'Avisame'],
	],
	fix: [['¿Podés repetir la fecha?', 'make-neutral', 'VALIDATION', '¿Puede repetir la fecha?']],
});
