type ErrorType = 'NOT_FOUND' | 'VALIDATION' | 'PERMISSION' | 'SYSTEM' | 'BLOCKER' | 'UNKNOWN';

const reservas = new Map([['K7M2QX', { localizador: 'K7M2QX', salida: '2026-12-04', destino: 'Cusco' }]]);

function consultar(localizador: string): object | undefined {
	if (localizador === 'CAIDA1') throw new Error('ECONNREFUSED reservas-lectura');
	return reservas.get(localizador);
}

function texto(datos: object) {
	return { content: [{ type: 'text', text: JSON.stringify(datos) }] };
}

function exito(datos: object) {
	return { ...texto(datos), structuredContent: datos };
}

function fallo(error_type: ErrorType, user_message: string, details?: string) {
	const error = { error_type, user_message, ...(details && { details }) };
	return { ...texto({ error }), isError: true };
}

export function buscarReserva(localizador: string) {
	if (!/^[A-Z0-9]{6}$/.test(localizador)) {
		return fallo('VALIDATION', 'El localizador tiene seis letras o cifras. ¿Me lo dicta otra vez?');
	}
	try {
		const reserva = consultar(localizador);
		return reserva ? exito(reserva) : fallo('NOT_FOUND', 'No aparece ninguna reserva con ese localizador.');
	} catch (causa) {
		return fallo('SYSTEM', 'Ahora no es posible consultar las reservas.', String(causa));
	}
}

for (const localizador of ['K7M2QX', 'ZZZZZZ', 'K7', 'CAIDA1']) {
	console.log(JSON.stringify(buscarReserva(localizador)));
}
