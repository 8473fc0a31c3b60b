/**
 * Phrases about slots that are taken and what is free instead, written as those of `meaning-phrases.ts`.
 */

const WEEKDAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const HOUR =
	'(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|[0-9]{1,2}(?:[:.h][0-9]{2})?)';

const SLOT =
	'(?:horario|hora|cita|mesa|habitacion|franja|turno|espacio|fecha|asiento|sala|salon|cupo|silla|puesto|cancha|bloque|dia|lugar|butaca|consultorio|camarote|cabaña|vehiculo|carro|auto|plaza|doctora?|medic[oa]|especialista|profesional|estilista|sesion|clase|funcion|grupo|vuelo|bus|tren|tecnic[oa]|odontolog[oa])';
/** Whose diary it is. */
const PROFESSIONAL =
	'(?:doctora?|medic[oa]|odontolog[oa]|especialista|tecnic[oa]|profesional|terapeuta|profesora?|instructora?|estilista|veterinari[oa]|psicolog[oa])';
const THAT_TIME = `(?:(?:a|en|para|de)? ?(?:esa|ese|esas|la misma|el mismo) (?:horas?|horario|franja|dia|fecha|turno)|a las? ${HOUR})`;
const BOOKING =
	'(?:cita|reserva|turno|evento|visita|clase|reunion|paciente|persona|compromiso|cliente|cirugia)';
const TAKEN =
	'(?:ocupad[oa]s?|tomad[oa]s?|reservad[oa]s?|agotad[oa]s?|apartad[oa]s?|llen[oa]s?|complet[oa]s?|asignad[oa]s? a otr[oa] (?:persona|paciente|cliente)|vendid[oa]s?|copad[oa]s?|alquilad[oa]s?|arrendad[oa]s?)';

export const OCCUPIED: readonly string[] = [
	`${SLOT}(?: [^.;!?,]{0,40}?)? (?:ya )?(?:esta|va|se encuentra|fue|quedo|estaba|acaba de quedar|lo tiene|la tiene) (?:ya |todo |toda |totalmente )?${TAKEN}`,
	`${SLOT}s? (?:[^.;!?,]{0,40} )?(?:ya )?(?:estan|se encuentran|fueron) (?:ya |tod[oa]s )?${TAKEN}`,
	`${SLOT}(?: [^.;!?,]{0,30}?)? ya ${TAKEN}`,
	`(?:acaban de|ya) (?:tomar|reservar|ocupar|apartar|reservaron|tomaron|ocuparon|apartaron) (?:ese|esa|el|la) ${SLOT}`,
	`(?:ese|esa|este|esta|el|la) ${SLOT}(?: [^.;!?,]{0,30}?)? (?:ya )?no (?:esta|queda|se encuentra) (?:libre|disponible)`,
	`(?:no (?:hay|queda|quedan|tenemos|tengo)|sin) (?:mas |ningun |ninguna )?(?:cupos?|lugar(?:es)?|espacios?|mesas?|asientos?|sillas?|habitaci(?:on|ones)|plazas|puestos|turnos?|campo|disponibilidad)(?: disponibles?| libres?)? (?:a|en|para|el|ese|esa) (?:las|la|esa|ese|esas|lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|hora|mañana|hoy)`,
	'(?:no hay|no queda|no quedan|ya no hay|ya no quedan|sin) (?:mas )?cupos?',
	`${SLOT}(?: [^.;!?,]{0,30}?)? ya (?:(?:lo|la) (?:tomaron|reservaron|ocuparon|apartaron|vendieron)|se (?:asigno|vendio|reservo|ocupo|tomo|aparto|lleno))`,
	'no (?:tiene|tienen) (?:mas )?(?:espacio|cupo|agenda|disponibilidad|turnos?|horas?)(?: disponibles?| libres?)? (?:a|en|para|ese|esa|el)',
	`las? ${HOUR}(?: de la (?:mañana|tarde|noche))? (?:ya )?(?:esta|estan|fue) ${TAKEN}`,
	'cupos? (?:llenos?|completos?|agotados?)',
	// That it «no está disponible» would be said of a system.
	'agenda(?: [^.;!?,]{0,30}?)? (?:ya )?(?:esta|quedo|se encuentra) (?:ya |toda )?(?:llen|complet|copad|ocupad)a',
	`ya (?:hay|existe|tenemos) (?:una?|otr[oa]) ${BOOKING}(?: [a-z]{3,12})? ${THAT_TIME}`,
	`${THAT_TIME},? (?:ya )?(?:hay|existe|tenemos|tengo) (?:una?|otr[oa]) ${BOOKING}`,
	`${PROFESSIONAL}(?: [a-z]{3,12}){0,3} (?:ya )?tiene (?:una?|otr[oa]) ${BOOKING}(?: [a-z]{3,12})? ${THAT_TIME}`,
	'ya tiene tod[oa]s? (?:sus |las |los |su |la )?(?:visitas|citas|turnos|horas|agenda)(?: (?:asignad|ocupad|llen|tomad)[oa]s?)?|tiene (?:todo|toda la agenda|la agenda|todo el dia) (?:ocupad|llen|complet)[oa]',
	'ya se l[oa]s? (?:dimos|asignamos|entregamos|vendimos|reservamos) a (?:alguien|otr[oa])',
	'se agot(?:o|aron) (?:el|la|los|las) (?:cupos?|entradas?|turnos?|plazas?|boletos?|lugares?|puestos?|asientos?)',
	'no (?:nos )?quedan? (?:mas )?(?:cupos?|lugar(?:es)?|espacios?|mesas?|asientos?|habitaci(?:on|ones)|plazas|puestos|turnos?)(?: [a-z]{4,12})? (?:para |en )?(?:esa|ese) (?:noche|dia|hora|tarde|fecha|horario|semana)',
	'(?:horario|turno|franja(?: horaria)?|hora|agenda|espacio|cita|mesa|asiento|habitacion|fecha|vuelo|bus|tren|grupo)s? (?:ocupad[oa]s?|tomad[oa]s?|llen[oa]s?|complet[oa]s?|agotad[oa]s?|no disponibles?)(?= {0,2}[.!;,]| {0,2}$| el | para | a )',
	'(?:se )?(?:cruza|traslapa|solapa|choca) con otra (?:cita|reserva)',
];

/** A line, a user name or an address that is taken has no free neighbour to offer; what is reserved to the caller is theirs. */
export const NOT_OCCUPIED: readonly string[] = [
	'(?:linea|usuario|correo|nombre|numero|placa|telefono) (?:[^.;!?,]{0,40} )?(?:ocupad|tomad|reservad|asignad)[oa]s?',
	'(?:reservad|apartad)[oa]s? (?:para|a|por) (?:usted|su nombre|socios|miembros|personal|afiliados|clientes|residentes)',
	`(?:fecha|hora|cita|dia) (?:de [a-z]{3,15} )?(?:fue |esta |quedo )?(?:complet|llen)[oa]s?(?: [^.;!?]{0,20})?`,
	'cupo (?:diario |mensual |total )?(?:de|para) (?:credito|retiros?|compras?|avances?|transferencias?|prestamo|recargas?|datos|endeudamiento)[^.;!?]{0,40}',
	'cupo (?:de|en) (?:su|la) (?:tarjeta|credito|cuenta)[^.;!?]{0,30}',
	'(?:sin|no hay|no queda|no tiene) cupo (?:en (?:su|la) tarjeta|de credito|disponible en (?:su|la) tarjeta)',
];

export const ALTERNATIVE: readonly string[] = [
	`entre las? ${HOUR} y las? ${HOUR}`,
	`(?:el|la|los|las) (?:de la|del?)? ?(?:${WEEKDAY}|siguiente|lado|noche|tarde|mañana|norte|centro|sur|[0-9]{1,4}) (?:no|si|tiene|tienen|esta libre|aun|todavia|queda)`,
	`(?:(?:el|la|los|las|un|una|otr[oa]s?|mañana) [^.,;!?]{2,60}|a las? ${HOUR}(?: [ap]\\. ?m\\.?| de la [a-z]{5,6})?) si(?= {0,2}[.!;]| {0,2}$)`,
	'(?:el|la) (?:siguiente|proxim[oa]) (?:es|seria|sale|libre|que)[^.;!?]{2,60}',
	'(?:el|la|los|las|un|una|otr[oa]s?) [^.,;!?]{1,60} (?:sigue|siguen|esta|estan|queda|quedan) (?:libres?|disponibles?)',
	'que tal (?:el|la|a|mañana|hoy)',
	`(?<=[.;:,¿] )${WEEKDAY} (?:a las?|por la|en la|temprano|tarde)`,
	`¿ ?(?:el|la|los|las|a las) (?:${WEEKDAY}|siguiente|[0-9]{1,2}|mañana|tarde|noche)[^?]{0,40}|¿ ?(?:el|la) [^?]{1,20} o (?:el|la) [^?]{1,20}`,
	`de ${HOUR} a ${HOUR} si|a las? ${HOUR} [ou] (?:a las? )?${HOUR}`,
	`[0-9]{1,2}[:.][0-9]{2}[^.;!?]{0,40} (?:siguen?|estan?|quedan?) (?:libres?|disponibles?)`,
	'con (?:espacio|lugar|cupo|disponibilidad) [^.;!?]{2,40}|se (?:desocupa|libera)n? [^.;!?]{2,40}|(?:mañana|tarde|noche) libre',
	'(?:media hora|una hora|dos horas|un dia|una semana) (?:despues|antes|mas tarde)',
	'pero (?:a las?|el|la|si|hay|tenemos|queda|por la|en) [^.;!?]{2,50}',
	'(?:si hay|si tenemos|si queda|si tiene)[^.;!?]{0,50}',
	`(?:atiende|atienden|abre|abren|viene|trabaja|vuelve|regresa|sale|llega)[^.;!?]{0,30}(?:${WEEKDAY}|mañana|a las|tarde|noche)`,
	'(?:si )?hay (?!un |una )[^.,;!?]{2,60}',
	'hay (?:una?|otr[oa]s?|vari[oa]s) [^.,;!?]{2,60}',
	'(?:tenemos|tengo|quedan?|queda|puedo ofrecerle|podemos ofrecerle|le puedo ofrecer|le ofrezco|le puedo|dispongo|esta libre|estan libres|esta disponible|estan disponibles|hay libre)[^.,;!?]{2,60}',
	'(?:libres?|disponibles?|alternativas?|opciones|otros horarios|horarios cercanos|horas cercanas|mas cercan[oa]s?):? (?:es |son |esta |estan )?[^.;!?]{2,60}',
	`(?:el|este|proximo|siguiente|desde el|a partir del) (?:proximo )?${WEEKDAY} (?:a las|por la|en la|siguiente|[0-9])[^.;!?]{0,40}`,
	`(?:podria|puede|podemos|puedo|seria|le sirve|le viene bien|le queda bien|prefiere|le parece|se puede|pruebe)[^.;!?]{0,40}(?:${WEEKDAY}|a las ${HOUR}|mañana|hoy|otra sede|por la (?:mañana|tarde|noche)|[0-9]{1,2} de [a-z]{4,10})`,
	'(?:prefiere|le sirve|le viene bien|le queda bien|le parece|cambia por|le dejo|tomamos|reservo|aparto|separo|asigno|agendo|anoto|le doy|ofrezco|propongo) (?:el|la|los|las|una?) (?!otr)[^.;!?]{2,40}',
	`a las ${HOUR}(?: [^.;!?]{0,20})? o a las ${HOUR}`,
	`${WEEKDAY} o (?:el )?${WEEKDAY}`,
	'(?:el|la) (?:siguiente|proxim[oa]|primer|primera) (?:horario|hora|fecha|cita|turno|espacio|cupo|mesa|habitacion|dia|disponible)[^.;!?]{2,60}',
];

/** A limit in time says when it is free again. */
export const TIME_LIMIT: readonly string[] = [
	'(?:hasta|desde|despues de|antes de|a partir de) (?:las?|el|mañana|hoy) [^.;!?]{2,30}',
];

export const NOT_ALTERNATIVE: readonly string[] = [
	`ya (?:hay|existe|tenemos|tengo) (?:una?|otr[oa]) ${BOOKING}[^.,;!?]{0,60}`,
	'(?:no|ya no|nunca|sin) (?:me |nos |se |le )?(?:hay|tenemos|tengo|queda|quedan|esta|estan|sigue|siguen)[^.,;!?]{0,70}',
	'(?:el|ese|esa|la) (?:[a-z]{3,15} )?(?:no|ya no) (?:hay|queda|esta)[^.,;!?]{0,60}',
];
