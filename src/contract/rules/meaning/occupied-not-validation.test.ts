import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { occupiedNotValidation } from './occupied-not-validation.ts';

describeSentenceRule(occupiedNotValidation, {
	accept: [
		['VALIDATION', 'Esa hora está ocupada. Hay a las tres.'],
		['SYSTEM', 'La línea está ocupada.'],
		['UNKNOWN', 'Ese nombre de usuario ya está tomado.'],
		['NOT_FOUND', 'No hay una habitación con ese número.'],
	],
	reject: [[['NOT_FOUND', 'Esa hora ya está ocupada.'], 'NOT_FOUND']],
	fix: [
		[['NOT_FOUND', 'Esa hora ya está ocupada.'], 'change-type', 'VALIDATION', 'Esa hora ya está ocupada.'],
	],
});
