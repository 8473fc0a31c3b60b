import type { CueGroups } from './cue-group.ts';

const OWED =
	'(?:saldos?|pagos?|facturas?|cuotas?|recibos?|mensualidad(?:es)?|deudas?|obligaci(?:on|ones)|primas?|multas?|cargos?|aportes?|credito|prestamo|arriendo|renta|pension)';
const NOT_PAID = '(?:pendientes?|vencid[oa]s?|atrasad[oa]s?|impag[oa]s?|sin pagar|por pagar|en mora)';

/** What is said before a debt that is not there. */
const NONE_OF =
	'(?:sin|cero|0|no (?:hay|tiene|existen|registra|presenta|posee|encontr[a-z]+|se encontraron))';

/** Money is owed or the account is blocked. */
export const BLOCKER_CUES = {
	arrears: [
		[
			6,
			[
				'(?:en|por|con|de|la|presenta|registra|acumula) mora',
				'mora de [0-9]+',
				'lo (?:vencido|adeudado|que debe)',
				'moros[oa]s?',
				'falta de pago',
				'no pago',
				'impagos?',
				'por deudas?',
				'cobro (?:juridico|prejuridico|judicial|coactivo)',
				'al dia (?:con|en)',
				'ponerse al dia',
				'no esta al dia',
				'carteras?',
				'centrales de riesgo',
				`${NOT_PAID} (?:de pago|en su|por pagar)`,
				'(?<!no )adeud[a-z]+',
				`(?<!${NONE_OF} )deudas?`,
				'debe (?:la|el|las|los) (?:pension|cuotas?|mensualidad(?:es)?|matricula|facturas?|recibos?|arriendo|renta|primas?)',
				'debe (?:[0-9$]+|dos|tres|cuatro|un(?:a)?|varias) (?:meses|mes|cuotas?|mensualidad(?:es)?|facturas?|recibos?|pagos?)',
				'atras[oa]d?[oa]?s? en (?:el|sus|los|las) (?:pago|pagos|cuotas)',
				'no ha(?:n)? pagado',
				'sin pagar',
			],
		],
		[9, [`(?<!${NONE_OF} )${OWED}(?: [^.,;]{0,25}?)? ${NOT_PAID}`]],
		[
			5,
			[
				'(?:cuenta|linea|servicio|contrato|tarjeta|usuari[oa]|cliente|poliza|afiliacion|afiliad[oa]|membresia|suscripcion|credito|cupo|perfil|matricula|suministro|plan|soci[oa]|suscriptor|contratista|acceso|acometida|licencia)(?: [^.,;]{0,30}?)? (?:suspendid|bloquead|inhabilitad|congelad|inactiv|restringid|retenid|cortad|embargad|sancionad|vetad|deshabilitad|desactivad|castigad)[oa]s?',
				'(?:suspendid|bloquead|inhabilitad|congelad|cortad|embargad|suspension|bloqueo|corte|embargo)[a-z]* (?:por|de|administrativ|preventiv|temporal)[a-z]*',
			],
		],
		[
			2,
			[
				'suspendid[oa]s?',
				'suspension',
				'bloquead[oa]s?',
				'bloqueo',
				'cortad[oa]',
				'embarg[a-z]+',
				'multas?',
				'pendientes?',
				'sald(?:o|ar)',
				'regulari[a-z]+',
				'pagar',
				'cobranzas?',
				'impedimento',
				'retenid[oa]s?',
			],
		],
	],
} as const satisfies CueGroups;
