import { findRanges } from './fold.ts';
import type { Hit, SentenceText } from './hit.ts';
import { NOT_VOSOTROS, REGIONAL } from './regional-words.ts';

export type RegionalKind = 'vos' | 'vosotros' | 'slang';

const WORD = /\p{L}+/gu;
/** «Elegí otro»: an order of *vos*, where a past of the first person would make no sense. */
const ORDER_OF_VOS =
	/(?<=(?:^|[.?!:;…])[\s¿¡«"]{0,4})(?:Elegí|Escribí|Pedí|Repetí|Decidí)(?= (?:otr[oa]s?|bien|de nuevo|nuevamente|correctamente|una opción)(?!\p{L}))/gu;
const SLANG = /(?<!\p{L})(?:no man(?:ches|mes)|un toque|qué chimba|de volada)(?!\p{L})/giu;
const OF_VOSOTROS = /[áé]is$/u;
const OF_VOS = /(?:[áéí]s?|me|te)$/u;

/** Words of one region. A capital in the middle of a sentence makes a name of it, capitals alone an acronym. */
export function findRegional({ text }: SentenceText): Hit<RegionalKind>[] {
	const hits: Hit<RegionalKind>[] = [
		...findRanges(text, ORDER_OF_VOS).map((range) => ({ ...range, kind: 'vos' as const })),
		...findRanges(text, SLANG).map((range) => ({ ...range, kind: 'slang' as const })),
	];
	for (const { 0: said, index } of text.matchAll(WORD)) {
		const word = said.toLowerCase();
		if (said !== word && (said === said.toUpperCase() || !beginsSentence(text.slice(0, index)))) continue;
		const kind = kindOf(word) ?? (isAddress(word, text, index + said.length) ? 'slang' : undefined);
		if (kind) hits.push({ kind, start: index, end: index + said.length });
	}
	return hits.sort((one, other) => one.start - other.start);
}

const FAMILIAR = new Set(['tío', 'tía', 'tíos', 'tías', 'mano', 'compa']);

/** «Tío, …» at the beginning speaks to somebody; elsewhere it is a relative or a hand. */
function isAddress(word: string, text: string, end: number): boolean {
	return FAMILIAR.has(word) && text[end] === ',' && beginsSentence(text.slice(0, end - word.length));
}

function kindOf(word: string): RegionalKind | undefined {
	if (OF_VOSOTROS.test(word) && word.length > 5 && !NOT_VOSOTROS.has(word)) return 'vosotros';
	if (!REGIONAL.has(word)) return undefined;
	if (/^(?:os|sois|v(?:os|uest)r.{1,3})$/u.test(word)) return 'vosotros';
	if (word === 'vos') return 'vos';
	return OF_VOS.test(word) && REGIONAL.get(word) !== undefined ? 'vos' : 'slang';
}

function beginsSentence(before: string): boolean {
	return /(?:^|[.?!¿¡:…])[\s"«“¿¡]{0,6}$/u.test(before.slice(-20));
}
