import type { RecognisedId, Seeming } from '../../contract/types.ts';
import { endSentence, lowerFirst } from '../inline.ts';
import type { Counts, LiveFacts, SeemingText, VerdictFacts, VerdictText, VerdictTexts } from '../types.ts';
import { count } from './numbers.ts';

const RIGHT: Readonly<Record<RecognisedId, string>> = {
	'sdk-input':
		'La entrada no cumple el `inputSchema` y el error lo da el propio SDK. Es justo lo que pide el contrato.',
	'unknown-tool':
		'La herramienta no existe y el servidor lo dice con el error del protocolo. Es justo lo que pide el contrato.',
	'unknown-method':
		'El método no existe y el servidor lo dice con el error del protocolo. Es justo lo que pide el contrato.',
	unauthorized:
		'Falta la credencial o no vale, y el servidor responde 401. Es justo lo que pide el contrato.',
	version:
		'La versión del protocolo no está soportada y el servidor da el error previsto para eso, no un 500. Es justo lo que pide el contrato.',
	'header-fault':
		'Las cabeceras no cuadran con el protocolo y el servidor lo rechaza como fallo de transporte. Es lo correcto.',
	'session-not-found': 'La sesión no existe y el servidor lo dice como fallo de transporte. Es lo correcto.',
	'parse-error': 'El servidor no pudo leer la petición y lo dice con el error del protocolo. Es lo correcto.',
	'invalid-request':
		'La petición no es válida y el servidor lo dice con el error del protocolo. Es lo correcto.',
	'other-protocol': 'Es un fallo del transporte y viene como tal. Es lo correcto.',
};

const RESULT =
	'Pegue lo que devolvió el servidor: un objeto con `result` o `error`, o el contenido de `result`.';

const SEEMING: Readonly<Record<Seeming, SeemingText>> = {
	empty: {
		what: 'Todavía no hay texto.',
		instead: 'Pegue la respuesta tal como llega, con cabeceras o sin ellas.',
	},
	'empty-body': {
		what: 'La respuesta no trae cuerpo.',
		instead: 'Pegue también el cuerpo. Si de verdad llega vacía, la herramienta no contestó nada.',
	},
	request: { what: 'Parece una petición, lo que se envía al servidor.', instead: RESULT },
	notification: {
		what: 'Parece una notificación, que no contesta a ninguna herramienta.',
		instead: 'Pegue el mensaje que trae `result` o `error`.',
	},
	'source-code': {
		what: 'Parece código fuente.',
		instead: 'Pegue lo que responde la herramienta cuando ese código se ejecuta.',
	},
	'stack-trace': {
		what: 'Parece la traza de una excepción.',
		instead: 'Pegue lo que recibió el agente, no lo que guardó el servidor.',
	},
	prose: {
		what: 'Parece un texto suelto.',
		instead: 'Pegue la respuesta entera, con las llaves o las cabeceras que la rodean.',
	},
	'client-text': {
		what: 'Parece un mensaje del cliente, no de la herramienta.',
		instead: 'Pegue lo que envió el servidor antes de que el cliente lo resumiera.',
	},
	log: {
		what: 'Parece un registro sin ninguna respuesta dentro.',
		instead: 'Pegue las líneas que llevan el JSON de la respuesta.',
	},
	'stream-without-response': {
		what: 'Parece un flujo que todavía no trae la respuesta.',
		instead: 'Espere al evento que lleva `result` o `error` y péguelo también.',
	},
	recording: {
		what: 'Parece una grabación sin ninguna respuesta guardada.',
		instead: 'Grabe también lo que contestó el servidor, o pegue la respuesta.',
	},
	binary: { what: 'Parecen bytes que no son texto.', instead: 'Pegue el cuerpo de la respuesta como texto.' },
	compressed: {
		what: 'Parece un cuerpo comprimido.',
		instead: 'Repita la llamada con `curl --compressed` y pegue lo que salga.',
	},
	image: { what: 'Parece una imagen.', instead: 'Pegue el texto de la respuesta, no una captura.' },
	'tool-list': {
		what: 'Parece la respuesta a otro método, como `tools/list` o `initialize`.',
		instead: 'Pegue la respuesta a `tools/call`.',
	},
	json: {
		what: 'Es JSON, pero no parece la respuesta de una herramienta.',
		instead: RESULT,
	},
};

const KIND = {
	success: 'Éxito',
	'business-error': 'Error de negocio',
	'protocol-error': 'Error de protocolo',
} as const;

function counted(n: number, one: string, many: string): string[] {
	return n === 0 ? [] : [count(n, one, many)];
}

function countTexts({ error, warning, info }: Counts): string[] {
	return [
		...counted(error, 'incumplimiento', 'incumplimientos'),
		...counted(warning, 'aviso', 'avisos'),
		...counted(info, 'consejo', 'consejos'),
	];
}

function joined(parts: readonly string[]): string {
	return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
}

function describe(facts: VerdictFacts): VerdictText {
	if (facts.cutOffAfter !== undefined) {
		return {
			title: 'El runtime ya había cortado',
			why: `La herramienta tardó ${String(facts.cutOffAfter).replace('.', ',')} s, y el límite es 30. Diga lo que diga la respuesta, nadie la lee.`,
		};
	}
	if (facts.verdict === 'not-a-response') {
		const { what, instead } = SEEMING[facts.seeming ?? 'prose'];
		return { title: 'No es una respuesta', why: `${what} ${instead}` };
	}
	return { title: titleOf(facts, KIND[facts.verdict]), why: whyOf(facts) };
}

function titleOf({ verdict, counts, grave, recognised }: VerdictFacts, kind: string): string {
	if (counts.error > 0) return `${kind} que no cumple el contrato`;
	if (grave > 0) return `${kind} con ${graveText(counts.warning, grave)}`;
	if (counts.warning === 1) return `${kind} que cumple, con un aviso`;
	if (counts.warning > 1) return `${kind} que cumple, con ${counts.warning} avisos`;
	if (verdict !== 'protocol-error') return `${kind} que cumple el contrato`;
	return recognised.length > 0 ? `${kind}, y es lo correcto` : kind;
}

function graveText(warnings: number, grave: number): string {
	if (grave === warnings) return grave === 1 ? 'un aviso grave' : `${grave} avisos graves`;
	return `${warnings} avisos, ${grave === 1 ? 'uno grave' : `${grave} graves`}`;
}

function whyOf(facts: VerdictFacts): string {
	const fault = facts.worst === undefined ? '' : endSentence(facts.worst, '.');
	if (facts.counts.error > 0 && facts.shape === 'malformed-envelope') {
		return `${fault} El runtime lo lee como \`UNKNOWN\`.`.trim();
	}
	if (facts.counts.error > 0) return fault;
	return [basisOf(facts), facts.counts.warning > 0 ? fault : ''].join(' ').trim();
}

function basisOf({ verdict, shape, errorType, recognised }: VerdictFacts): string {
	if (verdict === 'protocol-error') {
		const [first] = recognised;
		return first ? RIGHT[first.id] : 'Es un fallo del transporte y no de la conversación.';
	}
	if (verdict === 'business-error')
		return errorType ? `Tipo \`${errorType}\`.` : 'Lleva un fallo sin el sobre del contrato.';
	if (shape === 'empty') return 'Lista vacía con `total: 0`: no hubo resultados, y no es un error.';
	if (shape === 'sentence') return 'Un resultado en palabras, sin fallo.';
	if (shape === 'media')
		return 'Solo trae contenido que no es texto, y ahí no hay nada que el contrato pida.';
	return 'Un resultado sin fallo.';
}

function live({ facts, chat, voice, line, first }: LiveFacts): string {
	const reactions = `En el chat: ${lowerFirst(chat)}. En una llamada: ${lowerFirst(voice)}.`;
	const { title, why } = describe(facts);
	if (facts.cutOffAfter !== undefined || facts.verdict === 'not-a-response') return `${title}. ${why}`;
	const marks = countTexts({ ...facts.counts, info: 0 });
	const place =
		line === undefined || first === undefined
			? ''
			: ` Primero, línea ${line}: ${endSentence(lowerFirst(first), '.')}`;
	if (facts.counts.error > 0) return `No cumple: ${joined(marks)}.${place} ${reactions}`;
	if (facts.grave > 0) return `${title}.${place} ${reactions}`;
	if (facts.counts.warning > 0) return `Cumple, con ${joined(marks)}.${place} ${reactions}`;
	return facts.verdict === 'protocol-error' ? `${title}.` : `Cumple. ${reactions}`;
}

function fixed(counts: Counts): string {
	const marks = countTexts({ ...counts, info: 0 });
	if (marks.length === 0) return 'Corregido. No queda ninguna falta.';
	return `Corregido. ${counts.error + counts.warning === 1 ? 'Queda' : 'Quedan'} ${joined(marks)}.`;
}

export const verdict: VerdictTexts = {
	describe,
	counts: countTexts,
	recognised: RIGHT,
	seeming: SEEMING,
	live,
	fixed,
};
