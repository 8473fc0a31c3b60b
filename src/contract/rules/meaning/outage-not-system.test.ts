import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { outageNotSystem } from './outage-not-system.ts';

describeSentenceRule(outageNotSystem, {
	accept: [
		['VALIDATION', 'La aplicación de la vacuna no está disponible los sábados.'],
		['VALIDATION', 'Su sistema de riego no responde al control.'],
		['UNKNOWN', 'Ocurrió un error inesperado.'],
		['VALIDATION', 'El proveedor no está disponible en su ciudad.'],
	],
	reject: [[['VALIDATION', 'La plataforma está caída.'], 'VALIDATION']],
	fix: [[['VALIDATION', 'La plataforma está caída.'], 'change-type', 'SYSTEM', 'La plataforma está caída.']],
});
