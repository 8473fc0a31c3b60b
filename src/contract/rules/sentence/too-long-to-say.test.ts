import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { tooLongToSay } from './too-long-to-say.ts';

describeSentenceRule(tooLongToSay, {
	accept: [
		'Falta la fecha.',
		'La tarifa no admite cambios. ¿Desea otra por 95.000 pesos?',
		'El cambio se permite hasta dos días antes del viaje y cuesta 95.000 pesos. ¿Desea hacerlo ahora o prefiere dejar la fecha que tiene?',
	],
	reject: [
		[
			'El cambio de titular se hace con la escritura, la cédula del nuevo dueño, el último recibo pagado, una carta firmada por quien entrega el inmueble y, si lo pide una empresa, también el certificado de existencia con menos de un mes',
			'El cambio de titular se hace con la escritura, la cédula del nuevo dueño, el último recibo pagado, una carta firmada por quien entrega el inmueble y, si lo pide una empresa, también el certificado de existencia con menos de un mes',
			'info',
		],
		[
			'El cambio de titular se hace con la escritura, la cédula del nuevo dueño, el último recibo pagado, una carta firmada por quien entrega el inmueble y, si lo pide una empresa, también el certificado de existencia con menos de un mes de expedido por la cámara de comercio de la misma ciudad donde queda el inmueble',
			'El cambio de titular se hace con la escritura, la cédula del nuevo dueño, el último recibo pagado, una carta firmada por quien entrega el inmueble y, si lo pide una empresa, también el certificado de existencia con menos de un mes de expedido por la cámara de comercio de la misma ciudad donde queda el inmueble',
		],
	],
});
