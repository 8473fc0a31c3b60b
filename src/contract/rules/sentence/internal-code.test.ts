import { describeSentenceRule } from '../testing/describe-sentence-rule.ts';
import { internalCode } from './internal-code.ts';

describeSentenceRule(internalCode, {
	accept: [
		'Son 404 pesos. La habitación 503 está libre.',
		'El iPhone, el iPad y la eSIM no entran en el plan.',
		'El DNI, la EPS, el IVA y el SOAT están al día.',
		'Pague por PayPal, MercadoPago o en inDrive.',
		'El código 4821 no coincide.',
		'La reserva PED-4821 es para el 12.03.2026.',
	],
	reject: [
		['SLOT_TAKEN: ya no está libre.', 'SLOT_TAKEN'],
		['El estado HTTP 409 no permite el cambio.', 'estado HTTP 409'],
		['Falta customerId en la solicitud.', 'customerId'],
		['Falló con 0x80070005 al guardar.', '0x80070005'],
	],
	fix: [
		['SLOT_TAKEN: el horario ya no está libre.', 'cut-code', 'VALIDATION', 'El horario ya no está libre.'],
		['No pude guardar la cita (ORA-12541).', 'cut-code', 'VALIDATION', 'No pude guardar la cita.'],
	],
});
