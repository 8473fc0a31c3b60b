import { findPrivate } from '../../privacy/find.ts';
import type { NameFor } from '../../privacy/kinds.ts';
import type { Range } from '../../text/span.ts';
import { outside } from './fold.ts';
import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

const NUMBER_KINDS = ['email', 'account', 'card', 'document'] as const satisfies NameFor<'rule'>[];
type NumberKind = (typeof NUMBER_KINDS)[number];
type PlaceKind = 'address' | 'birth';
export type PersonalKind = NumberKind | PlaceKind | 'name';

const STREET =
	'(?:calle|carrera|cra\\.?|cr\\.?|kr\\.?|cll?\\.?|avenida|av\\.?|avda\\.?|diagonal|dg\\.?|transversal|tv\\.?|jiron|jr\\.?|pasaje|psje\\.?|calzada|bulevar|boulevard|camino|prolongacion|manzana|mz\\.?)';

/** A pattern for a made-up address; one at a made-up domain is somebody's unless it shows the form. */
const PATTERN_MAIL = /^(?:nombre|usuario|ejemplo|correo|user|name|example|tu|su|alguien)[a-z.]{0,12}@/iu;
const EXAMPLE_MAIL = /@(?:ejemplo|example|dominio|domain|correo)\./iu;
const SHOWS_FORM = /(?:como|ejemplo|formato|forma|asi|tipo|estilo|estructura)[^.;!?]{0,20}$/iu;
/** What a business writes before its own. */
const BUSINESS_MAIL =
	/^(?:info|informacion|contacto|contactenos|soporte|servicio|servicioalcliente|atencion|atencionalcliente|ayuda|ventas|clientes?|hola|citas|reservas|facturacion|pqrs?|reclamos|quejas|admisiones|matriculas|recepcion|pagos|cartera|siniestros|devoluciones|pedidos|tramites|notificaciones|help|support|sales)[\p{L}\p{N}._-]{0,20}@/iu;
const OF_BUSINESS =
	/(?:sede|sucursal|oficina|tienda|local|clinica|hospital|consultorio|punto|centro|restaurante|hotel|agencia|estacion|parqueadero|nuestr[oa]s?|notaria|juzgado|terminal|parada|paradero|estamos|atendemos|banco|cajero|farmacia|laboratorio|colegio|universidad|museo|bodega|alcaldia|ruta|obras?|cierre|corte|via|trafico|cruce|barrio|zona|sector)[^.;!?]{0,60}$/u;

const PATTERNS: readonly HitPattern<PlaceKind>[] = [
	{
		kind: 'address',
		on: 'folded',
		pattern: new RegExp(
			`(?<![\\p{L}\\p{N}])${STREET} [\\p{L}\\d .]{1,40}(?:#|n\\.?[º°]|no\\.|numero|nro\\.?|,| )\\s{0,2}\\d{1,5}(?:[a-z])?(?:\\s{0,1}-\\s{0,1}\\d{1,4})?(?![\\p{L}\\p{N}])`,
			'gu',
		),
		keep: (said, before) => isHouse(said) && !OF_BUSINESS.test(before),
	},
	{
		kind: 'birth',
		on: 'folded',
		pattern:
			/(?<![\p{L}\p{N}])(?:nacid[oa]s? (?:el|en) \d[\p{L}\d /.-]{2,30}|fecha de nacimiento (?:es|:)?\s{0,2}(?:el )?\d[\d/.-]{5,9})/gu,
	},
];

/** «Calle 80» alone is a stop; with a number of the house it is where somebody lives. */
function isHouse(said: string): boolean {
	return (
		/#|-\s?\d|n\.?[º°]|numero|nro|no\.|,/iu.test(said) ||
		/\p{L}{4,20} \p{L}{3,20} \d{2,4}$|\p{L}{4,20} \d{3,4}$/iu.test(said.replace(/^\S+ /u, ''))
	);
}

/** Data of a person: mail, document, card, account, address, date of birth. */
export function findPersonalData(sentence: SentenceText): Hit<PersonalKind>[] {
	const numbers = findPrivate(sentence.text, 'rule', NUMBER_KINDS)
		.map(({ name, start, end }): Hit<NumberKind> => ({ kind: name, start, end }))
		.filter((hit) => hit.kind !== 'email' || isSomebodys(sentence, hit));
	const places = outside(findHits(sentence, PATTERNS), numbers);
	return [...numbers, ...places].sort((one, other) => one.start - other.start);
}

function isSomebodys({ text, folded }: SentenceText, { start, end }: Range): boolean {
	const said = text.slice(start, end);
	if (PATTERN_MAIL.test(said) || BUSINESS_MAIL.test(said)) return false;
	return !(EXAMPLE_MAIL.test(said) && SHOWS_FORM.test(folded.slice(0, start)));
}

const GIVEN = '\\p{Lu}\\p{Ll}{1,20}(?: (?:de |del |de la )?\\p{Lu}\\p{Ll}{1,20}){1,3}';
const OWNER = new RegExp(
	`(?:(?:está|figura|aparece|quedó|es|registrad[oa]|hizo|sigue)(?: registrad[oa])? a nombre del?|pertenece a|(?:cita|cuenta|reserva|línea|factura|contrato|póliza|pedido|tarjeta|solicitud) es de|(?:lo|la) (?:tiene|tomó|reservó|hizo|pidió)|(?:titular|dueñ[oa]|propietari[oa]) es)(?: (?:la señora|el señor|la Sra\\.|el Sr\\.))? (${GIVEN})`,
	'gu',
);
const NAMED_OWNER = new RegExp(
	`(?<![\\p{L}.])(${GIVEN})(?= (?:es|figura como|aparece como) (?:el|la) (?:titular|dueñ[oa]|propietari[oa]))`,
	'gu',
);
const CHOICE = new RegExp(`(?<!(?:Dra?|doctora?|profesora?|Lic|Ing)\\.? )(?<![\\p{L}.])(${GIVEN})`, 'gu');
const COMPANY =
	/(?<!\p{L})(?:(?:Segur|Banc)\p{L}{1,15}|(?:Zona|Red|Área|Medicina|S\.A|Ltda|Hotel|Clínica|Hospital|Universidad|Grupo|Compañía|Empresa|Fundación|Corporación|Cooperativa|Colegio|Centro|Torre|Plaza|Avenida|Calle|Plan|San|Santa|Ciudad|Puerto|Villa|Buenos|Nueva|Sede|Odontología|Primera|Clase)(?!\p{L}))/u;

/** Full names of those to whom something belongs. */
export function findOwners({ text }: SentenceText): Hit<'name'>[] {
	return [...namesIn(text, OWNER), ...namesIn(text, NAMED_OWNER)];
}

/** Full names among which the caller is asked to choose. */
export function findChoices({ text }: SentenceText): Hit<'name'>[] {
	const names = namesIn(text, CHOICE).filter(({ start }) => start > 0);
	return names.length >= 2 ? names : [];
}

function namesIn(text: string, pattern: RegExp): Hit<'name'>[] {
	return Array.from(text.matchAll(pattern), (match): Hit<'name'> => {
		const name = match[1] ?? '';
		const end = match.index + match[0].length;
		return { kind: 'name', start: end - name.length, end };
	}).filter(({ start, end }) => !COMPANY.test(text.slice(start, end)));
}
