/**
 * Phrases by what they seem to say, as parts of expressions over folded text (lower case, no accents).
 * A group `[^.;!?]{0,N}` keeps both ends of a phrase within one clause.
 */

const NOW =
	'(?:en este momento|en estos momentos|ahora|ahora mismo|por ahora|por el momento|temporalmente|momentaneamente|actualmente|de momento)';
/** The company says so of itself; «no puede» would be the customer, who cannot do a thing. */
const WE_COULD_NOT =
	'no (?:se puede|se pudo|pude|pudo|pudimos|puedo|podemos|logre|logro|logramos|he podido|hemos podido|ha podido|consegui|conseguimos|fue posible|ha sido posible|me fue posible|nos fue posible|es posible|me es posible|nos es posible)';
const CANNOT_READ =
	'(?:consultar|conectar|conectarme|conectarnos|conectarse|comunicarme|comunicarnos|contactar|acceder|revisar|cargar|obtener|leer|recuperar|buscar|verificar|traer|ver)(?:lo|la|los|las|le)?';
/** Those on whom the company depends; they are down when they do not answer. */
const PARTNER =
	'(?:banco|operador|aerolinea|transportadora|laboratorio|central|entidad|emisor|aseguradora|registro civil|comercio|red de pagos|proveedora|mensajeria)';
const SYSTEM =
	'(?:sistemas?|servidor(?:es)?|plataforma|base de datos|bases de datos|bd|conexion|red interna|proveedor|pasarela(?: de pagos?)?|aplicativo|aplicacion(?! de)|portal|backend|api|integracion|servicio web|servicio de (?:consultas?|agenda|agendamiento|pagos?|inventario|datos|busquedas?|reservas?|informacion|citas|catalogo|facturacion|correo|mensajeria)|agenda electronica|central de reservas|motor de (?:reservas|busqueda))';
const DOWN =
	'(?:no (?:nos |me |le )?(?:responde|respondio|respondieron|responden|contesta|contesto|funciona|funcionaba|esta (?:respondiendo|funcionando|operativ[oa]|en linea)|(?:esta|estan|se encuentra) disponibles?(?! (?:en (?!este momento|estos momentos)|para|los|las|a partir|el|sin|hasta que|con|entre|a )))|(?:esta|estan|estaba|se encuentra|quedo|sigue) (?:temporalmente )?(?:caid[oa]s?|fuera de (?:servicio|linea)|en mantenimiento|inestable|no disponible|sin conexion|lent[oa]|saturad[oa]|colapsad[oa]|desconectad[oa])|(?:se )?(?:cayo|fallo|fallaron|colapso)|caid[oa]|fallando|(?:presenta|esta presentando|tiene|esta teniendo) (?:fallas?|fallos?|problemas|intermitencias?|inconvenientes)|tardo demasiado|tarda demasiado|no disponible|fuera de (?:servicio|linea)|en mantenimiento)';

export const OUTAGE: readonly string[] = [
	`${SYSTEM}(?: [^.;!?,]{0,40}?)? ${DOWN}`,
	`${PARTNER}(?: [a-z]{2,12}){0,3} no (?:nos |me )?(?:responde|respondio|contesta|contesto|responden)`,
	'(?:no (?:responde|funciona|contesta)|se cayo|(?:esta|se encuentra) caid[oa]|fallo) (?:el|la|nuestr[oa]) (?:sistema|servidor|plataforma|base|conexion|portal|aplicacion|servicio|agenda|proveedor|red)',
	`${NOW},? ${WE_COULD_NOT} ${CANNOT_READ}`,
	`${NOW},? (?:nuestr[oa]s?|el|la) [^.;!?,]{0,30}(?:no responde|no contesta)`,
	'no (?:se )?(?:pude|pudo|pudimos|logre|logro|logramos|fue posible|ha sido posible|hemos podido|he podido) (?:consultar(?:lo|la)?|conectar(?:me|nos|se)?|comunicar(?:me|nos|se)?|contactar|cargar|obtener respuesta|establecer (?:la |una )?(?:conexion|comunicacion))',
	`${WE_COULD_NOT} (?:${CANNOT_READ}[^.;!?]{0,60} ${NOW}|(?:conectar(?:me|nos|se)?|comunicar(?:me|nos|se)?|acceder|contactar) (?:con|a|al) (?:(?:el|la|los|las|nuestr[oa]s?) )?(?:sistemas?|servidor|plataforma|base|agenda|catalogo|inventario|registro|proveedor|central|informacion|servicio|pasarela|red|portal|aplicacion))`,
	'(?:(?:ocurrio|hubo|se produjo|se presento|tuvimos|paso) un )?(?:error(?:es)?|fall[oa]s?|problemas?|inconvenientes?|incidencias?|dificultad(?:es)?|averias?) (?:tecnic[oa]s?|intern[oa]s?|tecnologic[oa]s?|informatic[oa]s?|temporal(?:es)?|transitori[oa]s?|de (?:conexion|comunicacion|conectividad|red|sistema|servidor|base de datos)|(?:del|en el|con el|en nuestro|con nuestro|en los|con los) (?:sistemas?|servidor(?:es)?|servicio|proveedor|conector)|(?:de la|en la|con la|en nuestra|con nuestra) (?:plataforma|base de datos|bd|conexion|red|aplicacion))',
	'no (?:hubo|tuvimos|obtuvimos|recibimos|hay) respuesta (?:del|de la|de nuestr[oa]|de los)(?! (?:clientes?|titular|pacientes?|usuari[oa]))',
	'(?:operacion|consulta|busqueda|solicitud|peticion)(?: de [^.;!?,]{0,30})? (?:(?:tardo|demoro|tomo) (?:demasiado|mas de lo)|fallo)',
	'(?:tenemos|presentamos|hay) intermitencias?',
	'(?:fall[oa]|fallo) (?:al|la|el) (?:consultar|conectar|conexion|consulta|comunicacion|servicio|sistema|servidor)',
	'(?:se )?(?:agoto|excedio|supero|vencio) el tiempo (?:limite )?de (?:espera|respuesta|conexion)',
	'tiempo de (?:espera|respuesta|conexion) (?:agotado|excedido|superado|vencido)',
	'sin (?:conexion|comunicacion|respuesta) (?:con|de|del|a|al) (?:el |la |los |las |nuestro |nuestra )?(?:sistema|servidor|servicio|base|plataforma|proveedor|agenda|inventario)',
	'(?:perdimos|se perdio|perdi|no hay|no tengo|no tenemos) (?:la )?(?:conexion|comunicacion) (?:con|al|a la)',
	'intermitencias?(?: en| del| de la)? (?:el |la |los )?(?:sistema|servicio|plataforma|red|servidor)s?',
	'caida (?:del|de la|de los) (?:sistema|servidor|plataforma|base de datos|servicio|red)(?:es|s)?',
	'servicio (?:no )?(?:se encuentra |esta )?(?:temporalmente |momentaneamente )?(?:(?:no )?disponible (?:temporalmente|momentaneamente|en este momento, intente)|caido|interrumpido temporalmente)',
	'servicio temporalmente no disponible',
	'(?:servicio|sistema|plataforma)s? no disponibles?(?= {0,2}[.!;,]| {0,2}$)',
	'estamos en (?:labores de )?mantenimiento',
	`servicio no (?:esta|se encuentra) disponible,? ${NOW}`,
	'(?:base|agenda|catalogo|inventario|calendario|tarifario) (?:no (?:nos |me )?(?:responde|respondio|contesta|carga)|(?:esta|se encuentra) caid[oa])',
	'(?:error|fallo|falla|problemas?) al (?:consultar|buscar|obtener|cargar|conectar|guardar|procesar|leer|acceder|recuperar)[a-z]{0,2}',
	'(?:supero|excedio|sobrepaso) el tiempo (?:limite|maximo|permitido)',
	'servicio (?:de [a-z]{3,15} )?no (?:responde|respondio|contesta|contesto)',
	'(?:se )?cayo el (?:sistema|servidor|servicio)',
	'time[ -]?out|timed out|service unavailable|internal server error|bad gateway|gateway time-?out|connection (?:refused|reset|lost|closed|timed out)',
	'(?:respondio|devolvio|arrojo|dio) (?:con )?(?:un |el )?(?:error|codigo|http|estado)(?: http)? 5[0-9]{2}',
	'(?:error|http) 5[0-9]{2}',
];

/** A failure of which the sentence does not say what failed: under UNKNOWN it may be right. */
export const VAGUE_FAILURE: readonly string[] = [
	'(?:ocurrio|hubo|se produjo|se presento|tuvimos|paso) un (?:error|fallo|problema)(?! (?:con|en) (?:el|la|los|las|su|sus|un|una)| (?:intern|tecnic)o| de (?:conexion|comunicacion|red))(?: al [a-z]{3,15}(?:lo|la)?| inesperado)?',
	'(?:error|fallo|problema|inconveniente) inesperado',
	'algo (?:salio mal|fallo)',
];

/** «El servicio no funciona en su casa» is the customer's own line; maintenance of a lift is no outage of a system. */
export const NOT_OUTAGE: readonly string[] = [
	'(?:corregir|resolver|solucionar|evitar|arreglar|quitar|eliminar) (?:el|la|los|las|un|una|ese|este|su)s? [^.;!?]{0,60}',
	'(?:no hubo|no hay|sin) (?:ningun )?(?:error|fallo|problema)s? (?:tecnic|intern)[a-z]{1,4}',
	'(?:reportar|reporto|reporte de|revision de|soporte por|tecnico por|visita por|caso por|ticket por) (?:un |una |su |el |la )?(?:fall[oa]s?|averias?|problemas?|dañ[oa]s?) [^.;!?]{0,30}',
	'su (?:conexion|sistema|equipo|red|portal|aplicacion|servidor|plataforma)(?: [^.;!?]{0,40})?',
	'(?:fall[oa]s?|problemas?) (?:tecnic[oa]s?|intern[oa]s?|de red|de conexion) (?:de|en|con) su [a-z]{3,15}',
];

export const QUOTA: readonly string[] = [
	'(?:muchas|varias|demasiadas) (?:consultas|solicitudes|peticiones|llamadas) (?:a la vez|al mismo tiempo|por minuto|por segundo)',
	'demasiad[oa]s (?:solicitudes|peticiones|consultas|llamadas al (?:sistema|servicio)|requests)',
	'(?:limite|tope|maximo) (?:diario |mensual )?de (?:solicitudes|peticiones|requests|llamadas a la api|consultas (?:por minuto|por segundo|por hora|del servicio|del proveedor|al servicio|al sistema|al proveedor|a la api)|uso (?:de la api|del servicio|del proveedor))',
	'cuota (?:de (?:uso|consultas|peticiones|solicitudes|la api|api|llamadas) )?(?:excedida|agotada|superada|alcanzada|consumida)',
	'(?:excedio|excedimos|supero|superamos|agoto|agotamos|se agoto|alcanzo|alcanzamos|superado|excedido|agotado|alcanzado) (?:la|su|nuestra) cuota (?:de (?:uso|consultas|peticiones|solicitudes|llamadas)|del (?:servicio|proveedor|sistema)|de la api|diaria de consultas)',
	'(?:esta|estan) limitando (?:las|nuestras) (?:consultas|peticiones|solicitudes|llamadas)',
	'(?:saturad[oa]|sobrecargad[oa]) (?:de|por) (?:consultas|peticiones|solicitudes)',
	'rate[ -]?limit(?:ed|ing)?|too many requests|throttl(?:ed|ing)|quota exceeded',
	'(?:error|codigo|http) 429',
];

/** «Límite de solicitudes de crédito» and «máximo de consultas médicas» are rules of the business. */
export const NOT_QUOTA: readonly string[] = [
	'(?:demasiad[oa]s|limite de|maximo de|tope de) (?:solicitudes|consultas|peticiones) (?:de (?:credito|cupo|retiro|prestamo|cambio|devolucion|reembolso|becas?|citas?|permiso)|medic[oa]s|abiert[oa]s|pendientes|activ[oa]s|en tramite|sin resolver|a su nombre|este mes|este año|al mes|al año)',
];

/** What one searches for in the plural. */
const LISTED =
	'(?:resultados?|coincidencias?|registros|horarios?|citas|turnos|productos|articulos|opciones|vuelos|habitaciones|hoteles|planes|servicios|doctores|medicos|especialistas|profesionales|sedes|sucursales|tiendas|cursos|rutas|viajes|pasajes|restaurantes|platos|ofertas|promociones|inmuebles|apartamentos|vehiculos|carros|autos|modelos|fechas|espacios|franjas|agendas?|elementos|datos|existencias|facturas|pedidos|ordenes|reservas|movimientos|transacciones|mesas|funciones|entradas|boletos|eventos|clases|tramites|convocatorias|becas|oficinas|cajeros|farmacias|polizas|coberturas|proveedores|disponibilidad|zapatos|camisas|prendas|libros|televisores|repuestos|medicamentos|examenes|creditos|seguros|menus|bebidas|postres|buses|trenes|cruceros|excursiones|tours|paquetes|destinos|tarifas|colores|tallas|medidas|marcas|tecnicos|asesores|conductores|grupos|materias|talleres|colegios|programas|casas|locales|lotes|terrenos|parqueaderos|canchas|salones|salas|gimnasios|peliculas|conciertos|partidos|vacantes|empleos|juguetes|muebles|computadores|portatiles|camas|sillas)';
const FOUND_NONE =
	'(?:no (?:se )?(?:hay|hubo|encontre|encontro|encontramos|encontraron|hallaron|hallamos|halle|existen|tenemos|tengo|aparecen|obtuvieron|quedan|he encontrado|hemos encontrado|se han encontrado|contamos con|cuento con|disponemos de)|sin|ningun|cero|0)';

export const EMPTY_SEARCH: readonly string[] = [
	`${FOUND_NONE} (?:mas |otros |otras |ningun(?:os|as)? |nuevos |nuevas )?${LISTED}`,
	'no hay ningun[oa]? (?:resultado|coincidencia|horario|producto|opcion|vuelo|cita disponible)',
	'no (?:encontre|encontramos|hay|encontro) (?:nada|ningun[oa]?)(?: disponible)? (?:que coincida|con (?:esos|estos) (?:criterios|filtros|parametros)|para (?:esa|su|la) (?:busqueda|consulta))',
	'(?:la|su|esa) (?:busqueda|consulta) no (?:arrojo|devolvio|dio|trajo|produjo|tiene|tuvo|genero|obtuvo) (?:ningun )?resultados?',
	'(?:la )?(?:lista|busqueda|agenda|consulta) (?:esta |quedo |vino |volvio )?vaci[oa]',
	'(?:busqueda|consulta|lista) sin resultados',
	'no (?:arrojo|devolvio|dio|trajo|produjo) resultados',
	'no hay nada disponible',
];

/** Looking one thing up by the caller's own reference is NOT_FOUND, and so is what belongs to one person. */
export const NOT_EMPTY_SEARCH: readonly string[] = [
	`${FOUND_NONE} (?:mas |otros |otras |ningun(?:os|as)? )?${LISTED}(?:${[
		'[^.;!?]{0,60}?(?:con|para|de|bajo|asociad[oa]s? al?|ligad[oa]s? al?|a) (?:(?:ese|esa|esos|esas|este|esta|estos|estas|el|la|los|su|dicho|dicha) )?(?:mismos? )?(?:numeros?|documentos?|datos|codigos?|referencias?|cedulas?|correos?|identificacion|radicados?|placas?|poliza|telefonos?|celular|contrato|cuenta|nombre|rut|dni|curp|nit|pedido|expediente|cliente|titular|usuario|afiliado|paciente|matricula|suministro|medidor|linea)',
		' (?:registrad[oa]s |pendientes |activ[oa]s |programad[oa]s |vigentes )?(?:a su nombre|a nombre de|suy[oa]s|en su (?:cuenta|historial|perfil))',
		'[^.;!?]{0,30} los (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos?|feriados?|fines de semana)',
	].join('|')})`,
	'(?:no (?:hay|encontre|encontramos|tengo|tenemos|existen)|sin) (?:registros?|datos) (?:de|del|de la|de ese|de esa|para ese|para esa) [^.;!?]{0,40}',
	'(?:no hay|no encontre|no encontramos|sin) ningun[oa]? (?:resultado|coincidencia|horario|producto|opcion|vuelo|cita disponible) (?:con|para|de|bajo) (?:ese|esa|esos|esas|este|esta|el|la|su) [a-z]{3,15}',
	'no hay (?:servicios?|agenda) (?:los|el|ese|en) (?:domingos?|festivos?|feriados?|dia|sabados?)',
	'no (?:tenemos|tengo|hay) (?:servicio|datos) (?:a|de) [^.;!?]{0,20}',
	'no hay (?:datos|servicio|opciones?) (?:suficientes|de)',
	'sin (?:datos|servicio|servicios|existencias|registros|reservas?|horarios?|mesas|entradas|facturas|citas|pedidos|opciones)',
	'(?:cero|0) (?:datos|pedidos|mesas)',
];

export const NOT_FOUND: readonly string[] = [
	'no (?:se )?(?:encontre|encontro|encontramos|encuentro|encontraron|halle|hallamos|hallo|ubico|ubique|ubicamos|localizo|localice|localizamos|identifico|he encontrado|hemos encontrado|logro encontrar|logre encontrar|pude encontrar|pudo encontrar|pudimos encontrar|fue posible encontrar|pude ubicar)',
	'no (?:aparece|figura|existe|esta registrad[oa]|se encuentra registrad[oa]|esta en (?:el|nuestro) (?:sistema|registro|catalogo))',
];

/** What one does not find without anything missing: an answer, a way. */
export const NOT_NOT_FOUND: readonly string[] = [
	'no (?:se )?(?:encontre|encontro|encontramos|encuentro|hay|existe|aparece|hallo) (?:respuesta|conexion|comunicacion|manera|forma|modo|motivo|razon|problema|inconveniente|impedimento)',
	'no existe (?:forma|manera)',
];

const MANY =
	'(?:dos|tres|cuatro|cinco|seis|vari[oa]s|much[oa]s|multiples|divers[oa]s|mas de un[oa]?|[2-9]|[1-9][0-9])';
const CANDIDATES =
	'(?:personas|clientes|pacientes|citas|reservas|cuentas|pedidos|contratos|polizas|lineas|usuarios|facturas|registros|coincidencias|resultados|productos|articulos|sedes|sucursales|doctores|doctoras|medicos|especialistas|alumnos|estudiantes|vehiculos|ordenes|afiliados|titulares|tarjetas|planes|servicios|envios|paquetes|viajes|vuelos|casos|solicitudes|tramites|expedientes|mascotas|habitaciones|mesas|cursos|suministros|medidores|inmuebles|predios|opciones)';

export const AMBIGUOUS: readonly string[] = [
	`(?:encontre|encontramos|se encontraron|hay|existen|aparecen|tengo|tenemos|veo|figuran|tiene|hallamos) (?:registrad[oa]s )?${MANY} ${CANDIDATES}[^.;!?]{0,60}(?:con (?:ese|esa|esos|esas|el mismo|la misma|los mismos|nombres?|apellidos?)|que coinciden|parecid[oa]s|similares|a su nombre|llamad[oa]s|ese dia|esa fecha|con datos)`,
	`(?:coincide|coinciden|corresponde|corresponden) (?:con |a )?${MANY} (?:${CANDIDATES}|de un[oa])?`,
	`${MANY} ${CANDIDATES} (?:coinciden|comparten|corresponden|tienen (?:ese|el mismo|la misma))`,
	'mas de un[oa]? (?:coincidencia|cliente|paciente|cita|reserva|cuenta|pedido|contrato|persona|registro|resultado|producto|opcion|sede|titular|linea|poliza|factura)',
	`(?:encontre|hay|tiene|veo|existen|encontramos) ${MANY} ${CANDIDATES}[^?]{0,120}¿ ?(?:a |de |con |en |para |por )?cual(?:es)?`,
	'(?:el dato|la busqueda|el nombre|la solicitud|la referencia|la direccion) (?:es|resulta|parece) ambigu[oa]',
	'multiples (?:coincidencias|candidatos|resultados|registros)',
];

export const TERMINAL_STATE =
	'(?:cancelad|finalizad|cerrad|pagad|entregad|vencid|usad|utilizad|anulad|completad|atendid|facturad|despachad|enviad|reembolsad|devuelt|expirad|canjead|retirad|archivad|resuelt|liquidad|terminad|concluid|caducad|rechazad|aprobad|realizad|cobrad|redimid|adjudicad|activad|desactivad|instalad|ejecutad|reclamad|vendid|procesad|confirmad|eliminad|firmad|cumplid|efectuad)[oa]s?';

export const TERMINAL: readonly string[] = [
	`(?:ya (?:se )?|se )(?:fue|fueron|esta|estan|estaba|se encuentra|habia sido|ha sido|quedo|figura como|aparece como) ${TERMINAL_STATE}`,
	`(?:cita|reserva|orden|pedido|oportunidad|factura|caso|solicitud|ticket|reclamo|contrato|poliza|cotizacion|cupon|bono|boleto|pasaje|tramite|envio|compra|venta|credito|radicado|suscripcion|turno)(?: [^.;!?,]{0,30}?)? (?:esta|fue|se encuentra|quedo|ya esta|aparece|figura|ha sido|ya fue)(?: como| en estado)? ${TERMINAL_STATE}`,
	'(?:cita|reserva|cupon|bono|cotizacion|oferta|promocion|poliza|contrato|boleto|pasaje|plazo|garantia)(?: [^.;!?,]{0,30}?)? ya (?:vencio|expiro|caduco|termino|finalizo|paso|concluyo|se uso|se utilizo|se cancelo|se cerro|se pago)',
	'(?:cita|reserva|orden|pedido|factura|caso|solicitud|ticket|reclamo|contrato|poliza|compra) se (?:cerro|cancelo|anulo|pago|entrego|finalizo|resolvio) (?:el|la|ayer|hoy|hace|en)',
	'(?:pedido|envio|paquete|vuelo|bus|tren|barco|orden)(?: [^.;!?,]{0,30}?)? ya (?:salio|despego|partio|se entrego|se despacho|se envio|llego|esta en camino)',
];

export const NOT_TERMINAL: readonly string[] = [
	'(?:oficina|sede|sucursal|tienda|restaurante|local|agencia)(?: [^.;!?,]{0,30}?)? (?:ya )?(?:esta|se encuentra|fue|quedo) (?:cerrad)[oa]s?',
	'no (?:ha sido|fue|esta|se encuentra|esta aun|aparece|figura)[^.;!?,]{0,20}',
	'(?:dato|formato|correo|documento|archivo|numero|fecha)(?: [^.;!?,]{0,30}?)? (?:ya )?(?:esta|fue|ha sido) (?:usad|utilizad|completad|enviad|rechazad|confirmad|procesad)[oa]s?',
];

export const TOO_LATE: readonly string[] = [
	'ya no (?:es posible|se puede|se pueden|puede|pueden|puedo|podemos|admite|acepta|permite|se permite|esta permitido) (?:ser )?(?:modificar|cambiar|cancelar|editar|reprogramar|anular|actualizar|corregir|mover|devolver|reembolsar|reabrir|ajustar|reagendar|modificad|cambiad|cancelad|editad|reprogramad|anulad|actualizad|cambios|modificaciones)[a-z]{0,4}',
	'(?:cita|reserva|reservacion|pedido|orden|compra|oportunidad|solicitud|ticket|caso|turno|viaje|boleto|pasaje|envio|factura|cotizacion)(?: [^.;!?,]{0,30}?)?(?<! ya) no (?:(?:se )?puede|(?:se )?pueden|es posible) (?:ser )?(?:modificar|cambiar|cancelar|editar|reprogramar|anular|reagendar|modificad[oa]|cambiad[oa]|cancelad[oa]|reprogramad[oa]|anulad[oa])(?:se|la|lo)?(?= {0,2}[.!;?]| {0,2}$)',
	'(?:por|segun|debido a|dado) (?:su|el) estado(?: actual)?,? [^.;!?]{0,40}no (?:se )?(?:puede|pueden|es posible|admite|permite)',
	'(?:no puede|no se puede|no es posible) (?:modificar|cambiar|cancelar|editar|reprogramar|anular|mover|devolver)(?:se)?(?: (?:el|la|los|las|su|ese|esa) [a-z]{3,15})? (?:en|por|debido a|dado|segun) (?:su |el |ese )?estado(?: actual)?',
	'ya no (?:es|resulta) (?:modificable|editable|cancelable)',
	'(?:no puede|no se puede|no es posible|no se pueden|no podemos|no puedo) (?:modificar|cambiar|cancelar|editar|reprogramar|anular|reabrir)(?:se|la|lo|las|los)? (?:en|por|debido a|dado|segun) (?:su |el |ese )?estado(?: actual)?',
	'(?:su |el |ese |un )?estado (?:actual )?(?:del? [^.;!?,]{0,30} )?(?:en el )?(?:que )?no (?:permite|admite|lo permite|la permite)',
];
