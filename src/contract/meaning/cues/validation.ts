import type { CueGroups } from './cue-group.ts';

const SLOT =
	'(?:horarios?|horas?|turnos?|franjas?|mesas?|agendas?|espacios?|asientos?|canchas?|salas?|salon(?:es)?|habitaci(?:on|ones)|citas?|cupos?|plazas?|sillas?|butacas?|consultorios?|cabinas?|lugares?|puestos?|fechas?|dias?|bloques?|funcion(?:es)?|clases?|sesion(?:es)?|vuelos?|palcos?|bahias?|muelles?|visitas?|quirofanos?|boxes|carriles?)';
const TAKEN =
	'(?:ocupad[oa]s?|tomad[oa]s?|reservad[oa]s?|apartad[oa]s?|separad[oa]s?|asignad[oa]s?|agotad[oa]s?|llen[oa]s?|complet[oa]s?|copad[oa]s?|vendid[oa]s?|comprometid[oa]s?|bloquead[oa]s? (?:por|para) otr[oa])';
const ENDED =
	'(?:cancelad|anulad|finalizad|cerrad|pagad|entregad|vencid|usad|utilizad|completad|atendid|facturad|despachad|enviad|reembolsad|devuelt|expirad|canjead|retirad|archivad|resuelt|liquidad|terminad|concluid|caducad|rechazad|aprobad|realizad|redimid|procesad|firmad|ejecutad|reclamad|confirmad|emitid|desembolsad|recogid|consumad|renovad|radicad|instalad)[oa]s?';
const CHANGE =
	'(?:modific|cambi|cancel|edit|reprogram|anul|actualiz|correg|reagend|devolv|reembols|reabr|reactiv|mov|aplaz|posterg|elimin|reutiliz|usar|utiliz|pag)[a-z]{0,8}';
const NUMBER = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|vari[oa]s|divers[oa]s|multiples|much[oa]s|[2-9])';

/** A datum is at fault: several things fit it, it is over, it is taken, or it is wrong. */
export const VALIDATION_CUES = {
	ambiguous: [
		[
			6,
			[
				`(?:hay|existen?|encontr[a-z]+|tiene|tenemos|aparecen?|figuran?|coinciden?|ve[oa]|registra|hallamos|son|corresponde[a-z]*)(?: [a-z]{2,12}){0,3} ${NUMBER} [a-zñ]+`,
				'mas de un[oa]?',
				'multiples [a-z]+',
				`${NUMBER} [a-zñ]+(?: [a-z]{2,12}){0,2} (?:coinciden|comparten|tienen|con (?:ese|esa|el mismo|la misma|nombre)|llamad[oa]s|se llaman|parecid[oa]s|similares|posibles)`,
				'ambigu[oa]s?',
				'se refiere a',
				'cual(?:es)? (?:de|desea|prefiere|es|quiere|busca|necesita|es la|es el)',
				'(?:indique|especifique|precise|aclare|confirme|diga|elija|seleccione|digame) (?:a )?(?:cual|cuál|que (?:sede|cita|cuenta|reserva)|de cual)',
			],
		],
		[
			2,
			[
				`${NUMBER} [a-zñ]+s`,
				'cual',
				'precis(?:e|ar)',
				'especifi(?:que|car)',
				'mismo nombre',
				'coinciden',
				'homonim[oa]s?',
			],
		],
	],
	terminal: [
		[
			6,
			[
				`ya (?:se |no se |fue(?:ron)? |esta(?:ba|n)? |ha(?:bia|n)? sido |se encuentra |quedo |figura )?(?:como )?${ENDED}`,
				'ya (?:vencio|expiro|caduco|termino|finalizo|paso|concluyo|salio|despego|partio|llego|comenzo|inicio|empezo|se (?:uso|utilizo|cancelo|cerro|pago|entrego|despacho|envio|proceso|emitio|facturo|aplico|canjeo|liquido|realizo|reembolso|anulo))',
				'(?:no|ya no|tampoco) (?:se )?(?:puede|pueden|es posible|permite|admite|acepta|podemos|puedo|procede)(?: [a-z]{2,4})? (?:ser )?'.concat(
					CHANGE,
				),
				'no admite (?:cambios|modificaciones|cancelacion|devolucion)',
				'fuera de (?:plazo|vigencia)',
				'plazo (?:vencido|cerrado)',
			],
		],
		[
			4,
			[
				`(?:esta|fue|se encuentra|quedo|aparece|figura|estado|encuentra)(?: como| en estado)? ${ENDED}`,
				'(?:vencio|expiro|caduco|expirad[oa]|(?<!(?:factura|cuota|saldo|deuda|pago|recibo|mensualidad|obligacion)(?:e?s)? )vencid[oa]|caducad[oa])',
				`${ENDED} (?:desde|el|hace|ayer|y no)`,
				'en estado [a-z]+',
			],
		],
		[6, [`${ENDED} (?:anteriormente|previamente|con anterioridad|en el pasado)`]],
		[3, [`(?:un|una|el|la|es[ea]) [a-zñ]+ (?:ya )?(?!vencid|pagad)${ENDED}`]],
		[2, [ENDED, 'ya']],
	],
	occupied: [
		[
			6,
			[
				`${SLOT}(?: [^.,;]{0,40}?)? (?:ya )?(?:esta|estan|fue|fueron|se encuentra|quedo|acaba de ser|ya) (?:ya )?${TAKEN}`,
				`(?<!no (?:encontre|encontramos|se encontro|hay|existe|veo) (?:un|una|la|el|ninguna|ningun) )${SLOT}(?: [^.,;]{0,40}?)? (?:(?:ya )?no (?:esta |queda |se encuentra |hay )?(?:libre|disponible)s?|${TAKEN}|sin cupo|sin disponibilidad|indisponible)`,
				'ya hay (?:una|un|otra|otro) (?:cita|reserva|turno|evento|visita|clase|reunion)',
				'(?:cruza|choca|solapa|traslapa|coincide) con otr[oa]',
				'se (?:cruza|choca|solapa|traslapa|empalma)n? con',
				'ya (?:tiene|tienen) (?:una|un|otra|otro) (?:cita|reserva|turno|compromiso|paciente|visita)',
				'(?:no (?:hay|queda|quedan|tiene|tenemos|tiene mas|existe)|sin|ya no (?:hay|quedan?)) (?:mas )?(?:cupos?|espacios?|disponibilidad|lugar(?:es)?|campo|huecos?|sitio|aforo|puestos?|plazas?)',
				'(?:agenda|cupo|aforo|sala|vuelo|horario|funcion|curso|clase)s? (?:llen|complet|agotad|copad|cerrad)[oa]s?',
				'(?:acaban de|alguien|otra persona|otro cliente|otro paciente)(?: [a-z]{2,8}){0,3} (?:tom|reserv|ocup|apart|compr)[a-z]+',
				'slot (?:already )?(?:taken|unavailable)',
				'already (?:booked|taken|reserved)',
			],
		],
		[
			3,
			[
				TAKEN,
				'no (?:esta |se encuentra |hay )?(?:disponible|libre)s?',
				'disponibilidad',
				'cupos?',
				'agotad[oa]s?',
				'overbook[a-z]+',
			],
		],
		[1, [SLOT]],
	],
	'invalid-datum': [
		[
			5,
			[
				'(?:debe(?:n|ria)?|tienen? que|hay que) (?:ser|tener|estar|incluir|contener|coincidir|llevar|comenzar|empezar|terminar|corresponder|solicitarse|hacerse|indicar|ingresar|escribir|enviar|elegir|seleccionar|agendarse|reservarse|haber|cumplir|superar|quedar|usar|traer|proporcionar|especificar)[a-z]*',
				'(?:es|son|campo|dato) (?:obligatori|requerid|necesari)[oa]s?',
				'(?:no (?:es|parece|son) (?:un |una )?|in)valid[oa]s?',
				'(?:formato|longitud|estructura|sintaxis)',
				'(?:incomplet|incorrect|mal escrit|mal formad|erron|vaci)[oa]s?',
				'(?:falta|faltan|hace falta|hacen falta) (?:el|la|los|las|un|una|indicar|por|algun)',
				'(?:minim|maxim)[oa]s?',
				'no puede(?:n)? (?:ser|estar|quedar|superar|exceder|contener|tener|incluir|repetirse|ir|coincidir|llevar)',
				'(?:supera|excede|sobrepasa|rebasa)n? (?:el|la|los|las|al|de)',
				'(?:anterior|posterior|mayor|menor|inferior|superior)(?:es)? (?:a|al|que|o igual)',
				'en el (?:pasado|futuro)',
				'(?:digitos|caracteres|letras|cifras)',
				'solo (?:se )?(?:puede|pueden|acepta|aceptan|admite|permite|atendemos|trabajamos|recibimos|hay atencion|letras|numeros)',
				'con (?:al menos|minimo|mas de|menos de|un minimo de)? ?(?:[a-z]+ )?(?:horas?|dias?|meses|semanas?) de (?:anticipacion|antelacion|antes)',
				'anticipacion|antelacion',
				'entre [a-z0-9]+ y [a-z0-9]+',
				'no aplica(?:n)?',
				'no (?:atiende|abre|trabaja|labora|opera|despacha|entrega)n?',
				'no (?:atendemos|trabajamos|laboramos|abrimos|prestamos|operamos|ofrecemos|aceptamos|recibimos|cubrimos|enviamos|llegamos)',
				'fuera (?:del|de)(?: (?:el|la|los|las|su|nuestr[oa]))? (?:horario|rango|limite|area|zona|cobertura)',
				'(?:saldos?|fondos?|cupo|credito|inventario|existencias|puntos)(?: [a-z]{2,10}){0,3} insuficientes?|no (?:le )?alcanzan?',
				'(?:campo|dato|parametro|propiedad)(?: [^.;]{0,30}?)? (?:obligatori|requerid|necesari|faltante)[a-z]*',
				'no (?:esta |se encuentra )?disponible (?:en|para) (?:su|esa|ese|tu) (?:direccion|zona|barrio|ciudad|plan|edad|region|municipio)',
				'no (?:llega|cubre|alcanza|tiene cobertura)n?(?: en| a)? (?:esa|ese|su|la|el) (?:zona|direccion|ciudad|barrio|municipio|sector|region)|no sirven? para',
				'no (?:cumple|coinciden?|concuerda|corresponde con)',
				'must be',
				'is (?:required|invalid)',
				'required',
				'validation',
				'out of range',
				'se requiere|requiere (?:el|la|un|una|al menos|indicar)',
				'repetid[oa]s?|duplicad[oa]s?|ya (?:existe|esta (?:registrad|en uso))[a-z]*',
			],
		],
		[
			3,
			[
				'(?:indique|ingrese|escriba|envie|digite|confirme|verifique|revise|corrija|proporcione|elija|seleccione|especifique) (?:el|la|los|las|un|una|su|otr[oa]|al|de)',
				'(?:correo|telefono|documento|cedula|fecha|monto|valor|cantidad|codigo|direccion|nombre|apellido|numero)(?: [a-z]{2,12}){0,3} (?:no|debe|falta|incomplet|invalid|incorrect)[a-z]*',
				'limite',
				'permitid[oa]',
				'anticipad[oa]',
				'laborables?|habiles|festivos?|domingos?',
			],
		],
	],
} as const satisfies CueGroups;
