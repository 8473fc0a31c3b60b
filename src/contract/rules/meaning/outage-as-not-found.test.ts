import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { outageAsNotFound } from './outage-as-not-found.ts';

describeSentenceRule(outageAsNotFound, {
	accept: [
		['NOT_FOUND', 'No encontré un servidor público con ese nombre.'],
		['NOT_FOUND', 'No existe servicio en esa dirección.'],
		['SYSTEM', 'El sistema no responde.'],
		['NOT_FOUND', 'No encontré el equipo; ¿es el de su conexión de fibra?'],
	],
	reject: [[['NOT_FOUND', 'El sistema de citas no responde.'], 'NOT_FOUND']],
	fix: [
		[
			['NOT_FOUND', 'El sistema de citas no responde.'],
			'change-type',
			'SYSTEM',
			'El sistema de citas no responde.',
		],
	],
});
