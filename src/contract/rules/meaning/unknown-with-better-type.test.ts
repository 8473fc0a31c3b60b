import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { unknownWithBetterType } from './unknown-with-better-type.ts';

describeSentenceRule(unknownWithBetterType, {
	accept: [
		['UNKNOWN', 'No pude completar la operación.'],
		['UNKNOWN', 'Algo salió mal.'],
		['UNKNOWN', 'El banco rechazó la operación sin decir por qué.'],
	],
	reject: [
		[['UNKNOWN', 'No encontré esa cita.'], 'UNKNOWN'],
		[['UNKNOWN', 'Su cuenta está en mora.'], 'UNKNOWN'],
		[['UNKNOWN', 'El correo no es válido.'], 'UNKNOWN'],
	],
	fix: [
		[['UNKNOWN', 'No encontré esa cita.'], 'change-type', 'NOT_FOUND', 'No encontré esa cita.'],
		[['UNKNOWN', 'Su cuenta está en mora.'], 'change-type', 'BLOCKER', 'Su cuenta está en mora.'],
		[['UNKNOWN', 'El correo no es válido.'], 'change-type', 'VALIDATION', 'El correo no es válido.'],
	],
});
