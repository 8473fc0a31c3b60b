import type { StatementId } from '../../contract/statements.ts';

/** Each statement restated in our own words; values, fields, statuses and obligations are the source's. */
export const statements: Readonly<Record<StatementId, string>> = {
	'ES-01':
		'Los seis valores de `error_type` son el contrato canónico que el runtime consume hoy: con ellos decide si el agente reintenta, se queda en el paso, cambia de flujo o escala a un humano.',
	'ES-02': 'La lista es cerrada: cualquier valor que no esté en ella se trata como `UNKNOWN`.',
	'ES-03':
		'Un fallo de negocio no es un error de transporte: la herramienta responde con normalidad y lleva el error dentro, nunca como un 500. Los fallos de transporte se reservan para lo que de verdad lo es.',
	'ES-04': 'El error es un objeto con el miembro `error`, y dentro de él van `error_type` y `user_message`.',
	'ES-05':
		'`error_type` DEBE estar y ser uno de los seis valores, exactamente con esa grafía: mayúsculas, guion bajo y sin espacios. De él sale la reacción del agente.',
	'ES-06':
		'`user_message` DEBE estar: una frase corta, en español neutro, sin jerga ni identificadores. El agente la dice con otras palabras o la lee en voz alta.',
	'ES-07':
		'`details` PUEDE estar: es un detalle técnico para la traza de quien integra. No se consume y no llega ni al modelo ni al usuario.',
	'ES-08': 'Ningún otro campo se interpreta: fuera de estos tres no hay nada más en el contrato.',
	'ES-09':
		'No existe una marca de «reintentable»: si conviene reintentar, el agente lo deduce de `error_type`.',
	'ES-10':
		'`NOT_FOUND`: la entidad no existe con los datos que se dieron. El agente vuelve al paso de identificación y pide verificar los datos.',
	'ES-11':
		'`VALIDATION`: el dato está mal formado, incumple una regla que el esquema no puede expresar, el estado no permite la operación o hay ambigüedad. El agente pide la corrección sin avanzar de paso. Es el valor más útil y el que más se usa.',
	'ES-12':
		'`PERMISSION`: la operación no le corresponde a ese cliente, o la entidad no le pertenece. El agente escala a un humano.',
	'ES-13':
		'`PERMISSION` en una llamada telefónica: allí escalar no existe como acción, y el agente solo puede ofrecer transferir.',
	'ES-14':
		'`SYSTEM`: un fallo técnico transitorio, como una dependencia que no responde, un timeout o un 5xx. El agente se disculpa y permite reintentar; nunca dice que el dato no existe.',
	'ES-15':
		'`BLOCKER`: el cliente tiene un impedimento que le prohíbe la operación, como mora, suspensión o cuenta bloqueada. El agente lo explica con tacto y cambia al flujo de facturación.',
	'ES-16':
		'`UNKNOWN`: cualquier cosa sin clasificar. No tiene ninguna reacción definida y es el último recurso: en la práctica el agente improvisa con el `user_message`.',
	'ES-17':
		'«No tiene permiso» y «ese registro no es suyo» van los dos como `PERMISSION`, porque los dos deben terminar en escalado.',
	'ES-18':
		'`BLOCKER` es el único valor que cambia el flujo de la conversación, y lo lleva al escenario de facturación. Si el tenant no tiene ese escenario habilitado, el agente pierde el resto del catálogo en esa conversación y se queda solo con lo básico.',
	'ES-19':
		'Use `BLOCKER` únicamente para impedimentos reales de cartera, y coordine con la plataforma que el escenario de facturación esté activo. Para «este cliente no puede hacer esto por su estado», use `VALIDATION`.',
	'ES-20':
		'Una búsqueda válida sin resultados es un éxito, con la lista vacía y `total: 0`. El cuerpo correcto es `{"resultados": [], "total": 0}`.',
	'ES-21':
		'Si el cliente pide una franja ocupada: `VALIDATION`, con las alternativas disponibles en la respuesta.',
	'ES-22':
		'Si el dato es ambiguo y hay varios candidatos: `VALIDATION` y un `user_message` que pida precisar. Nunca se elige por el cliente.',
	'ES-23':
		'Si la entidad está en un estado terminal, como una cita cancelada o una oportunidad cerrada: `VALIDATION`, y el `user_message` dice cuál es el estado actual.',
	'ES-24':
		'Si su servidor limita por cuota: `SYSTEM`. Para el agente es un fallo transitorio, que es lo correcto.',
	'ES-25':
		'Si la herramienta tarda más de 30 s no hay nada que devolver: el runtime ya cortó. Diseñe para no llegar a ese punto.',
	'ES-26':
		'Tratar el catálogo vacío como error es el fallo de integración más frecuente y el más caro: el agente entra en la rama de fallo y reintenta, retrocede de paso o se disculpa por un problema técnico que no existe. Con `{"resultados": [], "total": 0}` habla con naturalidad.',
	'ES-27':
		'Cuatro casos. Catálogo vacío como `UNKNOWN` o `SYSTEM`: «tengo un problema técnico», y es falso. Base de datos caída como `NOT_FOUND`: «no tenemos ese producto», y es falso y grave. Catálogo vacío como éxito con `total: 0`: «no encontré ese producto». Base de datos caída como `SYSTEM`: «no puedo consultarlo ahora, ¿lo intentamos de nuevo?».',
	'ES-28':
		'Juntar los dos casos en un solo valor tiene una consecuencia concreta: el agente le dice a un cliente real, con toda naturalidad, que usted no vende algo que sí vende.',
	'ES-29': 'Si la credencial falta o es inválida: 401 con `WWW-Authenticate`.',
	'ES-30':
		'Si la entrada no cumple el `inputSchema`: el error de contrato del SDK, que el propio SDK genera al validar.',
	'ES-31':
		'Si la versión de protocolo no está soportada: el error de versión previsto por el estándar, no un 500.',
	'ES-32': 'Si la herramienta no existe: el error de método del protocolo.',
	'ES-33':
		'Si salta una excepción no controlada: captúrela y devuelva `SYSTEM`. Un 500 sin cuerpo deja al agente sin nada que decir.',
	'ES-34': 'Una o dos frases como máximo: puede que se oigan por teléfono.',
	'ES-35': 'Sin identificadores, códigos internos, nombres de tabla ni nombres de sistema.',
	'ES-36': 'Sin culpar al usuario y sin disculpas largas: el tono lo pone el agente.',
	'ES-37':
		'Sin instrucciones al modelo, como ordenarle que vuelva a pedir el documento: eso lo decide el `error_type`.',
	'ES-38': 'Sin datos personales de terceros, ni siquiera para desambiguar.',
	'ZH-01':
		'La tabla sale de `contract/contract.go` y de `allowedErrorCodes`, en `adapters/pitransport/resultv1.go` (typed-result-v1). En esta ronda Agent-Native no se modifica: al integrar, las cadenas que ya existen se cambian por los códigos canónicos de las tablas. Los alias están registrados, y `Registry.Lookup` y `Resolve` aceptan los valores antiguos tal cual.',
	'ZH-02':
		'`canceled` pasa a `agent.canceled`: HTTP 499, retry `never`, side_effects `possible`. La cancelación debe propagarse; una cancelación que no es fiable sigue siendo Unknown y no se notifica falsamente como Canceled.',
	'ZH-03':
		'`deadline_exceeded` pasa a `agent.deadline_exceeded`: HTTP 408, retry `never`, side_effects `possible`. Comparte ExecutionID, presupuesto y fecha límite con los reintentos.',
	'ZH-04':
		'`budget_exceeded` pasa a `agent.budget_exceeded`: HTTP 429, retry `never`, side_effects `possible`. Agotar el presupuesto no es un fallo transitorio.',
	'ZH-05':
		'`provider_unavailable` pasa a `agent.provider_unavailable`: HTTP 503, retry `transient`, side_effects `none`. El reintento acotado en el transporte corresponde al adapter.',
	'ZH-06':
		'`provider_rejected` pasa a `agent.provider_rejected`: HTTP 502, retry `never`, side_effects `none`. La petición fue rechazada: se corrige antes de volver a enviarla.',
	'ZH-07':
		'`tool_rejected` pasa a `agent.tool_rejected`: HTTP 403, retry `never`, side_effects `none`. No se puede ampliar por cuenta propia el alcance de las herramientas.',
	'ZH-08':
		'`path_outside_workspace` pasa a `agent.path_outside_workspace`: HTTP 403, retry `never`, side_effects `none`. Autorizar rutas no equivale al aislamiento del sistema operativo.',
	'ZH-09':
		'`missing_capability` pasa a `agent.missing_capability`: HTTP 400, retry `never`, side_effects `none`. Si falta la capacidad se rechaza; no se degrada a un Stub.',
	'ZH-10':
		'`missing_deliverable` pasa a `agent.missing_deliverable`: HTTP 422, retry `transient`, side_effects `possible`. Puede que ya se haya escrito una parte.',
	'ZH-11':
		'`empty_output` pasa a `agent.empty_output`: HTTP 422, retry `never`, side_effects `none`. Una salida vacía no es un éxito.',
	'ZH-12':
		'`unknown_outcome` pasa a `agent.unknown_outcome`: HTTP 500, retry `never`, side_effects `possible`. Está prohibido rebajarlo a Succeeded o a Failed.',
	'ZH-13':
		'`internal` pasa a `agent.internal`: HTTP 500, retry `never`, side_effects `unknown`. No se sabe qué efectos hubo, así que está prohibido repetir sin condiciones.',
	'ZH-14':
		'`contract.Error.Retryable` sigue siendo un campo de cada instancia, y el `retry` del código canónico es solo la política por defecto. Únicamente `Retryable=true` con `side_effects=none` es apto para el reintento acotado del adapter.',
	'ZH-15':
		'`PROMPT_EMPTY` pasa a `agent.prompt_empty`: fallo permanente, igual que el prompt_empty de `AssessStepFailure`.',
	'ZH-16': '`UNAUTHORIZED` pasa a `agent.unauthorized`: fallo permanente.',
	'ZH-17': '`TIMEOUT` pasa a `agent.timeout`: se puede reintentar.',
	'ZH-18':
		'`CANCELLED` pasa a `agent.canceled`: se une al código de cancelación del contrato y no tiene otro significado.',
	'ZH-19': '`TRANSIENT` pasa a `agent.transient`: se puede reintentar.',
	'ZH-20': '`MISSING_TARGET` pasa a `agent.missing_deliverable`: se une al entregable ausente del contrato.',
	'ZH-21':
		'`RUN_FAILED` pasa a `agent.run_failed`: fallo permanente, con los efectos secundarios contados como `possible`.',
	'ZH-22':
		'`TypedRetryable` solo admite TIMEOUT, CANCELLED y TRANSIENT, que tras la conversión son `agent.timeout`, `agent.canceled` y `agent.transient`. La política por defecto de `agent.canceled` es `never`: el `retryable` de una instancia aún puede decir que el transporte trata la cancelación como reintentable, y entonces quien llama debe mirar además los efectos secundarios.',
	'ZH-23':
		'`exec.FailureClass` (none, transient, permanent) no es un código de error. La evaluación de pasos sigue con `AssessStepFailure`, y hacia fuera se elige un código canónico de las tablas.',
	'ZH-24':
		'Los motivos permanentes (prompt_empty, unauthorized, bloqueo de gobernanza) equivalen a `never`; los de conexión con el proveedor, a `transient`.',
	'ZH-25':
		'Observación nuestra: para los códigos que solo tiene pitransport (prompt_empty, unauthorized, timeout, transient, run_failed) la fuente no da estado HTTP ni columna de retry, y los efectos secundarios solo los da para run_failed. Se muestran como «no especificado».',
};
