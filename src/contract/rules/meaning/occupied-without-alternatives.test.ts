import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { occupiedWithoutAlternatives } from './occupied-without-alternatives.ts';

describeSentenceRule(occupiedWithoutAlternatives, {
	accept: [
		'La sala está ocupada hasta las cuatro.',
		'Esa hora no está libre; hay a las tres.',
		'Ese nombre de usuario ya está tomado.',
		'La cita ya está reservada a su nombre.',
		'El doctor no está disponible ese día; atiende los martes.',
	],
	reject: [['Esa hora ya está ocupada.', 'hora ya está ocupada']],
});
