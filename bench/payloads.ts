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
			SLOTS.slice(day % 3, (day % 3) + 4).map((slot) => ({
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

function describePlace(index: number): object {
	return {
		id: `suc-${(index * 7919) % 10007}`,
		name: `Sucursal ${CITIES[index % 5]} ${index + 1}`,
		address: `${STREETS[(index * 5) % 6]} ${((index * 613) % 4900) + 100}`,
		city: CITIES[index % 5],
		open_until: `${17 + (index % 5)}:${index % 2 ? '30' : '00'}`,
		has_parking: index % 3 === 0,
		rating: Math.round(((index * 37) % 50) / 5 + 1) / 2,
	};
}

/** A success with a list of places, of about that many characters. */
export function listResponse(length: number): string {
	const count = Math.ceil(length / JSON.stringify(describePlace(1000)).length);
	return JSON.stringify({
		results: Array.from({ length: count }, (_, index) => describePlace(index)),
		total: count,
	});
}

/** Markdown of about that many characters, with that many legacy codes spread over it. */
export function releaseNotes(length: number, codes: number): string {
	const line = '- El agente vuelve a preguntar cuando la herramienta tarda, y lo dice en una sola frase.\n';
	const count = Math.ceil(length / line.length);
	const every = codes === 0 ? Number.POSITIVE_INFINITY : Math.floor(count / codes);
	const lines = Array.from({ length: count }, (_, index) =>
		(index + 1) % every === 0 ? '- El código `DEADLINE_EXCEEDED` cambia de nombre en esta versión.\n' : line,
	);
	return lines.join('');
}

/** Our own payloads, by size: what the figures of the links are measured on. */
export const PAYLOADS = { short, medium, long: listResponse(20_000) } as const;

const QUIET = [
	'GET /v1/turnos 200 12ms',
	'plan loaded from cache',
	'agent run finished outcome=ok tokens=1820',
	'connection reset by peer',
];
const LOUD = [
	'code=deadline_exceeded attempt=2',
	'internal error while reading the calendar',
	'{"level":"warn","code":"canceled","run":"a1"}',
	'RUN_TIMEOUT reached err=TIMEOUT',
	'run canceled by user, reason=provider_unavailable',
];

/** A log of that many characters; every so many lines one speaks of a code. */
export function logText(characters: number, every: number): string {
	const lines: string[] = [];
	for (let index = 0, length = 0; length < characters; index++) {
		const loud = every > 0 && index % every === 0;
		const words = loud ? LOUD[(index / every) % LOUD.length] : QUIET[index % QUIET.length];
		const line = `2026-11-30T10:00:${String(index % 60).padStart(2, '0')}Z INFO worker-${index % 17} ${words} id=${index}`;
		lines.push(line);
		length += line.length + 1;
	}
	return lines.join('\n');
}
