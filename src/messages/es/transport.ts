import type { transportRules } from '../../contract/rules/transport/index.ts';
import type { GroupTexts } from '../types.ts';

const SYSTEM = 'Capture el fallo y responda con 200 y un sobre `SYSTEM`.';

export const transport: GroupTexts<typeof transportRules> = {
	'envelope-under-status': {
		name: 'Fallo de negocio como HTTP',
		summary: 'Un fallo de negocio viaja con un estado HTTP de error.',
		fault: ({ status, kind }) => ({
			wrong: `Un fallo de negocio viene con estado ${status}`,
			consequence: 'El cliente lo toma por un fallo de transporte y el agente no llega a leerlo.',
			remedy: REMEDY_UNDER_STATUS[kind](status),
		}),
		fixes: { 'status-200': () => 'Cambiar el estado a 200' },
	},
	'server-error': {
		name: 'Respuesta 5xx',
		summary: 'El servidor responde con un estado 5xx.',
		fault: ({ status, body }) => ({
			wrong: `El servidor responde ${status} ${BODIES[body]}`,
			consequence: 'El agente se queda sin nada que decir.',
			remedy: SYSTEM,
		}),
		fixes: {},
	},
	'html-body': {
		name: 'Página web como respuesta',
		summary: 'El cuerpo o el texto entero es una página HTML o un documento XML.',
		fault: ({ hasStack, isSaid, form }) => {
			if (isSaid) {
				return {
					wrong: form === 'xml' ? 'Todo el texto es un documento XML' : 'Todo el texto es una página web',
					consequence: 'El agente recibe marcas en lugar de datos, y no distingue un resultado de un fallo.',
					remedy:
						'Devuelva los datos en JSON. Si el documento cuenta un fallo, devuelva el sobre del contrato.',
				};
			}
			return {
				wrong: hasStack
					? 'La respuesta es una página web con la traza del programa'
					: 'La respuesta es una página web',
				consequence: hasStack
					? 'El cliente no puede leerla, y quien la vea se entera de rutas y nombres de su servidor.'
					: 'El cliente espera JSON y no puede leerla.',
				remedy:
					'Haga que el servidor conteste con JSON-RPC también en sus propios fallos, y compruebe la dirección y los intermediarios.',
			};
		},
		fixes: {},
	},
	'missing-challenge': {
		name: '401 sin `WWW-Authenticate`',
		summary: 'Un 401 debe decir en `WWW-Authenticate` cómo autenticarse.',
		fault: ({ kind }) => CHALLENGES[kind],
		fixes: {},
	},
	'output-schema-broken': {
		name: 'Salida que incumple su esquema',
		summary: 'El SDK rechaza el resultado porque no cumple el `outputSchema` de la propia herramienta.',
		fault: () => ({
			wrong: 'El resultado no cumple el `outputSchema` de la herramienta',
			consequence: 'Es un fallo del servidor, pero llega como texto suelto: el agente improvisa.',
			remedy:
				'Corrija el resultado o el esquema. La operación quizá se hizo: no la repita ni invite a repetirla. Un error va en el texto con `isError: true`, sin `structuredContent`.',
		}),
		fixes: {},
	},
	'unknown-tool-result': {
		name: 'Herramienta inexistente como resultado',
		summary: 'Que una herramienta no existe se dice con el error de método del protocolo.',
		fault: ({ kind }) =>
			kind === 'words'
				? {
						wrong: 'Una herramienta que no existe se anuncia como resultado',
						consequence: 'El agente lee una frase técnica e improvisa con ella.',
						remedy:
							'Use el error `-32602` o `-32601` de JSON-RPC. `@modelcontextprotocol/sdk` 1.x contesta así por su cuenta; `@modelcontextprotocol/server` 2.x da el error.',
					}
				: {
						wrong: 'Una herramienta que no existe se anuncia con el sobre del contrato',
						consequence: 'El agente cree que falta un dato del cliente y le pide verificarlo.',
						remedy: 'Use el error `-32602` o `-32601` de JSON-RPC.',
					},
		fixes: {},
	},
	'version-error': {
		name: 'Versión de protocolo mal rechazada',
		summary: 'Una versión no soportada se rechaza con el error del estándar.',
		fault: ({ kind, status }) => ({
			wrong:
				kind === 'status'
					? `La versión no soportada se rechaza con un ${status}`
					: 'La versión no soportada se cuenta como un fallo de negocio',
			consequence: 'El cliente no puede negociar otra versión.',
			remedy: 'Responda 400 con el error de versión del estándar y las versiones que sí admite.',
		}),
		fixes: {},
	},
	'internal-error': {
		name: 'Fallo interno del protocolo',
		summary: 'Un `-32603` como respuesta a una herramienta.',
		fault: ({ kind }) =>
			kind === 'input'
				? {
						wrong: 'Los argumentos se rechazan con `-32603`',
						consequence: 'El cliente entiende que el servidor se ha roto, no que el dato venía mal.',
						remedy: 'Deje que el SDK valide la entrada, o use `-32602`.',
					}
				: {
						wrong: 'Parece una caída o una excepción y llega como `-32603`',
						consequence: 'El agente no recibe nada de la herramienta y no puede disculparse ni reintentar.',
						remedy: 'Capture el fallo y devuelva un resultado con un sobre `SYSTEM`.',
					},
		fixes: {},
	},
	'business-rpc-error': {
		name: 'Fallo de negocio en JSON-RPC',
		summary: 'Un fallo de negocio viene como error de JSON-RPC y no dentro del resultado.',
		fault: ({ kind, code }) => ({
			wrong:
				kind === 'envelope'
					? 'El sobre del contrato está dentro de un error de JSON-RPC'
					: kind === 'code'
						? `El código ${code} es de la aplicación, no del protocolo`
						: 'El mensaje parece escrito para una persona, no para el protocolo',
			consequence: 'Un error de JSON-RPC no llega al agente como respuesta de la herramienta.',
			remedy: 'Devuelva `result` con `isError: true` y el sobre del contrato dentro.',
		}),
		fixes: {},
	},
	'rpc-shape': {
		name: 'Forma de JSON-RPC',
		summary: 'La respuesta no tiene la forma que pide JSON-RPC 2.0.',
		fault: ({ kind }) => ({
			...SHAPES[kind],
			consequence: 'Un cliente estricto descarta el mensaje entero.',
		}),
		fixes: {},
	},
	'too-slow': {
		name: 'Más de 30 segundos',
		summary: 'La herramienta tardó más de lo que espera el runtime.',
		fault: ({ seconds }) => ({
			wrong: `La herramienta tardó ${String(seconds).replace('.', ',')} s`,
			consequence: 'El runtime ya había cortado: nadie lee la respuesta.',
			remedy: 'Diseñe la herramienta para responder antes: ponga límites a sus dependencias.',
		}),
		fixes: {},
	},
};

const REMEDY_UNDER_STATUS = {
	envelope: () => 'Deje el sobre como está y responda con 200.',
	foreign: (status: number) => envelopeFor(status),
	words: (status: number) => envelopeFor(status),
} as const;

function envelopeFor(status: number): string {
	return status === 429 || status >= 500
		? SYSTEM
		: 'Responda con 200 y un sobre del contrato con el tipo que corresponda.';
}

const CHALLENGES = {
	missing: {
		wrong: 'El 401 no trae la cabecera `WWW-Authenticate`',
		consequence: 'El cliente no sabe cómo conseguir una credencial y no vuelve a intentarlo.',
		remedy: 'Añada `WWW-Authenticate: Bearer` con los parámetros de su servidor.',
	},
	'not-seen': {
		wrong: 'No se ve si el 401 trae `WWW-Authenticate`',
		consequence: 'Sin las cabeceras no se puede saber: no se da por mal.',
		remedy: 'Pegue también las cabeceras, por ejemplo con `curl -i`.',
	},
	'other-status': {
		wrong: 'La credencial se rechaza con otro estado que 401',
		consequence: 'El cliente no entiende que le falta una credencial.',
		remedy: 'Responda 401 con `WWW-Authenticate`.',
	},
} as const;

const BODIES = {
	empty: 'sin cuerpo',
	html: 'con una página web',
	stack: 'con la traza de una excepción',
	rpc: 'con un error de JSON-RPC',
	text: 'con un texto suelto',
} as const;

const SHAPES = {
	both: { wrong: 'Hay `result` y `error` a la vez', remedy: 'Deje solo uno de los dos.' },
	neither: {
		wrong: 'No hay ni `result` ni `error`',
		remedy: 'Ponga el resultado en `result`, o el fallo en `error`.',
	},
	'error-not-object': { wrong: '`error` no es un objeto', remedy: 'Use un objeto con `code` y `message`.' },
	'code-missing': { wrong: 'Al error le falta `code`', remedy: 'Añada un código entero.' },
	'code-not-integer': { wrong: '`code` no es un entero', remedy: 'Use un código entero, sin comillas.' },
	'id-inside': { wrong: '`id` está dentro de `error`', remedy: 'Póngalo al lado de `error`.' },
	version: {
		wrong: 'Falta `"jsonrpc": "2.0"`',
		remedy: 'Ponga `jsonrpc` con el texto `"2.0"`, entre comillas.',
	},
	message: { wrong: '`message` no es un texto', remedy: 'Use una frase corta.' },
} as const;
