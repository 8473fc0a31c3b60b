import { compilePhrases } from './fold.ts';
import { findHits, type Hit, type SentenceText } from './hit.ts';

const GAVE =
	'(?:ingreso|escribio|digito|dio|envio|puso|suministro|proporciono|indico|marco|dijo|tecleo|introdujo|coloco|diligencio|lleno|subio|adjunto|selecciono|eligio|escogio|ingresaste|escribiste|pusiste|diste|enviaste|digitaste|marcaste|indicaste|dijiste|elegiste)';
const WRONGLY =
	'(?:mal|incorrectamente|erroneamente|equivocadamente|al reves|de forma (?:incorrecta|equivocada|erronea)|de manera (?:incorrecta|equivocada|erronea))';
const WRONG = '(?:incorrect|equivocad|erronea?|invalid|errad|fals)[oa]?s?';
const DUTY =
	'(?:ingresar|enviar|avisar|traer|llamar|cancelar|indicar|presentar|leer|revisar|verificar|pagar|escribir|confirmar|llegar|solicitar|fijarse|haber [a-z]{3,15}|hacerlo|pedirl[oa]|registrarse|actualizar|informar|completar|adjuntar|prestar)';

const BLAME = [
	'(?<=^|[.;:!?] )su error(?! en)',
	'(?:ha|has) (?:ingresado|escrito|digitado|puesto|dado|enviado|introducido|indicado) (?:mal|un[oa]?s? (?:[a-z]{2,20} ){0,3}(?:incorrect|equivocad|erronea?|invalid)[oa]?s?)',
	'(?<=^|[.;:!?] )no (?:siguio|leyo|respeto|cumplio con|atendio) (?:las|los|el|la) [a-z]{3,20}',
	'(?<=^|[.;:!?] )deberia haber [a-z]{3,15}',
	`${GAVE} ${WRONGLY}`,
	`${GAVE} (?:el|la|los|las|un|una|unos|unas|su|sus|tu|tus) (?:[a-z]{2,20} ){1,4}?${WRONGLY}`,
	`${GAVE} (?:un|una|unos|unas|el|la|los|las) (?:[a-z]{2,20} ){0,4}?${WRONG}`,
	'(?:usted |ud\\.? |tu )?(?:se|te) (?:equivoco|equivocaste|confundio|confundiste)',
	'(?:usted|ud\\.?|tu) (?:cometio|cometiste|fallo|fallaste|olvido|olvidaste|debio|debiste|omitio|omitiste|incumplio|no (?:puso|dio|digito|indico|marco|leyo|siguio|cumplio|presto|entendio|supo|hizo|aviso|llego|presento|ingreso|envio|pago|confirmo|completo|respeto|llamo|reviso|verifico|escribio|quiso))',
	'cometio (?:un|el) error',
	'(?:por|debido a|a causa de) (?:un |una )?(?:su|tu) (?:propi[oa] )?(?:error|culpa|descuido|equivocacion|negligencia|falta de atencion|responsabilidad)',
	'(?:es|fue|ha sido|por|la|exclusivamente) (?:su|tu|culpa suya|error suyo) (?:culpa|error|descuido)|(?:culpa|error|descuido|equivocacion) (?:suy[oa]|de usted|del usuario|del cliente|tuy[oa])',
	'(?:su|tu) (?:error|culpa|descuido|equivocacion) (?:fue|es|ha sido|estuvo)',
	'(?:el|un) error (?:es|fue) (?:suyo|tuyo|de usted)',
	'(?:lo|la) (?:ingreso|escribio|digito|hizo|puso|marco|diligencio) (?:todo )?mal',
	'(?:olvido|olvidaste) (?:ingresar|enviar|indicar|incluir|escribir|adjuntar|poner|confirmar|pagar|presentar|traer|llenar|diligenciar|completar|avisar|decir|el|la|los|las|su)',
	`(?:usted |ud\\.? )(?:debio|deberia|tenia que|tendria que) (?:haber )?[a-z]{4,15}`,
	`(?:debio|debiste|deberia haber|tenia que haber|tendria que haber|hubiera debido) ${DUTY}`,
	'(?:preste|ponga) (?:mas |mayor )?atencion|sea mas cuidados[oa]|tenga mas cuidado|(?:fijese|fijate|lea|lee|escriba|escribe) bien',
	'no (?:entendiste|leiste|escuchaste|seguiste|supiste)(?: [^.;!?,]{0,30})?',
	'(?:el|la) (?:usuari[oa]|cliente) (?:se equivoco|no (?:ingreso|envio|indico|escribio|proporciono|suministro|digito|leyo|completo|adjunto))',
	'(?:no sabe|no supo|no entendio) (?:como |lo que )?(?:escribir|usar|llenar|leer|se le)',
	'usted tiene la culpa|la culpa es suya',
];

/** A question or a condition blames nobody («¿Olvidó su clave?»), nor does what a thing or a machine did. */
const EXCEPTIONS = [
	/¿[^?]{0,200}\?/gu,
	/(?<!\p{L})(?:si|cuando|en caso de que)\s[^.;,]{0,80}/gu,
	compilePhrases([
		'(?:sistema|servidor|servicio|plataforma|paquete|pedido|vuelo|pago|tecnico|mensajero|transportadora|banco|repartidor|proveedor|comercio|tienda|empresa|medico|doctor|asesor|operador)(?: [^.;!?,]{0,30}?)? (?:se )?(?:equivoco|confundio|debio|envio|marco|indico|paso|dio|cargo|puso)(?: [^.;!?,]{0,40})?',
		'(?:nos|me) (?:equivocamos|equivoque|confundimos)',
	]),
];

/** Words that put the fault on the caller. */
export function findBlame(sentence: SentenceText): Hit<'blame'>[] {
	return findHits(sentence, [{ kind: 'blame', on: 'folded', pattern: compilePhrases(BLAME) }], EXCEPTIONS);
}
