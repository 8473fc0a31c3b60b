import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { secretInSentence } from './secret-in-sentence.ts';

describeSentenceRule(secretInSentence, {
	accept: [
		'La clave: cuatro dígitos sin repetir.',
		'La contraseña es incorrecta.',
		'El token de su banco es obligatorio.',
		'Clave: mayúsculas y números.',
	],
	reject: [
		['Entre con la contraseña: Luna#2041 y repita.', 'contraseña: Luna#2041'],
		['Falló sk_test_9aB8cD7eF6 al pagar.', 'sk_test_9aB8cD7eF6'],
	],
	fix: [
		[
			'No pude pagar con sk_test_9aB8cD7eF6 en la tienda.',
			'cut-secret',
			'VALIDATION',
			'No pude pagar con en la tienda.',
		],
	],
});
