import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { outageAsNotFound } from './outage-as-not-found.ts';

describeSentenceRule(outageAsNotFound, {
	accept: [
		['NOT_FOUND', 'No encontré un servidor público con ese nombre.'],
		['NOT_FOUND', 'No existe servicio en esa dirección.'],
		['SYSTEM', 'El sistema no responde.'],
		['NOT_FOUND', 'No existe un producto con código 503.'],
		['NOT_FOUND', 'El sistema devolvió 503 modelos y ninguno es ese.'],
		['NOT_FOUND', 'No hay vuelos a la puerta 500.'],
		['NOT_FOUND', 'No encontré el equipo; ¿es el de su conexión de fibra?'],
	],
	reject: [
		[['NOT_FOUND', 'El sistema de citas no responde.'], 'NOT_FOUND'],
		// A program's own words prove it: the agent denies what the company has.
		[['NOT_FOUND', 'Ocurrió un ECONNRESET al leer las citas.'], 'NOT_FOUND', 'error'],
		[['NOT_FOUND', 'El servicio devolvió 503 al consultar.'], 'NOT_FOUND', 'error'],
		[['NOT_FOUND', 'HTTP 502 en la agenda.'], 'NOT_FOUND', 'error'],
		[['NOT_FOUND', 'NullPointerException al buscar la cita.'], 'NOT_FOUND', 'error'],
		[['NOT_FOUND', 'Falló con SQLSTATE 08006.'], 'NOT_FOUND', 'error'],
	],
	fix: [
		[
			['NOT_FOUND', 'El sistema de citas no responde.'],
			'change-type',
			'SYSTEM',
			'El sistema de citas no responde.',
		],
	],
});
