/**
 * Phrases about the customer and their data, written as those of `meaning-phrases.ts`.
 */

export const NO_PERMISSION: readonly string[] = [
	'no (?:tiene|tienes|cuenta con|posee|dispone de) (?:los |el |suficientes? )?(?:permisos?|privilegios?|facultad(?:es)?|atribuciones)',
	'no (?:tiene|cuenta con) acceso a (?:(?:esa|ese|esos|esas|la|las|los|el|dicha) )?(?:cuentas?|informacion|datos|historias?|facturas?|compras|pedidos?|citas?|expedientes?|contratos?|reservas?|polizas?|perfil|saldos?|resultados|registros?)',
	'no (?:tiene|cuenta con) autorizacion para (?:ver|consultar|modificar|cancelar|cambiar|hacer|realizar|acceder|gestionar|retirar)',
	'no (?:esta|estan|se encuentra) autorizad[oa]s? (?:para|a) (?:ver|consultar|modificar|cancelar|cambiar|hacer|realizar|acceder|gestionar|retirar|esta|esa|operar|solicitar|recibir)[a-z]{0,3}',
	'no (?:le|me|les) (?:pertenece|compete)n?',
	'(?:operacion|gestion|tramite|solicitud) no (?:le|les) corresponde',
	'no (?:le|les) corresponde (?:a usted )?[a-z]{2,12}[aei]r(?:l[oa]s?)?',
	'(?:no|tampoco) (?:esta|figura|aparece|quedo|se encuentra)n? (?:registrad[oa] )?a (?:su nombre|nombre (?:de (?:quien|la persona que|usted)|suyo))',
	'no (?:es|son) (?:suy[oa]s?|de su propiedad|(?:el|la) titular|su (?:cuenta|cita|reserva|pedido|contrato|poliza|linea))',
	'(?:esta|figura|aparece|se encuentra) a nombre de otr[oa] (?:persona|cliente|titular|usuario|paciente)',
	'pertenece a otr[oa] (?:persona|cliente|titular|usuario|paciente|cuenta)',
	'(?:es|son) de otr[oa] (?:persona|cliente|titular|usuario|paciente)',
	'(?:solo|unicamente|solamente) (?:puede (?:hacerlo|pedirlo|solicitarlo|consultarl[oa]|cambiarl[oa]|cancelarl[oa]|modificarl[oa]) )?(?:el|la) (?:titular|dueñ[oa]|propietari[oa]|representante)[^.;!?]{0,30}(?:puede|podra|autoriza)?',
	'acceso (?:denegado|restringido|no (?:autorizado|permitido))|permiso denegado|operacion no autorizada|permission denied|access denied|forbidden',
	'sin (?:permisos?|autorizacion) para',
	'no (?:puedo|podemos|es posible|se puede) (?:mostrar|dar|entregar|compartir)(?:le|la|lo)? [^.;!?]{0,40}(?:de otr[oa]|de un tercero|de terceros)',
];

/** A driving, work or residence permit is a paper, and the card or the e-mail may be another person's to correct. */
export const NOT_NO_PERMISSION: readonly string[] = [
	'no (?:tiene|cuenta con|posee) (?:el )?permisos? (?:de|para) (?:conducir|conduccion|trabajo|trabajar|residencia|circulacion|construccion|viaje|salida|manejo)',
	'no (?:tiene|cuenta con) acceso a (?:internet|la red|fibra|cobertura)',
	'(?:solo|unicamente|solamente) (?:el|la) titular(?: [^.;!?]{0,10})? (?:de la tarjeta)',
	'(?:documento|cedula|foto|firma|correo|numero|carne|licencia)(?: [^.;!?,]{0,20}?)? (?:es|son|pertenece|corresponde) (?:de|a) otr[oa] persona',
];

export const ARREARS: readonly string[] = [
	'(?:en )?mora|moros[oa]s?|morosidad|deudas?|deudor|adeuda|adeudan|debe (?:[0-9$]|(?:la|el|las|los) (?:mes(?:es)?|cuotas?|pension|mensualidad(?:es)?|matricula|facturas?|recibos?|arriendo|renta|primas?)|dos|tres|un|una)[^.;!?]{0,20}',
	'(?:saldos?|pagos?|facturas?|cuotas?|recibos?|mensualidad(?:es)?|valor(?:es)?|obligaci(?:on|ones)|cartera|cuentas?|primas?|cargos?|multas?|matricula|pension|alquiler|renta|canon|tarjeta|credito|aportes?|administracion|pesos|soles|dolares|quetzales|bolivianos|colones|lempiras|guaranies|euros)(?: (?:[^.;!?]|\\.(?=[0-9])){0,40}?)? (?:pendientes?|vencid[oa]s?|atrasad[oa]s?|impag[oa]s?|sin pagar|sin pagarse|por pagar|por cancelar|por saldar|sin cancelar|en mora|en cobro|en cartera|castigad[oa]s?|sin abonar)',
	'(?:pendientes?|vencid[oa]s?|atrasad[oa]s?|debe) (?:de pago|de pagar|por pagar|pagar|un saldo|el pago)',
	'(?:(?<!(?:anterior(?:es)?|posterior(?:es)?|previas?|hasta) )al dia(?! (?:de hoy|siguiente|anterior|de mañana|[0-9]))|ponerse al dia|atras[oa]d?o? en (?:el|sus|los) pagos?|falta de pago|no pago|impagos?|impagad[oa]s?|cobro juridico|cobranzas?|cartera|embarg[oa]d?[oa]?|atraso en|en cobro|no (?:se )?ha pagado|no pagad[oa]s?|pendiente (?:el|un|su) pago|judicial|lista negra|no (?:esta|se encuentra) (?:activ|habilitad|vigente)[oa]?(?! (?:para|a) (?:ver|consult|acced|modific|cancel|abrir|edit|conoc))[a-z]*)',
	'adeudos?|sin pagar|lo (?:vencido|adeudado)|(?:situacion|estado) de pagos?',
	'suspendid[oa]s?|suspension|bloquead[oa]s?|bloqueo|inhabilitad[oa]s?|congelad[oa]s?|retenid[oa]s?|restringid[oa]s?(?! (?:a|al|para))|restriccion(?:es)?|inactiv[oa]s?|desactivad[oa]s?|cortad[oa]s?|corte|impedimento|vetad[oa]s?|sancion(?:es|ad[oa])?|reportad[oa]s? en centrales|centrales de riesgo|lista restrictiva|deshabilitad[oa]s?',
];

export const NOT_ARREARS: readonly string[] = [
	'no (?:esta|tiene|hay|se encuentra|presenta)[^.;!?,]{0,20}(?:mora|deudas?|bloquead[oa]|suspendid[oa])',
	'acceso restringido',
	'no (?:encontr[a-z]+|hay|se encontraron|quedan)[^.;!?,]{0,30} sin pagar',
	'(?:consulta|sistema|modulo|servicio|informacion|area|pago) de (?:la |su |el )?(?:mora|deudas?|cartera|cobranzas?)',
];

export const INVALID_DATUM: readonly string[] = [
	'(?:correo|telefono|celular|numero|documento|cedula|fecha|hora|direccion|codigo|placa|nombre|dato|formato|clave|contraseña|monto|valor|cantidad|tarjeta|nit|rut|dni|curp|rfc|cvv)(?: (?:[^.;!?,]|\\.(?=\\S)){0,60}?)? (?:no (?:es|parece|tiene un formato|tiene formato) (?:un |una )?(?:valid[oa]|correct[oa]|formato)|no tiene (?:el|un) formato|(?:esta|parece|viene|llego|quedo) (?:incomplet[oa]|mal escrit[oa]|incorrect[oa]|mal formad[oa])|no coinciden?|es invalid[oa]|es incorrect[oa]|ya paso|invalid[oa])',
	'(?:falta|faltan|hace falta|hacen falta) (?:el|la|los|las|un|una|indicar|algun|algunos) [a-z ]{3,40}',
];
