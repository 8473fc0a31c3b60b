import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { terminalNotValidation } from './terminal-not-validation.ts';

describeSentenceRule(terminalNotValidation, {
	accept: [
		['SYSTEM', 'El pago ya fue enviado, pero el banco no responde.'],
		['BLOCKER', 'La cuenta está cerrada por deuda.'],
		['NOT_FOUND', 'No encontré la cita; la oficina está cerrada.'],
		['VALIDATION', 'La cita ya fue cancelada.'],
	],
	reject: [[['NOT_FOUND', 'La cita ya fue cancelada.'], 'NOT_FOUND']],
	fix: [
		[['NOT_FOUND', 'La cita ya fue cancelada.'], 'change-type', 'VALIDATION', 'La cita ya fue cancelada.'],
	],
});
