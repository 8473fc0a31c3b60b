import type { RegistryTexts } from '../registry-types.ts';

export const registry: RegistryTexts = {
	notes: {
		canceled:
			'La cancelación tiene que propagarse. Si no es fiable, el resultado sigue siendo Unknown y no se presenta como Canceled.',
		deadline_exceeded: 'Comparte con los reintentos el ExecutionID, el presupuesto y la fecha límite.',
		budget_exceeded: 'Quedarse sin presupuesto no es un fallo pasajero.',
		provider_unavailable: 'El reintento acotado en el transporte corresponde al adapter.',
		provider_rejected: 'El proveedor rechazó la petición: corríjala antes de enviarla otra vez.',
		tool_rejected: 'No amplíe por cuenta propia el alcance de las herramientas.',
		path_outside_workspace: 'Autorizar rutas no equivale a un sandbox del sistema operativo.',
		missing_capability: 'Si falta la capacidad, se rechaza; no se recurre a un Stub.',
		missing_deliverable: 'Es posible que una parte ya esté escrita.',
		empty_output: 'Una salida vacía no cuenta como éxito.',
		unknown_outcome: 'Está prohibido rebajarlo a Succeeded o a Failed.',
		internal: 'No se sabe qué efectos hubo: está prohibido repetir sin condiciones.',
		PROMPT_EMPTY: 'Fallo permanente, igual que prompt_empty en AssessStepFailure.',
		UNAUTHORIZED: 'Fallo permanente.',
		TIMEOUT: 'Se puede reintentar.',
		CANCELLED: 'Se une al código de cancelación del contrato y no conserva otro significado.',
		TRANSIENT: 'Se puede reintentar.',
		MISSING_TARGET: 'Se une al entregable ausente del contrato.',
		RUN_FAILED: 'Fallo permanente; los efectos cuentan como possible.',
	},
	unspecified: 'no especificado',
	policies: {
		never: 'never',
		transient: 'transient',
		permanent: 'permanente',
		retryable: 'reintentable',
	},
	suits: {
		yes: 'Conviene el reintento acotado',
		'if-carried': 'Conviene, si la instancia lleva Retryable=true',
		no: 'No conviene el reintento acotado',
		'not-decidable': 'No se puede decidir',
	},
	retryReasons: {
		'default-never':
			'La política por defecto del código es never y no se dio el campo Retryable de la instancia.',
		'default-permanent':
			'La fuente llama permanente a este fallo y no se dio el campo Retryable de la instancia.',
		'instance-not-retryable':
			'La instancia lleva Retryable=false, y el reintento acotado exige Retryable=true.',
		'side-effects':
			'El reintento acotado exige side_effects=none, y aquí los efectos son posibles o desconocidos.',
		'side-effects-open':
			'La fuente no especifica los efectos de este código. Indique los de la instancia para poder decidir.',
		'default-allows':
			'La política por defecto permite reintentar y no hay efectos, pero el reintento acotado exige que la instancia lleve Retryable=true.',
		'instance-allows': 'La instancia lleva Retryable=true y no hay efectos.',
		'instance-over-default':
			'La instancia lleva Retryable=true y no hay efectos; la política por defecto del código dice lo contrario. Lo permite la instancia; si la nota del código pide corregir algo, corríjalo antes.',
		'cancel-default': 'agent.canceled es never por defecto, aunque TypedRetryable admitía CANCELLED.',
		'cancel-side-effects':
			'El transporte puede tratar una cancelación como reintentable, pero hay que mirar los efectos, y no son none.',
		'cancel-allows':
			'El transporte trata esta cancelación como reintentable y no hay efectos. Por defecto, agent.canceled es never.',
	},
	retryChanges: {
		'was-retryable':
			'TypedRetryable admitía este código. Su código canónico es never por defecto: mire el Retryable de la instancia y los efectos.',
		'was-not-retryable':
			'TypedRetryable no admitía este código. Su código canónico es transient por defecto, con efectos possible: el reintento acotado sigue sin convenir.',
	},
	failureClasses: {
		none: 'Clase de un paso, no un código. La fuente no dice a qué política equivale.',
		transient:
			'Clase de un paso, no un código. Los motivos de conexión con el proveedor equivalen a transient.',
		permanent:
			'Clase de un paso, no un código. A never corresponden los motivos permanentes: prompt_empty, unauthorized y el bloqueo de gobernanza.',
	},
};
