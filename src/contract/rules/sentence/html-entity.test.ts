import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { htmlEntity } from './html-entity.ts';

describeSentenceRule(htmlEntity, {
	accept: ['La tienda H&M; abre a las diez.', 'AT&T y P&G no atienden hoy.', 'El 5 % & más.'],
	reject: [['La direcci&oacute;n no existe.', '&oacute;']],
	fix: [
		[
			'La direcci&oacute;n no existe. &iquest;Otra&#63;',
			'decode-entities',
			'VALIDATION',
			'La dirección no existe. ¿Otra?',
		],
	],
});
