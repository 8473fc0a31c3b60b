import type { LayerFact } from '../../contract/layers/types.ts';
import type { TermTexts } from '../types.ts';
import { count } from './numbers.ts';

function fact(of: LayerFact): string {
	switch (of.kind) {
		case 'status':
			return String(of.status);
		case 'events':
			return count(of.count, 'evento', 'eventos');
		case 'id':
			return `id ${of.id}`;
		case 'is-error':
			return 'isError';
		case 'count':
			return count(of.count, 'respuesta', 'respuestas');
		case 'recording':
			return of.name === undefined ? 'de una grabación' : `de una grabación ${of.name}`;
		case 'product':
			return of.name;
		case 'left-out':
			return `${count(of.characters, 'carácter', 'caracteres')} fuera`;
	}
}

export const terms: TermTexts = {
	verdicts: {
		success: 'Éxito',
		'business-error': 'Error de negocio',
		'protocol-error': 'Error de protocolo',
		'not-a-response': 'No es una respuesta',
	},
	severities: { error: 'Incumple', warning: 'Aviso', info: 'Consejo' },
	layers: {
		http: 'HTTP',
		sse: 'SSE',
		jsonrpc: 'JSON-RPC',
		'jsonrpc-batch': 'lote JSON-RPC',
		calltoolresult: 'resultado MCP',
		payload: 'respuesta',
		'json-string': 'cadena con JSON',
		'markdown-fence': 'bloque Markdown',
		ndjson: 'NDJSON',
		log: 'registro',
		wrapper: 'envoltura',
	},
	fact,
	groups: {
		input: 'Lo pegado',
		transport: 'Transporte',
		result: 'Resultado MCP',
		envelope: 'Sobre del error',
		success: 'Éxito',
		meaning: 'El tipo y lo que dice',
		sentence: 'La frase',
		legacy: 'Códigos heredados',
	},
	source: (of) => (of === 'project' ? 'comprobación propia' : of),
};
