import type { ErrorType } from '../../contract/types.ts';
import type { ErrorTypeText } from '../types.ts';

export const errorTypes: Readonly<Record<ErrorType, ErrorTypeText>> = {
	NOT_FOUND: {
		name: 'No existe',
		when: 'Con los datos dados, la entidad no existe.',
		agent: 'Vuelve al paso de identificación y pide verificar los datos.',
		choose: 'lo que se busca no existe con esos datos',
	},
	VALIDATION: {
		name: 'Hay que corregir',
		when: 'El dato viene mal formado, incumple una regla que el esquema no puede expresar, el estado no permite la operación o hay ambigüedad.',
		agent: 'Pide la corrección sin avanzar de paso. Es el más útil y el que más va a usar.',
		choose: 'el cliente puede corregir, precisar o elegir otra cosa',
	},
	PERMISSION: {
		name: 'No le corresponde',
		when: 'La operación no le corresponde a ese cliente, o la entidad no le pertenece.',
		agent:
			'En el chat escala a un humano. En una llamada solo puede ofrecer transferir: allí escalar no existe como acción.',
		choose: 'no tiene permiso, o lo que pide es de otra persona',
	},
	SYSTEM: {
		name: 'Fallo pasajero',
		when: 'Fallo técnico transitorio: una dependencia que no responde, un timeout, un 5xx.',
		agent: 'Se disculpa y permite reintentar. Nunca dice que el dato no existe.',
		choose: 'algo suyo no responde y puede volver a intentarse',
	},
	BLOCKER: {
		name: 'Impedimento de cartera',
		when: 'El cliente tiene un impedimento que le prohíbe la operación: mora, suspensión, cuenta bloqueada.',
		agent:
			'Lo explica con tacto y cambia de flujo hacia facturación. Sin ese escenario pierde el resto del catálogo en la conversación.',
		choose: 'hay un impedimento real de cartera, y facturación está activa',
	},
	UNKNOWN: {
		name: 'Sin clasificar',
		when: 'Cualquier cosa que no se pueda clasificar. Es el último recurso.',
		agent: 'No hay ninguna reacción definida: improvisa con el `user_message`.',
		choose: 'de verdad ninguno de los otros cinco encaja',
	},
};
