import type { ErrorType } from '../../contract/types.ts';
import type { ErrorTypeText } from '../types.ts';

export const errorTypes: Readonly<Record<ErrorType, ErrorTypeText>> = {
	NOT_FOUND: {
		name: 'No existe',
		when: 'Con esos datos no existe la entidad.',
		agent: 'Regresa al paso de identificación y pide que se verifiquen los datos.',
		choose: 'lo que se busca no existe con esos datos',
	},
	VALIDATION: {
		name: 'Hay que corregir',
		when: 'El dato está mal formado, no respeta una regla para la que el esquema no tiene expresión, el estado impide la operación o hay ambigüedad.',
		agent:
			'Pide la corrección y no avanza de paso. De los seis, es el valor más útil y el que usted más va a usar.',
		choose: 'el cliente puede corregir, precisar o elegir otra cosa',
	},
	PERMISSION: {
		name: 'No le corresponde',
		when: 'A ese cliente no le corresponde la operación, o la entidad no es suya.',
		agent: 'Por chat escala a un humano; por teléfono esa acción no existe, y solo puede ofrecer transferir.',
		choose: 'no tiene permiso, o lo que pide es de otra persona',
	},
	SYSTEM: {
		name: 'Fallo pasajero',
		when: 'Fallo técnico transitorio: una dependencia que no responde, un timeout, un 5xx.',
		agent: 'Se disculpa y deja reintentar. Nunca afirma que el dato no exista.',
		choose: 'algo suyo no responde y puede volver a intentarse',
	},
	BLOCKER: {
		name: 'Impedimento de cartera',
		when: 'La operación le está prohibida al cliente por un impedimento: mora, suspensión, cuenta bloqueada.',
		agent:
			'Explica el impedimento con tacto y cambia al flujo de facturación. Sin ese escenario pierde el resto del catálogo en la conversación.',
		choose: 'hay un impedimento real de cartera, y facturación está activa',
	},
	UNKNOWN: {
		name: 'Sin clasificar',
		when: 'Cualquier cosa que no se pueda clasificar. Es el último recurso.',
		agent: 'No hay ninguna reacción definida: improvisa con el `user_message`.',
		choose: 'de verdad ninguno de los otros cinco encaja',
	},
};
