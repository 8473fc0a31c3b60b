import { describe, expect, it } from 'vitest';
import {
	type Saying,
	saysAlternative,
	saysAmbiguous,
	saysArrears,
	saysEmptySearch,
	saysNoPermission,
	saysOccupied,
	saysOutage,
	saysQuota,
	saysTerminal,
	saysTooLate,
} from './says.ts';

const TABLE: readonly [name: string, says: Saying, said: readonly string[], not: readonly string[]][] = [
	[
		'saysOutage',
		saysOutage,
		[
			'No pude consultar la agenda en este momento.',
			'En este momento no puedo acceder a sus facturas.',
			'El sistema de reservas no responde.',
			'Nuestra base de datos está caída.',
			'Tenemos un problema técnico, intente más tarde.',
			'Se agotó el tiempo de espera al consultar el inventario.',
			'El servicio no está disponible temporalmente.',
			'El servidor respondió error 503.',
			'Hay intermitencia en la plataforma.',
			'No fue posible conectarse con la central.',
			'La pasarela de pagos está en mantenimiento.',
		],
		[
			'No encontré una cita con esos datos.',
			'El servicio de fibra no está disponible en su dirección.',
			'Se agotó el tiempo para pagar la reserva.',
			'No puedo cancelarla porque no está a su nombre.',
			'El ascensor está en mantenimiento.',
			'Su conexión no responde desde anoche; ¿quiere reportarla?',
			'El servidor público no atiende los sábados.',
			'No pude verificar su identidad con esos datos.',
		],
	],
	[
		'saysEmptySearch',
		saysEmptySearch,
		[
			'No hay resultados para su búsqueda.',
			'No se encontraron productos.',
			'No hay horarios disponibles esta semana.',
			'No encontramos vuelos en esas fechas.',
			'La búsqueda no arrojó resultados.',
			'Sin resultados.',
			'No tenemos habitaciones disponibles.',
		],
		[
			'No encontré una cita con esos datos.',
			'No encontré pedidos con ese número.',
			'No hay registros con ese documento.',
			'No encontré citas a su nombre.',
			'No hay servicio los domingos.',
		],
	],
	[
		'saysOccupied',
		saysOccupied,
		[
			'Ese horario ya está ocupado.',
			'Ya no hay cupo para el curso.',
			'La mesa de las ocho fue reservada.',
			'La habitación doble está ocupada esas noches.',
			'No hay mesas para esa hora.',
			'El horario ya no está libre.',
		],
		[
			'La línea está ocupada.',
			'Ese nombre de usuario ya está tomado.',
			'La habitación está reservada para socios.',
			'La reserva ya fue cancelada.',
			'Su tarjeta no tiene cupo disponible en la tarjeta.',
		],
	],
	[
		'saysAlternative',
		saysAlternative,
		[
			'Hay cupo el lunes.',
			'Tengo libre a las cuatro.',
			'¿Le sirve el martes a las diez?',
			'Hay de dos metros.',
		],
		['Ese horario ya está ocupado.', 'No hay cupo el lunes.', 'Ya no quedan mesas para hoy.'],
	],
	[
		'saysAmbiguous',
		saysAmbiguous,
		[
			'Encontré dos citas con ese nombre.',
			'Hay varios clientes con el mismo apellido.',
			'Tiene tres reservas. ¿Cuál desea cambiar?',
			'Más de una cuenta coincide con ese dato.',
		],
		['Hay varias fallas en la red.', 'Hay dos horarios libres.'],
	],
	[
		'saysTerminal',
		saysTerminal,
		[
			'La cita ya fue cancelada.',
			'El pedido está entregado.',
			'Ese cupón ya venció.',
			'La oportunidad se encuentra cerrada.',
		],
		['La oficina está cerrada.', 'Su cita no ha sido confirmada.', 'La cita ya no puede modificarse.'],
	],
	[
		'saysTooLate',
		saysTooLate,
		['La cita ya no puede modificarse.', 'Ya no es posible cancelarla.'],
		['No puedo cancelarla.', 'No es posible cambiar el nombre del pasajero.'],
	],
	[
		'saysQuota',
		saysQuota,
		['Se hicieron demasiadas consultas.', 'Alcanzamos el límite de peticiones.', 'Too many requests.'],
		[
			'La cuota de marzo está vencida.',
			'Llegó al máximo de consultas médicas.',
			'Demasiados intentos con la clave.',
		],
	],
	[
		'saysNoPermission',
		saysNoPermission,
		[
			'No tiene permiso para ver esa cuenta.',
			'Esa cita no está a su nombre.',
			'Ese contrato pertenece a otra persona.',
			'Solo el titular puede pedirlo.',
		],
		[
			'No encontré una cita a su nombre.',
			'No tiene permiso de conducir vigente.',
			'No tiene acceso a internet.',
		],
	],
	[
		'saysArrears',
		saysArrears,
		[
			'Su línea está suspendida por falta de pago.',
			'Tiene dos facturas vencidas.',
			'La cuenta está bloqueada.',
		],
		['La cita ya fue cancelada.', 'Solo atendemos a mayores de edad.'],
	],
];

describe.each(TABLE)('%s', (_name, says, said, not) => {
	it.each(said)('hears it in «%s»', (text) => {
		expect(says(text)).not.toEqual([]);
	});
	it.each(not)('does not hear it in «%s»', (text) => {
		expect(says(text)).toEqual([]);
	});
});

describe('ranges', () => {
	it('are those of the original text', () => {
		const text = 'Señor, ese horario YA ESTÁ ocupado.';
		expect(saysOccupied(text).map(({ start, end }) => text.slice(start, end))).toEqual([
			'horario YA ESTÁ ocupado',
		]);
	});
});
