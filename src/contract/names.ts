import { groupBy } from '../text/group.ts';
import type { JsonNode } from '../text/json/types.ts';

/**
 * Names of members by what they mean, in Spanish and English, each as `lettersOf` reads it: `error_message`,
 * `errorMessage` and «Error Message» are one. Where order matters the first is the most telling.
 * Names that a standard fixes (RFC 9457, JSON-RPC, a product's envelope) stand where they are read.
 */
export type Names = ReadonlySet<string>;

/** Longer keys are texts of their own, and time is not spent on them. */
const MAX_NAME_LENGTH = 60;

/** The contract's own names for a list of results and its count (ES-20). */
export const CONTRACT_LIST = 'resultados';
export const CONTRACT_TOTAL = 'total';

/** Lists that tell of a search whatever stands beside them; an order has `items` of its own. */
export const SEARCH_LISTS: Names = names(CONTRACT_LIST, 'results coincidencias matches');
/** Names of a list and of nothing else: null is no value for them, and a number counts its rows. */
export const LIST_NAMES: Names = names(...SEARCH_LISTS, 'registros records items elementos rows filas hits');
/** What was asked for, of any kind: a list, a record, a word. */
const CONTENT_NAMES = 'data datos';
/** The same in a list or a record; as a word it is an outcome. */
const RESULT_NAMES = 'result resultado';
/** Under these names a search answers. */
export const FOUND_NAMES: Names = names(...LIST_NAMES, CONTENT_NAMES, RESULT_NAMES);
/** Under these names a value of any kind is data; `value` is OData's, which counts in a manner of its own. */
export const DATA_NAMES: Names = names(CONTENT_NAMES, 'value');

const SAYING = 'message msg mensaje';
const TELLING_FAULT = 'errormessage errordescription';
const DETAIL = 'detail detalle';
const DESCRIPTION = 'descripcion description';
const REASON = 'reason motivo';
const TO_USER = 'usermessage mensajeusuario usuariomensaje usermsg';
const PLAIN_TEXT = 'texto text';

/** Names of a whole answer, that say nothing of what stands in it. */
export const WRAPPING_NAMES: Names = names(
	CONTENT_NAMES,
	RESULT_NAMES,
	'response respuesta body cuerpo payload output salida content contenido answer reply return retorno',
	'toolresult tooloutput toolresponse json',
);

/** What says something to a person or a programmer, and nothing else. */
export const SAYING_NAMES: Names = names(SAYING);
/** The same with the detail that some frameworks send alone. */
export const LONE_MESSAGE_NAMES: Names = names(SAYING, DETAIL);
/** Members that describe a thing as often as a fault. */
export const DESCRIBING_NAMES: Names = names(DETAIL, DESCRIPTION, REASON, 'title');
/** Members in which a failure is told. */
export const MESSAGE_NAMES: Names = names(
	SAYING,
	TELLING_FAULT,
	DETAIL,
	DESCRIPTION,
	REASON,
	TO_USER,
	'title error cause',
);
/** Members that speak to whoever reads a success: no description, which is the thing's own. */
export const REMARK_NAMES: Names = names(
	SAYING,
	TO_USER,
	DETAIL,
	REASON,
	PLAIN_TEXT,
	'nota note aviso warning info observacion observaciones respuesta',
);
/** Members that are most likely meant as `user_message`: no reason and no title, which are no sentence. */
export const USER_MESSAGE_NAMES: Names = names(SAYING, TO_USER, DETAIL, DESCRIPTION, PLAIN_TEXT);

/** Flags that are true where all went well. */
export const SUCCESS_FLAGS: Names = names('success ok exito exitoso succeeded issuccess successful');
/** Flags that are true where something failed. */
export const FAILURE_FLAGS: Names = names('failed haserror iserror fallo errored');
/** Flags of a thing that was looked for: false may mean that nobody could look. */
export const AVAILABILITY_FLAGS: Names = names('disponible available valid valido encontrado found existe');

/** The state of an answer or of a thing. */
export const STATUS_NAMES: Names = names('status estado');
/** The same with the words for an outcome, which hold a result as often. */
export const OUTCOME_NAMES: Names = names(...STATUS_NAMES, 'state', RESULT_NAMES, 'outcome respuesta');
/** HTTP's status in a body. */
export const STATUS_NUMBER_NAMES: Names = names('statuscode status httpstatus');
/** A code of the sender's own. */
export const CODE_NAMES: Names = names('code codigo');
/** Where a status number may stand, a code among them. */
export const ANY_STATUS_NAMES: Names = names(...STATUS_NUMBER_NAMES, ...CODE_NAMES);
/** Members that are most likely meant as `error_type`. */
export const TYPE_NAMES: Names = names(
	'type tipo tipoerror tipodeerror',
	...CODE_NAMES,
	'errorcode kind name',
);

/** Members that error objects have beside what they say; data has members of another kind. */
export const SMALL_PRINT_NAMES: Names = names(
	SAYING,
	DETAIL,
	'details detalles',
	DESCRIPTION,
	REASON,
	...STATUS_NAMES,
	'statuscode statustext',
	...CODE_NAMES,
	'name type id object method path instance timestamp severity data meta fields context help hint',
	'requestid traceid internaltxid retryafter retryable documentationurl docurl moreinfo',
);

/** A list that is one page of many. */
const PAGING =
	/^(?:page|pagina|offset|skip|start|from|cursor|next|siguiente|limit|perpage|porpagina|hasmore|haymas)/u;
/** Members that describe a list instead of carrying data of their own; `startdate` is no page. */
const ABOUT_LIST =
	/^(?:total\w*|counts?|cantidad|size|tamano|page\w*|pagina\w*|perpage|porpagina|limite?|offset|skip|cursor|next\w*|prev\w*|siguiente|anterior|hasmore|haymas|first|last|took|timedout|maxscore|relation|query|consulta|busqueda|search|q|filtros?|filters?|criterios?|sort|orden|meta|links|fecha|timestamp|object|error|requestid)$/u;
const ABOUT_ANSWER: Names = names(SAYING, ...SUCCESS_FLAGS, ...STATUS_NAMES);

/** Whether a member only describes a list: counts, pages, the query, a status. */
export function isAboutList(node: JsonNode): boolean {
	return isNamed(node, ABOUT_ANSWER) || ABOUT_LIST.test(lettersOfKey(node));
}

/** Whether a member tells that the list beside it is a page. */
export function isPaging(node: JsonNode): boolean {
	return PAGING.test(lettersOfKey(node));
}

/** Whether a member goes by one of the names, in any spelling. */
export function isNamed(node: JsonNode, wanted: Names): boolean {
	return wanted.has(lettersOfKey(node));
}

/** The member under the first of the names that passes; of equal names the last one counts, as it does for JSON. */
export function memberNamed(
	object: JsonNode,
	wanted: Names,
	passes: (member: JsonNode) => boolean = () => true,
): JsonNode | undefined {
	const members = membersByName(object);
	for (const name of wanted) {
		const found = members.get(name)?.findLast(passes);
		if (found) return found;
	}
	return undefined;
}

/** Letters and digits alone, in lower case, without accents. */
export function lettersOf(text: string): string {
	if (/^[a-z\d]*$/.test(text)) return text;
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');
}

const BY_NAME = new WeakMap<JsonNode, ReadonlyMap<string, readonly JsonNode[]>>();

function membersByName(object: JsonNode): ReadonlyMap<string, readonly JsonNode[]> {
	const known = BY_NAME.get(object);
	if (known) return known;
	const members = groupBy(object.kind === 'object' ? object.children : [], lettersOfKey);
	BY_NAME.set(object, members);
	return members;
}

function lettersOfKey({ key }: JsonNode): string {
	if (!key || key.end - key.start > MAX_NAME_LENGTH) return '';
	return lettersOf(key.name);
}

function names(...lines: string[]): Names {
	return new Set(lines.flatMap((line) => line.split(' ')));
}
