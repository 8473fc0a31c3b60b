import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { permissionAsOtherType } from './permission-as-other-type.ts';

describeSentenceRule(permissionAsOtherType, {
	accept: [
		['VALIDATION', 'No tiene permiso de conducir vigente.'],
		['VALIDATION', 'Ese descuento no le corresponde a su plan.'],
		['VALIDATION', 'El documento es de otra persona; ¿me da el suyo?'],
		['NOT_FOUND', 'No figura ninguna cita a su nombre.'],
		['VALIDATION', 'No tiene autorización de su EPS para el examen.'],
	],
	reject: [[['VALIDATION', 'Esa cita no está a su nombre.'], 'VALIDATION']],
	fix: [
		[
			['VALIDATION', 'Esa cita no está a su nombre.'],
			'change-type',
			'PERMISSION',
			'Esa cita no está a su nombre.',
		],
	],
});
