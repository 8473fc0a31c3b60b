import type { Trade } from './trade.ts';

export const GOVERNMENT: Trade = {
	NOT_FOUND: [
		'No encontré un trámite con ese número. ¿Me lo repite?',
		'No hay ningún vehículo registrado con esa placa.',
		'Esa multa no aparece en el registro. ¿Fue en otra ciudad?',
		'No figura ninguna solicitud con ese documento.',
		'No encontré el predio. ¿Me dice la matrícula inmobiliaria?',
		'No existe un expediente con esa referencia.',
	],
	VALIDATION: [
		'El servidor público que atiende ese trámite está de vacaciones. Vuelve el 2 de enero.',
		'El DNI debe tener ocho dígitos. ¿Me lo dicta de nuevo?',
		'El RUT está incompleto. Falta el dígito de verificación.',
		'No tiene permiso de conducir vigente; primero debe renovarlo.',
		'El pasaporte ya fue entregado en la oficina del centro.',
		'El turno de las 10:00 ya está ocupado. Queda uno a las 11:40.',
		'La oficina no atiende los festivos. La próxima fecha libre es el martes 4.',
		'El impuesto de 2025 ya está pagado.',
		'La ley no permite ese trámite por teléfono. Se hace en la sede de la carrera 30.',
		'El plazo para apelar venció el 15 de octubre.',
		'La convocatoria cierra mañana a las 5 p. m.',
		'La foto debe tener fondo blanco.',
		'Hay tres personas con ese nombre y apellido. ¿Me dice el documento?',
		'El CURP no coincide con la fecha de nacimiento.',
		'La cédula ya está lista; se recoge con el comprobante.',
		'Para el duplicado se paga una tasa de 58.300 pesos.',
		'El registro civil se pide en la notaría donde se inscribió.',
		'La solicitud ya fue aprobada el 9 de septiembre.',
		'La placa debe tener tres letras y tres números.',
		'Por la norma de 1994, ese permiso lo da la alcaldía.',
	],
	PERMISSION: [
		'Ese expediente no le pertenece y no puedo leerle el contenido.',
		'Solo el propietario del vehículo puede hacer el traspaso.',
		'No está autorizado para retirar el documento de otra persona.',
		'El trámite figura a nombre de otro ciudadano.',
	],
	SYSTEM: [
		'El registro civil no responde en este momento. Intente más tarde.',
		'No puedo consultar las multas ahora, ¿lo intentamos de nuevo?',
		'La plataforma de citas está en mantenimiento.',
		'Tuvimos un problema técnico al guardar la solicitud.',
	],
	BLOCKER: [
		'La licencia está suspendida por multas sin pagar.',
		'El vehículo tiene un embargo y no se puede traspasar.',
		'Hay un impuesto predial en mora; al pagarlo puede seguir con el trámite.',
	],
	UNKNOWN: ['El trámite no avanzó y no se conoce el motivo.'],
};

export const INSURANCE: Trade = {
	NOT_FOUND: [
		'No encontré una póliza con ese número. ¿Me lo repite?',
		'No hay ningún siniestro con esa fecha.',
		'Ese beneficiario no aparece en la póliza.',
		'No encontré el taller que menciona en nuestra red.',
	],
	VALIDATION: [
		'La póliza venció el 31 de agosto, por eso no cubre el choque.',
		'El siniestro ya fue pagado en mayo.',
		'El deducible es de 900.000 pesos. ¿Desea continuar?',
		'La placa no coincide con el vehículo asegurado.',
		'La denuncia debe hacerse dentro de las 72 horas.',
		'El seguro del hogar no cubre inundaciones por lluvia.',
		'La cita con el perito de las 9 ya está tomada. Hay otra a las 11:15.',
		'Hay dos pólizas con ese documento. ¿La del carro o la de la moto?',
		'El SOAT se renueva desde un mes antes del vencimiento.',
		'Las fotos del choque son obligatorias. Faltan la parte trasera y la placa.',
		'El reclamo está en estudio y ya no admite cambios.',
		'La cobertura dental tiene seis meses de carencia.',
		'El taller de la avenida 68 no atiende motos. El de la calle 13 sí.',
		'La edad máxima para ese seguro de vida es de 65 años.',
		'Si olvidó el número de póliza, sirve la placa. La que indicó está incompleta.',
	],
	PERMISSION: [
		'La póliza está a nombre de otra persona, no puedo dar los datos.',
		'Solo el tomador puede cambiar los beneficiarios.',
		'Ese siniestro no es suyo.',
	],
	SYSTEM: [
		'No puedo consultar la póliza en este momento.',
		'El sistema de siniestros no responde. ¿Lo intentamos más tarde?',
		'No pude enviar la solicitud por un fallo en la conexión.',
		'Se perdió la comunicación con la red de talleres.',
	],
	BLOCKER: [
		'La póliza está suspendida por falta de pago de la prima.',
		'Tiene dos primas vencidas. Al pagarlas se reactiva la cobertura.',
	],
	UNKNOWN: ['La aseguradora no aceptó la solicitud y no dijo la razón.'],
};

export const PROPERTY: Trade = {
	NOT_FOUND: [
		'No encontré un apartamento con ese código.',
		'No hay ninguna visita a su nombre esta semana.',
		'No encuentro el contrato de arriendo. ¿Me dice la dirección?',
	],
	VALIDATION: [
		'La visita del sábado ya está tomada. ¿Le sirve el lunes a las cuatro?',
		'El apartamento ya fue vendido el mes pasado.',
		'La reparación del ascensor está programada para el 7 de julio.',
		'El parqueadero 204 es de uso exclusivo. Está libre el 310.',
		'El canon es de $2.350.000 más la administración.',
		'Hay dos torres con ese número. ¿La A o la B?',
		'La mascota debe estar registrada. ¿Es perro o gato?',
		'El salón comunal se reserva con ocho días de anticipación.',
		'Se busca un inmueble en el centro; el que pide queda en el norte.',
		'El área debe darse en metros. ¿Cuántos metros tiene?',
		'La oficina de ventas cerró. Abre mañana a las 8 a. m.',
		'El contrato ya terminó en junio.',
	],
	PERMISSION: ['Solo el propietario puede autorizar la mudanza.', 'Ese contrato no está a su nombre.'],
	SYSTEM: [
		'No puedo ver la agenda de visitas en este momento.',
		'La plataforma de administración no responde.',
	],
	BLOCKER: [
		'El apartamento tiene tres cuotas de administración en mora.',
		'No puede reservar el salón mientras haya un saldo pendiente.',
	],
};

export const LOGISTICS: Trade = {
	NOT_FOUND: [
		'No encontré un envío con esa guía. ¿Me la repite?',
		'Ese paquete no figura en nuestra bodega.',
		'No hay ninguna recogida programada a ese nombre.',
	],
	VALIDATION: [
		'El paquete ya fue entregado ayer a las 4.',
		'El peso máximo es de 30 kg. El suyo pesa 42,5.',
		'La franja de 2 a 4 está llena. Tengo libre de 4 a 6.',
		'El envío ya está en reparto y no admite cambio de dirección.',
		'El paquete debió salir ayer; sale hoy en la tarde.',
		'Falta el código postal. ¿Me lo dice?',
		'No se reciben líquidos ni baterías.',
		'Hay dos envíos para esa fecha. ¿El de Cali o el de Medellín?',
		'La recogida se pide con un día de anticipación. ¿La programo para el jueves?',
		'La aduana pide la factura original. ¿La tiene?',
	],
	PERMISSION: [
		'Ese envío es de otra persona, no puedo darle la ubicación.',
		'Solo el remitente puede cambiar el destino.',
	],
	SYSTEM: [
		'No puedo rastrear el paquete en este momento.',
		'El sistema de guías está caído. ¿Lo intentamos luego?',
	],
	BLOCKER: ['La cuenta corporativa está bloqueada por facturas pendientes.'],
};
