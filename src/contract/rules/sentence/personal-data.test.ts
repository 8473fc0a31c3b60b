import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { personalData } from './personal-data.ts';

describeSentenceRule(personalData, {
	accept: [
		['NOT_FOUND', 'No encontré a nadie a nombre de Laura Díaz.'],
		'Son $15.000 el 12.03.2026.',
		'Hay dos doctores con ese apellido: Ana Ruiz y Luis Ruiz. ¿Con cuál?',
		'Escriba a soporte@tienda.com.',
		'La sede queda en la calle 80 con carrera 15.',
		'El correo debe tener la forma nombre@ejemplo.com.',
		'El pedido 4111111111111112 ya salió.',
	],
	reject: [
		[['PERMISSION', 'El titular es Laura Díaz Ruiz.'], 'Laura Díaz Ruiz'],
		['La tarjeta 4111111111111111 fue rechazada.', '4111111111111111'],
		[['NOT_FOUND', 'No encontré a nadie con la cédula 52.814.337.'], 'cédula 52.814.337', 'info'],
		['Ese turno lo tiene otra persona: ana.rios@correo-uno.co.', 'ana.rios@correo-uno.co'],
	],
});
