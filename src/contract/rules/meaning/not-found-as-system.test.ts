import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { notFoundAsSystem } from './not-found-as-system.ts';

describeSentenceRule(notFoundAsSystem, {
	accept: [
		['SYSTEM', 'No encontré respuesta del laboratorio.'],
		['SYSTEM', 'No pude consultar la agenda.'],
		['NOT_FOUND', 'No encontré esa cita.'],
		['SYSTEM', 'No aparece el saldo porque el sistema no responde.'],
	],
	reject: [[['SYSTEM', 'No encontré esa cita.'], 'SYSTEM']],
	fix: [[['SYSTEM', 'No encontré esa cita.'], 'change-type', 'NOT_FOUND', 'No encontré esa cita.']],
});
