import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { blamesThePerson } from './blames-the-person.ts';

describeSentenceRule(blamesThePerson, {
	accept: [
		'¿Olvidó su clave? Puedo enviarle otra.',
		'La fecha que indicó ya pasó.',
		'El sistema se equivocó de sede.',
		'El paquete debió llegar ayer.',
		'Si se equivocó de fecha, hay otra el lunes.',
		'El correo que escribió no es válido.',
	],
	reject: [
		['Usted ingresó mal la fecha.', 'ingresó mal'],
		['Se equivocó de sede.', 'Se equivocó'],
		['Debió avisar antes.', 'Debió avisar'],
	],
});
