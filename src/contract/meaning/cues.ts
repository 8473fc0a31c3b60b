/**
 * What words lean to, as parts of expressions over folded text (lower case, no accents). A cue alone proves nothing and
 * alarms nobody: it ranks what a failure most likely meant, so that a proposal begins with the likeliest answer.
 * The phrases in `words/` are certain enough to find fault; these are not.
 */

/** A weight and the cues that have it; each group counts once, however often it is heard. */
export type CueGroup = readonly [weight: number, cues: readonly string[]];

const ONE_WHO =
	'(?:clientes?|personas?|pacientes?|usuari[oa]s?|titular(?:es)?|afiliad[oa]s?|suscriptor(?:es)?|soci[oa]s?|alumn[oa]s?|estudiantes?|emplead[oa]s?|beneficiari[oa]s?|asegurad[oa]s?|compañia|empresa|familia|propietari[oa]s?)';
const IN_CHARGE =
	'(?:titular|propietari[oa]|dueñ[oa]|administrador(?:a)?|supervisor(?:a)?|tomador(?:a)?|representante|responsable|tutor(?:a)?|apoderad[oa]|gerente|acudiente|conyuge|asesor(?:a)?|coordinador(?:a)?|medic[oa] tratante)';
const OWED =
	'(?:saldos?|pagos?|facturas?|cuotas?|recibos?|mensualidad(?:es)?|deudas?|obligaci(?:on|ones)|primas?|multas?|cargos?|aportes?|credito|prestamo|arriendo|renta|pension)';
const NOT_PAID = '(?:pendientes?|vencid[oa]s?|atrasad[oa]s?|impag[oa]s?|sin pagar|por pagar|en mora)';
const SLOT =
	'(?:horarios?|horas?|turnos?|franjas?|mesas?|agendas?|espacios?|asientos?|canchas?|salas?|salon(?:es)?|habitaci(?:on|ones)|citas?|cupos?|plazas?|sillas?|butacas?|consultorios?|cabinas?|lugares?|puestos?|fechas?|dias?|bloques?|funcion(?:es)?|clases?|sesion(?:es)?|vuelos?|palcos?|bahias?|muelles?|quirofanos?|boxes|carriles?)';
const TAKEN =
	'(?:ocupad[oa]s?|tomad[oa]s?|reservad[oa]s?|apartad[oa]s?|separad[oa]s?|asignad[oa]s?|agotad[oa]s?|llen[oa]s?|complet[oa]s?|copad[oa]s?|vendid[oa]s?|comprometid[oa]s?|bloquead[oa]s? (?:por|para) otr[oa])';
const ENDED =
	'(?:cancelad|anulad|finalizad|cerrad|pagad|entregad|vencid|usad|utilizad|completad|atendid|facturad|despachad|enviad|reembolsad|devuelt|expirad|canjead|retirad|archivad|resuelt|liquidad|terminad|concluid|caducad|rechazad|aprobad|realizad|redimid|procesad|firmad|ejecutad|reclamad|confirmad|emitid|desembolsad|recogid|consumad|renovad|radicad|instalad)[oa]s?';
const CHANGE =
	'(?:modific|cambi|cancel|edit|reprogram|anul|actualiz|correg|reagend|devolv|reembols|reabr|reactiv|mov|aplaz|posterg|elimin|reutiliz|usar|utiliz)[a-z]{0,8}';
const LOOK = '(?:encontr|hall|ubic|localiz|identific|encuentr|consig|detect|reconoc|asoci)[a-z]{0,8}';
const SYSTEM =
	'(?:sistemas?|servidor(?:es)?|servicio|plataforma|base de datos|bd|conexion|red|pasarela|proveedor|aplicacion|portal|integracion|central|operador|banco|aerolinea|laboratorio|api|aplicativo|modulo|motor|core|conector|sincronizacion|entidad|infraestructura)';
/** A bare plural: what one searches for, and no one thing that has a name. */
const MANY_THINGS = '(?!(?:el|la|los|las|su|sus|ese|esa|esos|esas|este|esta|dicho|dicha|un|una) )[a-zñ]{3,}s';
const NUMBER = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|vari[oa]s|divers[oa]s|multiples|much[oa]s|[2-9])';

/** Cues by meaning. */
export const CUES = {
	quota: [
		[
			6,
			[
				'demasiad[oa]s (?:solicitudes|peticiones|consultas|intentos por|llamadas)',
				'too many requests',
				'rate ?limit[a-z]*',
				'throttl[a-z]+',
			],
		],
		[
			5,
			[
				'(?:limite|cuota|tope|maximo)(?: [a-z]{2,12}){0,3} (?:consultas|peticiones|solicitudes|llamadas|uso|api|minuto|segundo)',
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
			4,
			[
				'(?:error|errores|fall[oa]s?|problemas?|inconvenientes?|dificultades|incidencias?|novedad(?:es)?) (?:tecnic|intern|tecnolog|informatic|de (?:conexion|comunicacion|red|sistema|servidor|conectividad|lectura|escritura)|del (?:sistema|servidor|servicio|proveedor)|en (?:el|la|los|nuestr[oa]s?) (?:sistema|servidor|servicio|plataforma|base|red)|al |inesperad|temporal|transitori|con (?:el|la) (?:sistema|servidor|servicio|proveedor|plataforma))[a-z]*',
			],
		],
		[
			4,
			[
				'mantenimiento',
				'tiempo (?:de (?:espera|respuesta|conexion) )?(?:agotado|excedido|superado|vencido|limite)',
				'(?:agoto|supero|excedio|vencio) el tiempo',
				'time ?d? ?-?out',
				'tard(?:o|a|ando) demasiado',
				'intermitencias?',
				'sin conexion',
				'no hay (?:conexion|respuesta|comunicacion|sistema|linea|señal)',
				'se cayo',
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
	permission: [
		[
			6,
			[
				'no (?:(?:le|les|te|me) (?:pertenecen?|corresponden?|competen?)|pertenecen? al?)',
				'no (?:es|son) (?:suy[oa]s?|de su propiedad|tuy[oa]s?)',
				'no (?:esta|estan|figura|aparece|se encuentra)n? (?:registrad[oa]s? )?(?:a su (?:nombre|cargo)|bajo su)',
				`(?:es|son|pertenecen?|corresponden?|asociad[oa]s?|nombre|vinculad[oa]s?|asignad[oa]s?|registrad[oa]s?)(?: [a-z]{1,8}){0,3} (?:a|de|con|por) (?:el |la )?otr[oa] ${ONE_WHO}`,
			],
		],
		[
			5,
			[
				'(?:no|sin|falta|requiere|necesita|necesario)(?: [a-z]{2,14}){0,4} (?:autoriza[a-z]+|aprobacion|visto bueno|permisos?|privilegios?|acceso|facultad(?:es)?|atribuciones|facultad[oa]|credenciales suficientes)',
				'(?:permiso|acceso|operacion|accion|consulta) (?:denegad[oa]|restringid[oa]|no (?:permitid|autorizad)[oa])',
				`(?:solo|unicamente|solamente|exclusivamente|reservad[oa] (?:al|a la|a los|para))(?: [a-z]{2,12}){0,4} ${IN_CHARGE}`,
				`${IN_CHARGE}(?: [a-z]{2,12}){0,5} (?:puede|podra|debe autorizar|autorice)`,
			],
		],
		[
			4,
			[
				'(?:su|este|ese) (?:perfil|rol|usuario|plan de acceso) no',
				`de otr[oa]s? ${ONE_WHO}`,
				'otr[oa] titular',
				'de (?:un )?tercer[oa]s?',
				'confidencial(?:es)?',
				'no (?:esta|se encuentra|estan|figura) (?:autorizad|habilitad|facultad|como autorizad)[a-z]*',
				'no (?:tiene|cuenta con|posee) (?:el |la )?(?:permiso|autorizacion|acceso|nivel|perfil|rol)[a-z]*',
				'no permitid[oa] para',
				'no puede (?:ver|consultar|acceder a|conocer) (?:datos|informacion|la informacion|cuentas|citas|pedidos|los datos) de',
				'protegid[oa]s?',
				'forbidden',
				'(?:permission|access) denied',
				'not (?:allowed|authori[sz]ed|permitted)',
				'unauthori[sz]ed',
			],
		],
		[
			2,
			[
				'autoriza[a-z]+',
				'permisos?',
				'privilegios',
				'titular',
				'propietari[oa]',
				'a nombre de',
				'ajen[oa]s?',
				'terceros',
				'habilitad[oa]s?',
				'permitid[oa]s?',
				'mayor de edad responsable',
			],
		],
	],
	arrears: [
		[
			6,
			[
				'(?:en|por|con|de|la) mora',
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
				`${OWED}(?: [^.,;]{0,25}?)? ${NOT_PAID}`,
				`${NOT_PAID} (?:de pago|en su|por pagar)`,
				'adeud[a-z]+',
				'deudas?',
				'debe (?:[0-9$]+|dos|tres|cuatro|un(?:a)?|varias) (?:meses|mes|cuotas?|mensualidad(?:es)?|facturas?|recibos?|pagos?)',
				'atras[oa]d?[oa]?s? en (?:el|sus|los|las) (?:pago|pagos|cuotas)',
				'no ha(?:n)? pagado',
				'sin pagar',
			],
		],
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
				'(?:vencio|expiro|caduco|expirad[oa]|vencid[oa]|caducad[oa])',
				`${ENDED} (?:desde|el|hace|ayer|y no)`,
				'en estado [a-z]+',
			],
		],
		[2, [ENDED, 'ya']],
	],
	occupied: [
		[
			6,
			[
				`${SLOT}(?: [^.,;]{0,40}?)? (?:ya )?(?:esta|estan|fue|fueron|se encuentra|quedo|acaba de ser|ya) (?:ya )?${TAKEN}`,
				`${SLOT}(?: [^.,;]{0,40}?)? (?:(?:ya )?no (?:esta |queda |se encuentra |hay )?(?:libre|disponible)s?|${TAKEN}|sin cupo|sin disponibilidad|indisponible)`,
				'ya hay (?:una|un|otra|otro) (?:cita|reserva|turno|evento|visita|clase|reunion)',
				'(?:cruza|choca|solapa|traslapa|coincide) con otr[oa]',
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
				'debe(?:n|ria)? (?:ser|tener|estar|incluir|contener|coincidir|llevar|comenzar|empezar|terminar|corresponder|solicitarse|hacerse|indicar|ingresar|escribir|enviar|elegir|seleccionar|agendarse|reservarse|haber|cumplir|superar|quedar|usar|traer|proporcionar|especificar)[a-z]*',
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
				'no (?:atendemos|trabajamos|laboramos|abrimos|prestamos|operamos|ofrecemos|aceptamos|recibimos|cubrimos|enviamos|llegamos)',
				'fuera (?:del|de) (?:el )?(?:horario|rango|limite|area|zona|cobertura)',
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
	'empty-search': [
		[
			7,
			[
				'(?:sin|cero|0|ningun) (?:resultados?|coincidencias?|registros|opciones)',
				'no (?:hubo|hay|se (?:encontraron|hallaron|obtuvieron)|arroj[oa]|devolvio|trajo|genero|obtuvo|produjo|dio|tuvo|existen)(?: [a-z]{2,10}){0,2} (?:resultados?|coincidencias?)',
				'lista vacia|vaci[oa]$|busqueda vacia',
				'(?:busqueda|consulta|filtros?|criterios?)(?: [^.,;]{0,30}?)? (?:no|sin|ningun)[a-z]* [a-z]+',
				'no results?|nothing (?:found|matches)|empty (?:list|result)',
				`ningun[oa]? [a-zñ]+ (?:coincide|cumple|corresponde|se ajusta|disponible|cercan|en|para|entre)[a-z]*`,
				'no (?:hay|tenemos|encontr[a-z]+|existe|queda) nada',
			],
		],
		[
			6,
			[
				`no (?:se )?(?:hay|hubo|encontr[a-z]+|hall[a-z]+|existen|aparecen|quedan|tenemos|tengo|ofrecemos|manejamos|contamos con|cuento con|disponemos de|obtuvi[a-z]+|registran|he encontrado|hemos encontrado|localiz[a-z]+|ubic[a-z]+|vemos|veo|figuran|ha[ny] ?(?:encontrado)?|hay disponibles)(?: (?:mas|otr[oa]s|nuev[oa]s|tampoco|aun|todavia|ya))? ${MANY_THINGS}`,
			],
		],
		[
			3,
			[
				'(?:criterios?|filtros?|busqueda|coincidan|coincida|rango|caracteristicas|presupuesto|zona|categoria|ciudad|barrio|cercan[oa]s?)',
				'ningun[oa]?',
				'disponibles? (?:en|para|entre|esta|ese|hoy|mañana)',
			],
		],
	],
	'not-found': [
		[
			6,
			[
				'(?:no (?:fue )?|in)(?:encontrad|existente|hallad|ubicad|localizad|registrad|identificad|reconocid)[oa]?s?',
				`(?:no|ni) (?:se )?(?:pude |pudo |pudimos |logre |logramos |fue posible |ha sido posible |he |hemos |ha )?${LOOK} (?:a |al |con |en )?(?:el|la|los|las|su|sus|ese|esa|esos|esas|este|esta|un|una|ningun|ninguna|dich[oa]|nada (?:con|a nombre))`,
				'(?:no|ni) (?:existe|aparece|figura|consta|corresponde a ningun|esta (?:registrad|creada?|en (?:el|la|nuestr)|dad[oa] de alta)|se encuentra (?:registrad|en|creada?)|tenemos (?:registrad|registro|a)|hay (?:un|una|ningun[oa]?|registro|constancia|informacion|datos) (?:de|del|con|para|a|en|sobre|que)?)[a-z]*',
				'desconocid[oa]',
				'not ?found|no such|does not exist|unknown (?:id|customer|order|user|patient)|404',
			],
		],
		[
			3,
			[
				`no ${LOOK}`,
				'(?:con|bajo|para|asociad[oa]s? a) (?:ese|esa|esos|esas|el|la|los|su|dicho) (?:mismo )?(?:numero|documento|datos?|codigo|cedula|correo|placa|guia|nombre|referencia|identificacion|telefono|radicado|contrato|dni|rut|nit)[a-z]*',
				'solicitad[oa]|indicad[oa]|mencionad[oa]|que (?:indica|menciona|solicita|busca|me da)',
				'ningun[oa]? [a-zñ]+ (?:con|a nombre|bajo|asociad)[a-z]*',
			],
		],
	],
} as const satisfies Record<string, readonly CueGroup[]>;
