import { defineRule } from '../../rule.ts';
import { compilePhrases, findRanges, outside } from '../../words/fold.ts';
import { TERMINAL_STATE } from '../../words/meaning-phrases.ts';
import { meaningOf } from './meaning-of.ts';

/** A state, or any reason that stands for one. */
const REASON = compilePhrases([
	TERMINAL_STATE,
	'(?:por ?que|ya que|pues|puesto que|debido|dado que|por(?: [a-z]{2,12}){0,2} (?:plazo|politica|fecha|horario)|faltan?|menos de|plazo|hasta|fuera de|antes de|despues de|desde|con (?:menos|mas) de|tras|una vez)',
	'(?:vencio|expiro|caduco|salio|paso|empezo|inicio|termino|cerro|comenzo|partio|llego|se envio|se despacho|se entrego|se pago|se uso|se cancelo|se cerro|se facturo)',
	'en (?:camino|curso|proceso|preparacion|reparto|transito|ruta|produccion|cocina|despacho|revision|estudio|ejecucion|marcha)|activ[oa]|vigente|iniciad[oa]|emitid[oa]|impres[oa]|abordad[oa]|hospedad[oa]|suspendid[oa]|bloquead[oa]|(?:es|eran|fue) (?:hoy|ayer)',
]);

/** «Por su estado» names none. */
const NAMELESS = compilePhrases(['(?:por|segun|debido a|dado|en) (?:su|el|ese) estado(?: actual)?(?! de)']);

/** «Ya no puede modificarse» without saying what state the thing is in (ES-23). */
export const terminalWithoutState = defineRule<'terminal-without-state', Record<string, never>>({
	meta: {
		id: 'terminal-without-state',
		group: 'meaning',
		severity: 'warning',
		sources: ['ES-23'],
		fixable: false,
		since: '0.1.0',
	},
	check(response, report) {
		const understood = meaningOf(response);
		const words = understood?.places.get('too-late');
		if (understood?.type !== 'VALIDATION' || !words) return;
		const { folded } = understood.sentence;
		if (outside(findRanges(folded, REASON), findRanges(folded, NAMELESS)).length > 0) return;
		report({ at: words, args: {} });
	},
});
