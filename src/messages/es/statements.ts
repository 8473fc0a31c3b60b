import type { StatementId } from '../../contract/statements.ts';

/** Each statement restated in our own words; values, fields, statuses and obligations are the source's. */
export const statements: Readonly<Record<StatementId, string>> = {
	'ES-01':
		'Los seis valores de `error_type` forman el contrato canónico y el runtime ya los consume hoy. De ellos depende lo que haga el agente: reintentar, no moverse del paso, pasar a otro flujo o escalar a un humano.',
	'ES-02': 'La lista es cerrada: cualquier valor que no esté en ella se trata como `UNKNOWN`.',
	'ES-03':
		'Que falle el negocio no es que falle el transporte: la herramienta responde con normalidad y lleva el error dentro, nunca como un 500. Los fallos de transporte se reservan para lo que de verdad lo es.',
	'ES-04': 'El error es un objeto con el miembro `error`, y dentro de él van `error_type` y `user_message`.',
	'ES-05':
		'`error_type` DEBE estar y ser uno de los seis valores, exactamente con esa grafía: mayúsculas, guion bajo y sin espacios. De él sale la reacción del agente.',
	'ES-06':
		'`user_message` DEBE estar: una frase corta, en español neutro, libre de jerga y de identificadores. El agente la dice con otras palabras o la lee en voz alta.',
	'ES-07':
		'`details` PUEDE estar: es un detalle técnico para la traza de quien integra. El runtime no lo consume: ni el modelo ni el usuario llegan a verlo.',
	'ES-08': 'Ningún otro campo se interpreta: fuera de estos tres no hay nada más en el contrato.',
	'ES-09':
		'No existe una marca de «reintentable»: si conviene reintentar, el agente lo deduce de `error_type`.',
	'ES-10':
		'`NOT_FOUND`: con los datos que se dieron no existe la entidad. El agente regresa al paso de identificación y pide que se verifiquen.',
	'ES-11':
		'`VALIDATION`: el dato está mal formado, no respeta una regla para la que el esquema no tiene expresión, el estado impide la operación o hay ambigüedad. El agente pide la corrección y no avanza de paso. De los seis, es el valor más útil y el que usted más va a usar.',
	'ES-12':
		'`PERMISSION`: a ese cliente no le corresponde la operación, o la entidad no es suya. El agente escala a un humano.',
	'ES-13':
		'`PERMISSION` en una llamada telefónica: no hay una acción de escalado, así que el agente solo puede ofrecer transferir.',
	'ES-14':
		'`SYSTEM`: un fallo técnico transitorio, como una dependencia que no responde, un timeout o un 5xx. El agente se disculpa y permite reintentar; nunca dice que el dato no existe.',
	'ES-15':
		'`BLOCKER`: un impedimento del cliente, como mora, suspensión o cuenta bloqueada, le prohíbe la operación. El agente lo explica con tacto y cambia al flujo de facturación.',
	'ES-16':
		'`UNKNOWN`: cualquier cosa sin clasificar. Ninguna reacción está definida y queda como último recurso: lo que hace el agente en la práctica es improvisar con el `user_message`.',
	'ES-17':
		'«No tiene permiso» y «ese registro no es suyo» van los dos como `PERMISSION`, porque los dos deben terminar en escalado.',
	'ES-18':
		'Solo `BLOCKER` cambia el flujo de la conversación, y lo lleva al escenario de facturación. Si el tenant no tiene ese escenario habilitado, mientras dure esa conversación el agente se queda sin el resto del catálogo y conserva nada más lo básico.',
	'ES-19':
		'Reserve `BLOCKER` para los impedimentos de cartera que sean reales, y coordine con la plataforma la activación del escenario de facturación. Si lo que impide la operación es el estado del cliente, el valor es `VALIDATION`.',
	'ES-20':
		'Una búsqueda válida sin resultados es un éxito, con la lista vacía y `total: 0`. El cuerpo correcto es `{"resultados": [], "total": 0}`.',
	'ES-21':
		'Si la franja que pide el cliente está ocupada: `VALIDATION`, y la respuesta trae las alternativas disponibles.',
	'ES-22':
		'Si el dato es ambiguo y hay varios candidatos: `VALIDATION`, con un `user_message` en el que se pida precisar. Nunca se elige por el cliente.',
	'ES-23':
		'Si la entidad está en un estado terminal, como una cita cancelada o una oportunidad cerrada: `VALIDATION`, y el `user_message` dice cuál es el estado actual.',
	'ES-24':
		'Si su servidor limita por cuota: `SYSTEM`. El agente lo trata como un fallo transitorio, y eso es lo correcto.',
	'ES-25':
		'Si la herramienta tarda más de 30 s, ya es tarde para devolver nada: el runtime cortó antes. Diséñela para que no ocurra.',
	'ES-26':
		'Tratar el catálogo vacío como error es el fallo de integración más frecuente y el más caro: el agente toma la rama de fallo y reintenta, retrocede un paso o pide disculpas por un problema técnico inexistente. Con `{"resultados": [], "total": 0}` habla con naturalidad.',
	'ES-27':
		'Cuatro casos. Catálogo vacío como `UNKNOWN` o `SYSTEM`: «tengo un problema técnico», y es falso. Base de datos caída como `NOT_FOUND`: «no tenemos ese producto», y es falso y grave. Catálogo vacío como éxito con `total: 0`: «no encontré ese producto». Base de datos caída como `SYSTEM`: «no puedo consultarlo ahora, ¿lo intentamos de nuevo?».',
	'ES-28':
		'Si los dos casos acaban en el mismo valor, la consecuencia es concreta: un cliente real oye del agente, con total naturalidad, que usted no vende algo que en realidad vende.',
	'ES-29': 'Si la credencial falta o es inválida: 401 con `WWW-Authenticate`.',
	'ES-30':
		'Si la entrada no cumple el `inputSchema`: el error de contrato del SDK, que el propio SDK genera al validar.',
	'ES-31':
		'Si la versión de protocolo no está soportada: el error de versión que prevé el estándar, y no un 500.',
	'ES-32': 'Si la herramienta no existe: el error de método del protocolo.',
	'ES-33':
		'Si salta una excepción no controlada: captúrela y devuelva `SYSTEM`. Ante un 500 sin cuerpo, el agente no tiene nada que decir.',
	'ES-34': 'Una o dos frases como máximo: puede que se oigan por teléfono.',
	'ES-35': 'Sin identificadores ni códigos internos, y sin nombres de tablas o de sistemas.',
	'ES-36': 'Sin echarle la culpa al usuario ni alargar las disculpas: el tono lo pone el agente.',
	'ES-37':
		'Sin instrucciones al modelo, como ordenarle que vuelva a pedir el documento: eso lo decide el `error_type`.',
	'ES-38': 'Sin datos personales de terceros, ni siquiera para desambiguar.',
	'ZH-01':
		'Las tablas salen de `contract/contract.go` y de `allowedErrorCodes`, en `adapters/pitransport/resultv1.go` (typed-result-v1). En esta ronda Agent-Native no se modifica: al integrar, las cadenas que ya existen se cambian por los códigos canónicos de las tablas. Los alias están registrados, y `Registry.Lookup` y `Resolve` aceptan los valores antiguos tal cual.',
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
		'`missing_capability` pasa a `agent.missing_capability`: HTTP 400, retry `never`, side_effects `none`. Cuando falta la capacidad, se rechaza: degradar a un Stub no es una salida.',
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
