import type { FlowWords, TypePageTexts } from '../page-types.ts';

export const flow: FlowWords = {
	from: 'lo devuelve su herramienta',
	title: (type) => `Qué hace el agente al recibir ${type}`,
	step: (label, verb, without) => `${label}: ${verb}${without ? ` (${without})` : ''}.`,
	returned: 'Su herramienta devuelve',
	asText: 'El mismo recorrido en texto',
	withBilling: 'Con el escenario de facturación',
	withoutBilling: 'Sin el escenario de facturación',
	noEscalation: 'escalar no existe',
};

const success = 'Éxito: `{"resultados": [], "total": 0}`';

export const typePage: TypePageTexts = {
	reaction: 'Qué hace el agente',
	when: 'Cuándo usarlo y cuándo no',
	happened: 'Pasó en su servidor',
	answer: 'Responda',
	examples: 'Ejemplos',
	right: 'Bien',
	wrong: 'Mal',
	rules: 'Reglas que lo miran',
	noExamples: 'Todavía no hay ningún ejemplo de este lado.',
	since: (version) => `Desde la versión ${version}`,
	cases: {
		NOT_FOUND: [
			{ situation: 'El documento no corresponde a ningún cliente', answer: '`NOT_FOUND`' },
			{ situation: 'La reserva no aparece con el localizador que dieron', answer: '`NOT_FOUND`' },
			{ situation: 'Una búsqueda por criterios no da resultados', answer: success },
			{ situation: 'La base de datos no responde', answer: '`SYSTEM`: nadie sabe si el dato existe' },
			{
				situation: 'El nombre encaja con dos personas',
				answer: '`VALIDATION`, y la frase pide precisar',
			},
		],
		VALIDATION: [
			{ situation: 'La fecha llegó en un formato que no se entiende', answer: '`VALIDATION`' },
			{
				situation: 'La franja que pide está ocupada',
				answer: '`VALIDATION`, con las alternativas en la respuesta',
			},
			{
				situation: 'El dato encaja con varios candidatos',
				answer: '`VALIDATION`, y la frase pide precisar',
			},
			{
				situation: 'El pedido ya está entregado',
				answer: '`VALIDATION`, y la frase dice ese estado',
			},
			{ situation: 'El dato está bien escrito, pero no existe', answer: '`NOT_FOUND`' },
			{
				situation: 'La entrada no cumple el `inputSchema`',
				answer: 'El error que da el propio SDK: es protocolo',
			},
		],
		PERMISSION: [
			{ situation: 'La póliza está a nombre de otra persona', answer: '`PERMISSION`' },
			{ situation: 'A ese cliente no le corresponde la operación', answer: '`PERMISSION`' },
			{
				situation: 'La cita ya está cancelada',
				answer: '`VALIDATION`, y la frase dice ese estado',
			},
			{
				situation: 'El cliente tiene un pago en mora',
				answer: '`BLOCKER`, si el escenario de facturación está activo',
			},
			{
				situation: 'Falta la credencial de la herramienta',
				answer: '`401` con `WWW-Authenticate`: es protocolo',
			},
		],
		SYSTEM: [
			{ situation: 'Una dependencia no responde o da un 5xx', answer: '`SYSTEM`' },
			{ situation: 'Su servidor limita por cuota', answer: '`SYSTEM`' },
			{ situation: 'Salta una excepción sin controlar', answer: 'Captúrela y devuelva `SYSTEM`' },
			{ situation: 'Consultó bien y no hay nada', answer: success },
			{
				situation: 'La herramienta tarda más de 30 s',
				answer: 'Nada: el runtime ya cortó. Corte usted antes y devuelva `SYSTEM`',
			},
		],
		BLOCKER: [
			{
				situation: 'El cliente está en mora',
				answer: '`BLOCKER`, si el escenario de facturación está activo',
			},
			{
				situation: 'La cuenta está suspendida o bloqueada por cartera',
				answer: '`BLOCKER`, si el escenario de facturación está activo',
			},
			{
				situation: 'El cliente no puede por su estado, sin que haya cartera de por medio',
				answer: '`VALIDATION`, y la frase dice cuál es el estado',
			},
			{ situation: 'Lo que pide es de otra persona', answer: '`PERMISSION`' },
			{
				situation: 'No sabe si facturación está activa en su tenant',
				answer: 'Coordínelo con la plataforma antes de usar `BLOCKER`',
			},
		],
		UNKNOWN: [
			{ situation: 'Ninguno de los otros cinco encaja', answer: '`UNKNOWN`, como último recurso' },
			{ situation: 'Salta una excepción sin controlar', answer: '`SYSTEM`' },
			{ situation: 'La búsqueda no da resultados', answer: success },
			{
				situation: 'Su sistema tiene un código propio, como `agent.timeout`',
				answer: 'Uno de los seis: fuera de la lista, el runtime lo lee como `UNKNOWN`',
			},
		],
	},
};
