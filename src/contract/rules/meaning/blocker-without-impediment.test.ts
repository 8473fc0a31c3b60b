import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { blockerWithoutImpediment } from './blocker-without-impediment.ts';

describeSentenceRule(blockerWithoutImpediment, {
	accept: [
		['BLOCKER', 'Su línea está suspendida.'],
		['BLOCKER', 'Tiene un saldo pendiente.'],
		['BLOCKER', 'Debe dos meses de arriendo.'],
		['VALIDATION', 'El plan no incluye ese servicio.'],
	],
	reject: [[['BLOCKER', 'El plan no incluye ese servicio.'], 'BLOCKER']],
	fix: [
		[
			['BLOCKER', 'El plan no incluye ese servicio.'],
			'change-type',
			'VALIDATION',
			'El plan no incluye ese servicio.',
		],
	],
});
