import type { JsonNode } from '../../../text/json/types.ts';
import { defineRule } from '../../rule.ts';
import type { Classified } from '../../types.ts';
import { compilePhrases } from '../../words/fold.ts';
import { saysAlternative } from '../../words/says.ts';
import { meaningOf } from './meaning-of.ts';

/** Nothing else to offer: all of it is taken, or there is only one. */
const NOTHING_LEFT = compilePhrases([
	'(?:tod[oa]s?|ningun[oa]?) (?:el|la|los|las|otr[oa]|de los|de las)? ?(?:horarios?|cupos?|fechas?|mesas?|dias?|semanas?|mes|meses|habitaciones|turnos|entradas|funciones|hora)',
	'(?:este|ese|todo el) (?:mes|semestre|trimestre|año)|(?:esta|esa|toda la) (?:semana|temporada)|lista de espera|no hay mas (?:fechas|horarios|funciones|cupos)|ni (?:ese|otro|el|la) [a-z]{3,12}',
	'(?:evento|concierto|funcion|curso|grupo|viaje|excursion|tour|congreso|partido|convocatoria|taller|diplomado|promocion|programa)',
]);

/** A taken slot without anything to choose instead, in the sentence or beside `error` (ES-21). */
export const occupiedWithoutAlternatives = defineRule<'occupied-without-alternatives', Record<string, never>>(
	{
		meta: {
			id: 'occupied-without-alternatives',
			group: 'meaning',
			severity: 'warning',
			sources: ['ES-21'],
			fixable: false,
			since: '0.1.0',
		},
		check(response, report) {
			const understood = meaningOf(response);
			const words = understood?.places.get('occupied');
			if (understood?.type !== 'VALIDATION' || !words) return;
			const { text, folded } = understood.sentence;
			if (saysAlternative(text).length > 0 || folded.search(NOTHING_LEFT) >= 0 || hasSiblings(response))
				return;
			report({ at: words, args: {} });
		},
	},
);

/** Alternatives may stand beside `error`, under any name: a list or object with something in it. */
function hasSiblings(response: Classified): boolean {
	const error = response.envelope?.error;
	const around: readonly (JsonNode | undefined)[] = [error?.parent, error];
	return around.some((node) =>
		node?.children.some(({ key, size }) => key?.name !== 'error' && key?.name !== 'details' && size > 0),
	);
}
