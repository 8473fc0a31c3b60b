/** A response of about 300 characters: an envelope in an MCP result. */
const short = JSON.stringify({
	content: [
		{
			type: 'text',
			text: JSON.stringify({
				error: {
					error_type: 'NOT_FOUND',
					user_message: 'No encontré un turno con esos datos. ¿Puede decirme el día y la hora?',
					details: { sucursal: 'Belgrano', fecha: '2026-12-03' },
				},
			}),
		},
	],
	isError: true,
});

const SLOTS = ['09:00', '09:45', '10:30', '11:15', '14:00', '16:20'];
const DOCTORS = ['Irene Duarte', 'Tomás Vergara', 'Lucía Pardo', 'Gael Montiel'];

/** A response of about 2,000 characters: an occupied slot with alternatives, indented. */
const medium = JSON.stringify(
	{
		error: {
			error_type: 'VALIDATION',
			user_message: 'Ese horario ya está tomado. Tengo otros esa misma semana: ¿le sirve alguno?',
			details: { turno: '2026-12-03T10:30:00', consultorio: 4 },
		},
		alternatives: DOCTORS.flatMap((doctor, day) =>
			SLOTS.slice(day, day + 3).map((slot) => ({
				doctor,
				starts_at: `2026-12-0${day + 3}T${slot}:00`,
				room: day + 2,
				covered: slot < '12',
			})),
		),
	},
	null,
	2,
);

const STREETS = ['Los Aromos', 'Avenida del Puerto', 'Pasaje Nuevo', 'San Martín', 'Ruta 9', 'La Merced'];
const CITIES = ['Rosario', 'Cali', 'Arequipa', 'Talca', 'Mérida'];

/** A response of about 20,000 characters: a list of places. */
const long = JSON.stringify({
	results: Array.from({ length: 120 }, (_, index) => ({
		id: `suc-${(index * 7919) % 10007}`,
		name: `Sucursal ${CITIES[index % 5]} ${index + 1}`,
		address: `${STREETS[(index * 5) % 6]} ${((index * 613) % 4900) + 100}`,
		city: CITIES[index % 5],
		open_until: `${17 + (index % 5)}:${index % 2 ? '30' : '00'}`,
		has_parking: index % 3 === 0,
		rating: Math.round(((index * 37) % 50) / 5 + 1) / 2,
	})),
	total: 120,
});

/** Our own payloads, by size: what the figures of the links are measured on. */
export const PAYLOADS = { short, medium, long } as const;
