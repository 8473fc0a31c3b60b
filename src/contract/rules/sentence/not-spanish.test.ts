import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { notSpanish } from './not-spanish.ts';

describeSentenceRule(notSpanish, {
	accept: [
		'El hotel The Grand no tiene piscina.',
		'WhatsApp no responde.',
		'Black Friday ya terminó.',
		'La mesa en Time Out Market está llena.',
		'OK',
		'Reserva en São Paulo confirmada para el martes.',
		'No.',
	],
	reject: [
		['Slot already taken.', 'Slot already taken.'],
		['Horário indisponível.', 'Horário indisponível.'],
		['该时段已被预订。', '该时段已被预订。'],
		['Esa hora está ocupada. Please choose another one.', 'Please choose another one.'],
	],
});
