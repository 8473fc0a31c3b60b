import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { datumNotValidation } from './datum-not-validation.ts';

describeSentenceRule(datumNotValidation, {
	accept: [
		['SYSTEM', 'El número de turno no llegó porque el sistema no responde.'],
		['NOT_FOUND', 'La fecha no coincide con ninguna reserva.'],
		['VALIDATION', 'El correo no es válido.'],
	],
	reject: [[['SYSTEM', 'El correo no es válido.'], 'SYSTEM']],
	fix: [[['SYSTEM', 'El correo no es válido.'], 'change-type', 'VALIDATION', 'El correo no es válido.']],
});
