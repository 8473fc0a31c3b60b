import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { phoneLine } from './phone-line.ts';

describeSentenceRule(phoneLine, {
	accept: ['El pedido 6015550100 ya salió.', 'Son 1 500 000 pesos.', 'La cita es el 12-03-2026.'],
	reject: [['Llame al 601 555 0100.', '601 555 0100']],
});
