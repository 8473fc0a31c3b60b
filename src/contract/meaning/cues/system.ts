import type { CueGroups } from './cue-group.ts';

const SYSTEM =
	'(?:sistemas?|servidor(?:es)?|servicio|plataforma|base de datos|bd|conexion|red|pasarela|proveedor|aplicacion|portal|integracion|central|operador|banco|aerolinea|laboratorio|api|aplicativo|modulo|motor|core|conector|sincronizacion|entidad|infraestructura)';

/** What failed is not the request: the system, or how often it was asked. */
export const SYSTEM_CUES = {
	quota: [
		[
			6,
			[
				'demasiad[oa]s (?:solicitudes|peticiones|consultas|intentos por|llamadas)',
				'too many requests',
				'rate ?limit[a-z]*',
				'(?:exced|super|sobrepas)[a-z]+(?: [a-z]{1,12}){0,4} (?:solicitudes|peticiones|consultas|llamadas)',
				'throttl[a-z]+',
			],
		],
		[
			5,
			[
				'(?:limite|cuota|tope|maximo)(?: [a-z]{2,12}){0,3} (?:consultas(?! medicas)|peticiones|solicitudes|llamadas|uso|api|minuto|segundo)',
				'cuota [^.]{0,20}(?:excedid|agotad|superad)[a-z]+',
				'quota',
			],
		],
	],
	outage: [
		[
			5,
			[
				`${SYSTEM}(?: [^.,;]{0,40}?)? (?:no responde|no respondio|no contesta|caid[oa]s?|fuera de|en mantenimiento|lent[oa]|saturad[oa]|inestable|tardo|tarda|fallo|no funciona|intermitente|desconectad[oa]|indisponible|colapso|colapsad[oa]|(?:presenta|tiene|registra) [a-z]{0,12} ?(?:fall|problem|intermit|incid|inconven)[a-z]+)`,
			],
		],
		[
			6,
			[
				'(?:sistemas?|servidor(?:es)?|base de datos|bd|plataforma|pasarela|red|api|portal|aplicacion|aplicativo|proveedor|conexion|central|backend|endpoint)(?: de [a-z]{3,15})? (?:no (?:esta |se encuentra )?disponible|indisponible)',
			],
		],
		[
			3,
			[
				'(?:agenda|sistema|servicio|consulta|informacion|plataforma)(?: de [a-z]{3,15})? no (?:esta |se encuentra )?disponible',
			],
		],
		[
			4,
			[
				'(?:error|errores|fall[oa]s?|problemas?|inconvenientes?|dificultades|incidencias?|novedad(?:es)?) (?:tecnic|intern|tecnolog|informatic|de (?:conexion|comunicacion|red|sistema|servidor|conectividad|lectura|escritura)|del (?:sistema|servidor|servicio|proveedor)|en (?:el|la|los|nuestr[oa]s?) (?:sistema|servidor|servicio|plataforma|base|red)|al |inesperad|temporal|transitori|con (?:el|la) (?:sistema|servidor|servicio|proveedor|plataforma))[a-z]*',
			],
		],
		[
			4,
			[
				'mantenimiento',
				'(?:hubo|tuvimos|se presento|ocurrio|surgio|se produjo)(?: un[oa]?| algun)? (?:inconveniente|problema|error|fall[oa]|dificultad|imprevisto)',
				'tiempo (?:de (?:espera|respuesta|conexion) )?(?:agotado|excedido|superado|vencido|limite)',
				'(?:agoto|supero|excedio|vencio) el tiempo',
				'time ?d? ?-?out',
				'tard(?:o|a|ando) demasiado',
				'intermitencias?',
				'sin conexion',
				'no hay (?:conexion|respuesta|comunicacion|sistema|linea|señal)',
				'se (?:cayo|interrumpi[a-z]+|desconecto|perdio la (?:conexion|comunicacion))',
				'no (?:cargo|carga|conecto|conecta|enlazo)',
				'(?:ahora mismo|en este momento|por ahora|de momento) no (?:puedo|podemos|logro|es posible) (?:ver|consult|acced|revis|mostr)[a-z]*',
				'no such (?:file|host|table|column)',
				'caid[oa]s? (?:del?|el|la) [a-z]+',
				'fuera de (?:servicio|linea)',
				'no (?:hubo|tuvimos|obtuvimos|recibimos|llego|dio) respuesta',
			],
		],
		[
			4,
			[
				'no (?:se )?(?:pude|pudo|pudimos|logre|logro|logramos|fue posible|es posible|podemos|puedo|consegui|alcance|alcanzo)(?: a)? (?:conect|comunic|acced|consult|carg|obten|complet|guard|proces|conclu|establec|contact|recuper|sincroniz|le|verific|valid|registr|gener|finaliz|realiz|ejecut|termin|enviar)[a-z]*',
				'no (?:logre|logramos|logro) [a-z]+',
			],
		],
		[
			3,
			[
				'en (?:este|estos) momentos?',
				'temporalmente',
				'momentaneamente',
				'por (?:ahora|el momento)',
				'(?:intent|prueb|reintent|vuelv|trat|consult|llam)[a-z]+ (?:de nuevo|nuevamente|mas tarde|otra vez|en (?:unos|un|algunos|breve))',
				'mas tarde',
				'en unos (?:minutos|instantes)',
			],
		],
		[
			3,
			[
				'error',
				'fall[oa]s?',
				'fallando',
				'fallid[oa]s?',
				'tecnic[oa]s?',
				'timeout',
				'excepcion',
				'exception',
				'inesperad[oa]',
			],
		],
		[1, [SYSTEM]],
		[
			6,
			[
				'e(?:conn[a-z]+|timedout|notfound|hostunreach|pipe|noent|acces|perm|mfile)',
				'connection (?:refused|reset|lost|closed|timed)',
				'(?:service|temporarily) unavailable',
				'internal (?:server )?error',
				'bad gateway',
				'gateway time-?out',
				'socket hang ?up',
				'ora [0-9]+',
				'sqlstate',
				'deadlock',
				'null ?pointer[a-z]*',
				'typeerror',
				'cannot read propert[a-z]+',
				'unexpected (?:error|token|end)',
				'fetch failed',
				'deadline exceeded',
				'unreachable',
				'relation [a-z "]+ does not exist',
			],
		],
	],
} as const satisfies CueGroups;
