import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { hardToSay } from './hard-to-say.ts';

describeSentenceRule(hardToSay, {
	accept: ['La cita es el 3 de mayo a las diez.', 'Cuesta quince mil pesos.', 'El Dr. Pérez no atiende hoy.'],
	reject: [
		['El 12.03.2026 no atendemos.', '12.03.2026'],
		['Es sábado y/o domingo.', 'y/o'],
	],
});
