import { compilePhrases } from './fold.ts';
import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type JargonKind = 'term' | 'product' | 'table' | 'address' | 'code';

const TERMS = [
	'bases? de datos',
	'time-?outs?|back-?off|fallback|retry|retries',
	'el parametro (?!de )[a-z_]{2,20}',
	'(?:tokens?) (?:de (?:acceso|autenticacion|api|la api|refresco|sesion|servicio)|jwt|bearer|oauth|csrf)|(?:jwt|bearer|oauth|csrf)(?: tokens?)?',
	'payloads?|quer(?:y|ies)|back-?end|front-?end|middleware|end-?points?|web-?hooks?|web ?services?|apis?|json|xml|sql|crm|erp|url|uuid|https?|mcp|rest(?:ful)? api|graphql|grpc|soap',
	'servidor(?:es)?',
	'stack ?trace|logs?|cache|cach[eé]s?|requests?|response|parse(?:o|ar|ando)|parsing|deserializar|serializar|serializacion|null|nulo en el campo',
	'excepcion (?:no controlada|no capturada|interna|inesperada|de tipo|en el (?:codigo|servidor|sistema))',
	'regex|scripts?|deploy|bugs?|hash|strings?|arrays?|booleano|integer|timestamp|callback|thread|deadlock|rollback|commit|socket|proxy|firewall|dns|ssl|tls|vpn|cors|cron|runtime|framework|debug',
	'violacion de (?:clave|llave|restriccion|unicidad)[^.;!?]{0,20}|(?:clave|llave) (?:unica|primaria) duplicada',
	'foreign key|primary key|(?:llave|clave) (?:foranea|primaria)|constraint|restriccion de (?:integridad|unicidad)|indice unico|registro duplicado en la (?:tabla|base)',
	'clusters?|pods? de|no admiten? nulos|no puede ser nul[oa]|valor(?:es)? nulos?',
	'microservicios?|localhost|variables? de entorno|error de sintaxis|codigo fuente|cola de mensajes|balanceador|circuit breaker|pool de conexiones',
	'(?:puerto|host|pod) [0-9]{3,5}',
	'schema|esquema (?:json|de la base|de datos)|inputschema|parametros? (?:obligatori[oa]s?|requerid[oa]s?|de entrada|invalid[oa]s?)',
	'(?:internal|server|gateway) (?:server )?error|not found|bad (?:request|gateway)|forbidden|unauthorized|service unavailable|gateway timeout|conflict|unprocessable(?: entity)?|too many requests|rate[- ]?limit(?:ing|ed)?|status code|access denied|permission denied|connection (?:refused|reset|lost|closed|timed out)|invalid (?:request|input|parameter|argument)',
	'(?:user|session|client|request|customer|order|account|booking|trace|correlation)[ -]?id',
];

const PRODUCTS = [
	'mysql|postgres(?:ql)?|mongodb|redis|(?:kafka (?:broker|topic)|topico de kafka)|rabbitmq|salesforce|hubspot|zendesk|siebel|odoo|airtable|supabase|firebase|firestore|elasticsearch|dynamo ?db|kubernetes|docker|nginx|twilio|jira|servicenow|netsuite|mulesoft|zapier|n8n|snowflake|bigquery|oracle|sqlserver|sql server|mariadb|cloudflare|vtiger|freshdesk|sap (?:hana|r/?3|erp|b1)',
];

const TABLES = [
	'(?:tabla|columna|vista|coleccion|esquema) (?:["\'«“])?(?:de la base|citas|clientes|usuarios|pedidos|facturas|productos|pacientes|reservas|ordenes|pagos|agendas?|inventarios?|horarios|contratos|polizas|cuentas|tickets|casos|tb_?[a-z]{2,20}|t_[a-z]{2,20}|dbo)(?:["\'»”])?',
	'(?:tabla|vista|coleccion) de (?:citas|clientes|usuarios|pedidos|pacientes|reservas|ordenes|saldos|contratos|polizas)',
	'(?:columna|tabla|parametro|variable|indice) ["\'«“][a-z_]{2,30}["\'»”]',
	'select [a-z*,_ ]{1,80} from [a-z_]{2,40}|insert into [a-z_]{2,40}|update [a-z_]{2,40} set|delete from [a-z_]{2,40}',
];

const IP =
	/(?<![\p{L}\p{N}.])(?:(?:25[0-5]|2[0-4]\d|1?\d{1,2})\.){3}(?:25[0-5]|2[0-4]\d|1?\d{1,2})(?::\d{2,5})?(?![\p{L}\p{N}]|\.\d)/gu;

const PATTERNS: readonly HitPattern<JargonKind>[] = [
	{ kind: 'address', pattern: IP, keep: (_, before) => !/version[^.]{0,12}$/u.test(before) },
	{
		kind: 'address',
		pattern:
			/(?<![\p{L}\p{N}@.-])[a-z0-9][a-z0-9-]{0,40}(?:\.[a-z0-9-]{1,40}){0,5}\.(?:local|internal|interno|svc|cluster|lan|corp|intra|intranet|localdomain|test|priv)(?::\d{2,5})?(?![\p{L}\p{N}-])/giu,
	},
	{
		kind: 'address',
		pattern:
			/(?<![\p{L}\p{N}])(?:https?|ftp|wss?|jdbc:[a-z]{2,12}|mongodb|postgres|redis|amqp|file):\/\/[^\s«»"]{2,300}/giu,
		keep: isInternalAddress,
	},
	{
		kind: 'address',
		pattern: /(?<![\p{L}\p{N}.])(?:\/[\p{L}\p{N}_.{}:-]{1,40}){2,12}|(?<![\p{L}\p{N}])[A-Z]:\\[^\s]{1,200}/gu,
		keep: (said) =>
			!/^\/[\p{L}]{1,12}\/[\p{L}]{1,12}$/u.test(said) || /api|var|usr|tmp|app|home|v\d/u.test(said),
	},
	{
		kind: 'address',
		pattern:
			/(?<![\p{L}\p{N}@._-])(?:(?:srv|db|bd|app|api|web|vm|node|host|mq|redis|ws|lb|sql)(?:-[a-z0-9]{1,16}){1,3}|[a-z]{2,16}(?:-[a-z0-9]{1,16}){0,2}-(?:prod|prd|dev|qa|stg|uat|staging|preprod)(?:-?\d{1,3})?)(?![\p{L}\p{N}_-])/gu,
	},
	{
		kind: 'code',
		pattern:
			/[{[]\s{0,3}["'][^"'\n]{1,60}["']\s{0,2}[:,][^\n]{0,300}?[}\]]|\{\s{0,3}[\p{L}_]{1,30}\s{0,2}:[^\n{}]{1,200}\}/gu,
	},
	{ kind: 'code', pattern: /(?<![\p{L}\p{N}])(?:GET|POST|PUT|PATCH|DELETE) \/[\p{L}\p{N}/_-]{2,80}/gu },
	{ kind: 'code', pattern: /(?<![\p{L}\p{N}])[\p{L}_][\p{L}\p{N}_.]{1,40}\(\)/gu },
	{
		kind: 'code',
		pattern:
			/(?<![\p{L}\p{N}])(?:AWS|BD|SSO|SAP|AS400|LDAP|ETL|SDK|RPC|TTL|HTTP\/\d(?:\.\d)?)(?![\p{L}\p{N}])/gu,
	},
	{ kind: 'table', on: 'folded', pattern: compilePhrases(TABLES) },
	{ kind: 'product', on: 'folded', pattern: compilePhrases(PRODUCTS) },
	{ kind: 'term', on: 'folded', pattern: compilePhrases(TERMS) },
];

/** A person who serves the public, and papers and shelves that are called like things of a computer. */
const EXCEPTIONS = [
	compilePhrases([
		'servidor(?:es)? (?:publico|publica|publicos|publicas|turistico|domestico)s?',
		'(?:curso|clase|carrera|tecnico|diplomado|taller|libro|certificacion|bootcamp|examen|material) (?:de|en|sobre|para) [a-z ]{0,25}(?:bases? de datos|sql|json|apis?|oracle|docker|kubernetes|scripts?|servidores|redis|mysql|back-?end|front-?end|web services?|salesforce|excel)',
		'(?:plan|licencia|alojamiento|arriendo|alquiler|renta) de servidor(?:es)?',
		'hash browns?',
		// In Mexico the customer gets the invoice as PDF and XML.
		'xml (?:de|y el pdf|y pdf)[^.;!?]{0,30}factura[a-z]{0,4}|facturas?[^.;!?]{0,30} xml|(?:pdf (?:y|o)(?: el)? xml)',
	]),
];

/** The public page of a shop may be named; a port, a path of an API or a bare protocol may not. */
function isInternalAddress(said: string): boolean {
	return (
		!/^https?:\/\/(?:[\p{L}\p{N}-]{1,60}\.){1,4}\p{L}{2,10}(?:\/[\p{L}\p{N}_/-]{0,80})?[.,;)]?$/iu.test(
			said,
		) ||
		/\/(?:api|v\d|graphql|rest|internal)(?:\/|$)|^https?:\/\/(?:api|dev|staging|qa|test|db|admin)[.-]/iu.test(
			said,
		)
	);
}

/** Terms of the trade, products, tables and addresses inside the company. */
export function findJargon(sentence: SentenceText): Hit<JargonKind>[] {
	return findHits(sentence, PATTERNS, EXCEPTIONS);
}
