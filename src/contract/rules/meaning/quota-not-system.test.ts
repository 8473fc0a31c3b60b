import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { quotaNotSystem } from './quota-not-system.ts';

describeSentenceRule(quotaNotSystem, {
	accept: [
		['VALIDATION', 'Llegó al máximo de consultas médicas del año.'],
		['VALIDATION', 'La cuota de marzo está vencida.'],
		['VALIDATION', 'Demasiados intentos con la clave.'],
		['VALIDATION', 'Superó el límite de solicitudes de crédito.'],
	],
	reject: [
		[['VALIDATION', 'Demasiadas solicitudes por minuto.'], 'VALIDATION'],
		[['VALIDATION', 'Se alcanzó el límite: error 429.'], 'VALIDATION'],
		[['NOT_FOUND', 'Demasiadas solicitudes: HTTP 429.'], 'NOT_FOUND', 'error'],
	],
	fix: [
		[
			['VALIDATION', 'Demasiadas solicitudes por minuto.'],
			'change-type',
			'SYSTEM',
			'Demasiadas solicitudes por minuto.',
		],
	],
});
