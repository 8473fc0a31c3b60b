import { compilePhrases } from './fold.ts';
import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type InstructionKind = 'to-agent' | 'tool' | 'marker';

const DATUM =
	'(?:documento|numero|nombre|fecha|correo|telefono|datos?|cedula|identificacion|codigo|confirmacion|direccion|celular|placa|hora|horario|motivo|apellido|dni|rut|curp|contraseña|referencia|radicado|opcion|sede|ciudad|pedido)';
const CALLER =
	'(?:paciente|pasajer[oa]|huesped|afiliad[oa]|asegurad[oa]|comprador(?:a)?|cliente|usuari[oa]|llamante|interlocutor|consumidor|solicitante|persona que llama)';
/** Verbs that a text for the caller cannot mean for the caller when the clitic is «le». */
const TELL =
	'(?:di|deci|pedi|pide|pregunta|ofrece|avisa|indica|informa|explica|recuerda|solicita|sugiere|muestra|confirma|comunica|responde|contesta|aclara|propon|proponga|notifica|menciona|repite|pidi)(?:le|les|selo|sela)|haz(?:le|les) saber|dales? (?:las|los|otras|a elegir|opciones)';
const TELL_FORMAL =
	'(?:diga|pida|pregunte|ofrezca|avise|indique|informe|explique|recuerde|solicite|sugiera|muestre|confirme|comunique|responda|aclare|propon|proponga|notifique|mencione)(?:le|les)';
const CALLER_DOES =
	'(?:repita|confirme|verifique|indique|proporcione|intente|espere|revise|escriba|diga|precise|especifique|corrija|elija|escoja|vuelva a|no (?:existe|hay|se puede|esta|tiene|encontr[a-z]{1,5}))';

const AGENT = [
	`(?<=^|[.;:!?] )(?:pidan|soliciten|pregunten|informen|avisen|indiquen|digan|ofrezcan|sugieran|confirmen|verifiquen|expliquen|notifiquen|transfieran|escalen|validen)(?:le|les)? (?:nuevamente |de nuevo |otra vez )?(?:[^.;!?]{0,40} )?(?:al|con el|a la|con la) ${CALLER}`,
	'(?:debe|deben|debera|se debe|hay que|es necesario|corresponde) (?:volver a )?(?:pedir|preguntar|solicitar|ofrecer|informar|avisar|explicar)(?:le|les)(?! a (?:su|un|una))',
	'(?:debes|hay que|puedes|tienes que) (?:pedir|preguntar|ofrecer|solicitar|decir|avisar|explicar|informar|indicar)(?:le|les|selo)',
	`(?:debe|deben|debera) (?:preguntarse|pedirse|solicitarse|informarse|ofrecerse|indicarse|avisarse)(?:le)? (?:al|a la) ${CALLER}`,
	'(?<=^|[.;:!?] )(?:informa|explica|menciona|responde|contesta|comunica) que',
	'(?:el|la) (?:agente|asistente|bot|ia|modelo) (?:debe|debera|deberia|tiene que|ha de) (?:pedir|ofrecer|preguntar|solicitar|informar|escalar|transferir|confirmar|disculpar|verificar|avisar|decir|explicar|reintentar|derivar|validar|volver a)(?:le|les|se)?',
	'(?<=^|[.;:!?] )(?:escalar|transferir|derivar|remitir|pasar)(?:l[oae])? (?:a|con) (?:un|una|el|la) (?:human[oa]|asesora?|agente|persona|ejecutiv[oa]|supervisora?)',
	`${TELL}(?! (?:a tu|a su|al banco|a la (?:empresa|sede)|al medico|a un|al titular))`,
	`${TELL_FORMAL} (?:que ${CALLER_DOES}|al ${CALLER}|a la (?:usuaria|persona)|otr[oa]s? |las opciones|(?:el|la|los|las) ${DATUM}s? (?:de nuevo|otra vez|nuevamente))`,
	`(?<!(?:el|un|la|una|su|del|este|ese|cada) )(?:pid[ae]|solicit[ae]|pregunt[ae]|inform[ae]|avis[ae]|indiqu?[ae]|dig[ae]|di|ofre(?:ce|zca)|sugier[ea]|confirm[ae]|verific[ae]|verifique|expli(?:ca|que)|notifi(?:ca|que)|transfier[ea]|escal[ae]|deriv[ae]|muestr[ae]|valid[ae])(?:le|les)? (?:nuevamente |de nuevo |otra vez )?(?:[^.;!?]{0,40} )?(?:al|con el|a la|con la) ${CALLER}`,
	`(?<=^|[.;:!?] |debes? |hay que |favor |favor de )(?:volver a )?(?:preguntar|pedir|solicitar|informar|avisar|indicar|decir|ofrecer|sugerir|confirmar|verificar|explicar|notificar|mostrar|validar|transferir|escalar)(?:le|les)? (?:nuevamente |de nuevo |otra vez )?(?:[^.;!?]{0,40} )?(?:al|con el|a la|con la) ${CALLER}`,
	`(?<=^|[.;:!?] )(?:pide|pida|solicita|solicite|pregunta|pregunte|vuelve a (?:pedir|preguntar|solicitar)|vuelva a (?:pedir|preguntar|solicitar)) (?:nuevamente |de nuevo |otra vez )?(?:por )?(?:el|la|los|las|su|otr[oa]) ${DATUM}s?(?![^.;!?]{0,40} (?:en (?:la|el|su|nuestr[oa]|cualquier|recepcion|caja|linea)|a (?:su|la|el|un|nuestr[oa])|al (?!cliente|usuario)|por (?:la|el|correo|internet|telefono)|desde|directamente))`,
	`(?<=^|[.;:!?] )(?:verifica|confirma|consulta|busca|revisa|valida|llama|espera|explica|informa)[^.;!?]{2,60}(?: y|,| luego| despues) (?:pide|solicita|pregunta|ofrece) (?:el|la|los|las|otr[oa]s?|un|una) `.trimEnd(),
	'(?<=^|[.;:!?] |y |, )(?:ofrece|ofrezcan?|ofreced|ofrecer|sugiere|sugieran?|sugerir|propon|propongan?|proponer) (?:otr[oa]s?|alternativas?|las (?:opciones|alternativas|siguientes)|los (?:horarios|siguientes)|un nuevo|una nueva|horarios|opciones)',
	'(?<=^|[.;:!?] |y |, )(?:escal[ae]|transfier[ea]|deriv[ae]|pasa) (?:a un (?:humano|asesor|agente)|a una persona|el caso|la llamada|la conversacion|con un (?:humano|asesor|agente)|al (?:flujo|agente|siguiente paso))',
	'no (?:le |les |lo |la )?(?:digas|menciones|ofrezcas|inventes|reveles|muestres|reintentes)(?! (?:tu|tus|a nadie|nunca))|no le (?:pidas|preguntes|expliques|repitas)',
	'(?<=^|[.;:!?] )(?:reintenta|reintente|repite|repita) (?:la (?:llamada|operacion|peticion|consulta|solicitud|busqueda)|con (?:otr[oa]s?|el|la|un|una) (?:parametro|filtro|valor|id|argumento)[a-z]{0,2}|esta (?:herramienta|funcion))',
	'(?<=^|[.;:!?] )que (?:el cliente |el usuario |la persona )?(?:lo|la|los|las|le|se)? ?(?:cargue|anote|registre|haga|intente|revise|confirme|solicite|gestione|tramite|pida|envie|vuelva|verifique|llame|actualice|escriba|diga|repita|espere|corrija|indique|elija)(?! (?:bien|muy))',
	'(?<=^|[.;:!?] |¡)(?:continua|continue|avanza|avance|sigue|siga|retrocede|retroceda|vuelve|vuelva|regresa|regrese) (?:con el|al|con la|a la) (?:flujo|paso|etapa|nodo|intencion|siguiente paso|paso anterior|paso de)',
	'(?<=^|[.;:!?] )(?:espera|espere) (?:a que|la respuesta) (?:del|el) (?:cliente|usuario)',
	'(?<=^|[.;:!?] )(?:discul?pate|disculpese|saluda|salude|despidete|despidase|se amable|se breve|mantente|responde (?:solo|en|con|unicamente|brevemente)|actua como)',
	'(?:tell|ask|inform|advise|offer|prompt|remind) the (?:user|customer|caller|client)|(?:please )?(?:do not|don t) (?:tell|mention|reveal|retry)|call the [a-z_]{3,40}(?: tool| function)?|you (?:must|should) (?:call|ask|retry|use)|retry (?:with|the)',
];

const TOOL = [
	'(?:llam[ae]|llamar|us[ae]|usar|utilizar?|utilice|invo(?:ca|que|car)|ejecut[ae]|ejecutar|emple[ae]|reintenta|reintente|prueb[ae]|vuelv[ae] a (?:llamar|usar|ejecutar|invocar))(?: de nuevo| nuevamente| otra vez)? ?(?:a |con |la |el |al )?(?:la |el )?["\'`«]?[a-z]{3,30}_[a-z_]{2,40}["\'`»]?(?:\\(\\))?',
	'(?:llama|llamar|llame|invo(?:ca|que|car)|ejecut[ae]|ejecutar|vuelve a (?:llamar|usar|ejecutar))(?: de nuevo| nuevamente)? (?:a )?(?:la |el )?(?:herramienta|funcion|tool|accion|metodo)',
	'(?:us[ae]|usar|utilizar?|utilice|emple[ae]|reintenta con|prueba con) (?:la |otra )?(?:herramienta|tool)(?! (?:de la|en la|que) )',
];

const PATTERNS: readonly HitPattern<InstructionKind>[] = [
	{ kind: 'tool', on: 'folded', pattern: compilePhrases(TOOL) },
	{
		kind: 'tool',
		pattern:
			/(?<![\p{L}])(?:[Ll]lam[ae]|[Uu]s[ae]|[Uu]tili(?:za|ce)|[Ii]nvo(?:ca|que)|[Ee]jecut[ae]) (?:a |la )?[\p{Ll}]{3,20}\p{Lu}[\p{L}]{2,40}/gu,
		keep: (said) => !/\s(?:mi|tu)\p{Lu}/u.test(said),
	},
	{ kind: 'to-agent', on: 'folded', pattern: compilePhrases(AGENT) },
	{
		kind: 'marker',
		on: 'folded',
		pattern:
			/[[<]\/?\s?(?:sistema|system|instrucci[a-z]{2,5}|instruction|assistant|asistente|agente?|modelo|model|prompt|nota interna|interno|internal|llm)[^\]>]{0,40}[\]>]/gu,
	},
	{
		kind: 'marker',
		pattern:
			/(?<![\p{L}])(?:IMPORTANT|SYSTEM|NOTE TO (?:AGENT|MODEL|LLM)|INSTRUCTIONS?|INSTRUCCI[OÓ]N(?:ES)?|NOTA (?:PARA|AL) (?:EL )?(?:AGENTE|MODELO|BOT))\s?:|llm_instructions?|<\|[a-z_]{2,30}\|>/gu,
	},
	{
		kind: 'marker',
		on: 'folded',
		pattern: compilePhrases([
			'(?:instruccion(?:es)?|nota|aviso|mensaje|indicacion(?:es)?)(?: interna)? (?:para|al) (?:el |la )?(?:agente|asistente|bot|ia|llm|modelo\\s?:|modelo de lenguaje)',
			'(?:ignora|ignore|olvida|omite) (?:las|tus|sus|todas las|cualquier) (?:instrucciones|indicaciones|reglas)(?: anteriores)?',
			'eres un (?:asistente|agente|bot|modelo)|como modelo de lenguaje|(?:el|la) (?:bot|ia|llm|modelo de lenguaje|agente virtual|asistente virtual) debe',
		]),
	},
];

/** «Servicio al cliente» is a department, and «pregunte al titular» speaks to the caller. */
const EXCEPTIONS = [
	compilePhrases([
		'(?:(?:pid|solicit|pregunt|inform|avis|indiqu|verifi|confirm|valid|escal)[a-z]{1,6}(?:le|lo|la)? [^.;!?]{0,40})?(?:servicio|atencion|soporte|centro|area|linea|experiencia|defensor(?:ia)?|oficina|canal(?:es)?|punto)s?(?: de (?:servicio|atencion))? (?:al|a la|del|de la) (?:cliente|usuari[oa]|consumidor)',
		'que (?:se |le |lo )?(?:haga|diga|espere) (?:bien|muy bien|un buen dia)',
	]),
];

/** Orders to the model instead of words for the caller. */
export function findInstructions(sentence: SentenceText): Hit<InstructionKind>[] {
	return findHits(sentence, PATTERNS, EXCEPTIONS);
}
