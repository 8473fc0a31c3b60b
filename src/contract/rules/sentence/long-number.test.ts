import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { longNumber } from './long-number.ts';

describeSentenceRule(longNumber, {
	accept: ['El plan es de 2025.', 'Son 45900 pesos.', 'Cuesta $15.000.', 'Marque 1234 al llegar.'],
	reject: [
		['El pedido 4821 ya salió.', '4821'],
		['El caso AB-20391 está abierto.', 'AB-20391'],
	],
});
