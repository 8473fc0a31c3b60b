import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { terminalWithoutState } from './terminal-without-state.ts';

describeSentenceRule(terminalWithoutState, {
	accept: [
		'La reserva ya fue cancelada, así que no puede modificarse.',
		'Ya no es posible cambiarla porque faltan dos horas.',
		'El pedido está en camino y ya no admite cambios.',
	],
	reject: [['La cita ya no puede modificarse.', 'ya no puede modificarse']],
});
