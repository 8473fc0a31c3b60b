/** What a tool should have answered, as JSON. Its sentences are content of the contract, so in Spanish in every language of ours. */

/** The body of a valid search without results (ES-20). */
export const EMPTY_ANSWER = '{"resultados": [], "total": 0}';
/** Its members, for an answer that says something beside them. */
export const EMPTY_MEMBERS = EMPTY_ANSWER.slice(1, -1);

/** What an agent can say of a failure of the company's own systems: the right answer of ES-27. */
export const SYSTEM_SENTENCE = 'No puedo consultarlo en este momento. ¿Lo intentamos de nuevo?';

/** What a caller may hear where nothing of the developer's own words can be said, by what they mean. */
export const SENTENCES = {
	quota: SYSTEM_SENTENCE,
	outage: SYSTEM_SENTENCE,
	permission: 'Esa operación no está habilitada para usted.',
	arrears: 'Hay un pago pendiente que impide esta operación.',
	ambiguous: 'Hay varios registros con esos datos. ¿Cuál de ellos es?',
	terminal: 'Por su estado actual ya no admite cambios.',
	occupied: 'Ese horario ya no está disponible.',
	'invalid-datum': 'Ese dato no es válido para esta operación.',
	'empty-search': 'No hay resultados para esa búsqueda.',
	'not-found': 'No encontré un registro con esos datos.',
	other: 'No fue posible completar la operación.',
} as const;

/** A text block of MCP. */
export function textBlock(text: string): string {
	return `{"type":"text","text":${JSON.stringify(text)}}`;
}
