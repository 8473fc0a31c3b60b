import type { CodePageTexts } from '../page-types.ts';

export const codePage: CodePageTexts = {
	lead: (code, legacy) => `Código canónico \`${code}\`. Sustituye a ${legacy}.`,
	facts: 'Qué dice la tabla',
	fact: 'Dato',
	value: 'Valor',
	use: 'Cuándo usarlo y cuándo no',
	when: 'Cuándo',
	not: 'Qué no hacer',
	retry: '¿Conviene el reintento acotado?',
	retryQuestion: 'La instancia dice',
	retryAnswer: 'Respuesta',
	retryWhy: 'Por qué',
	retryIf: { default: 'nada', yes: '`Retryable=true`', no: '`Retryable=false`' },
	legacy: 'Nombres antiguos',
	origin: 'Tabla',
	asType: 'Como `error_type` no vale',
	asTypeText:
		'Este código pertenece a la plataforma de agentes. En la respuesta de una herramienta no es ninguno de los seis valores: el runtime lo lee como `UNKNOWN` y el agente improvisa. Elija según lo que pasó; nadie puede elegir por usted.',
	change: 'Qué cambia al convertir',
	since: (version) => `En el registro desde su versión ${version}`,
	useBasis:
		'La fuente no trae una columna de uso. Esta lectura sale del nombre del código y de su nota; lo demás no está especificado.',
	uses: {
		'agent.canceled': {
			when: 'Hubo una cancelación.',
			not: 'No deje de propagarla. Si no es fiable, no la presente como Canceled: el resultado sigue siendo Unknown.',
		},
		'agent.deadline_exceeded': {
			when: 'Se superó la fecha límite.',
			not: 'No dé a los reintentos otro ExecutionID, otro presupuesto ni otra fecha límite: se comparten.',
		},
		'agent.budget_exceeded': {
			when: 'Se agotó el presupuesto.',
			not: 'No lo trate como un fallo transitorio.',
		},
		'agent.provider_unavailable': {
			when: 'El proveedor no está disponible.',
			not: 'No reintente por su cuenta en el transporte: eso corresponde al adapter, y acotado.',
		},
		'agent.provider_rejected': {
			when: 'El proveedor rechazó la petición.',
			not: 'No la envíe otra vez tal cual: corríjala antes.',
		},
		'agent.tool_rejected': {
			when: 'Se rechazó una herramienta.',
			not: 'No dé usted mismo más alcance a las herramientas.',
		},
		'agent.path_outside_workspace': {
			when: 'La ruta queda fuera del espacio de trabajo.',
			not: 'No cuente con esta autorización como si fuera un sandbox del sistema operativo.',
		},
		'agent.missing_capability': {
			when: 'Falta una capacidad.',
			not: 'No siga con un Stub: se rechaza.',
		},
		'agent.missing_deliverable': {
			when: 'Falta un entregable.',
			not: 'No suponga que no se escribió nada: puede haber una parte. Por eso el reintento acotado no conviene, aunque sea transient por defecto.',
		},
		'agent.empty_output': {
			when: 'La salida llegó vacía.',
			not: 'No la dé por éxito.',
		},
		'agent.unknown_outcome': {
			when: 'Se desconoce el resultado.',
			not: 'No lo rebaje a Succeeded ni a Failed.',
		},
		'agent.internal': {
			when: 'Hubo un fallo interno y no se sabe qué efectos dejó.',
			not: 'No repita sin condiciones.',
		},
		'agent.prompt_empty': {
			when: 'El prompt llegó vacío, igual que el prompt_empty de AssessStepFailure.',
			not: 'No lo reintente: es permanente.',
		},
		'agent.unauthorized': {
			when: 'Falta autorización.',
			not: 'No lo reintente: es permanente.',
		},
		'agent.timeout': {
			when: 'Se agotó el tiempo.',
			not: 'No decida el reintento acotado sin conocer los efectos: la fuente no los especifica.',
		},
		'agent.transient': {
			when: 'Hubo un fallo transitorio.',
			not: 'No decida el reintento acotado sin conocer los efectos: la fuente no los especifica.',
		},
		'agent.run_failed': {
			when: 'La ejecución falló, y el fallo es permanente.',
			not: 'No suponga que no hubo efectos: cuentan como possible.',
		},
	},
};
