import { findHits, type Hit, type SentenceText } from './hit.ts';

export type NumberKind = 'number' | 'reference';

const COUNTED =
	/^\s?(?:pesos|dolares|soles|euros|usd|cop|mxn|%|por ciento|kilos?|gramos|metros|km|puntos|millas|minutos|horas|dias|años|unidades|personas|litros|gigas|megas|gb|mb|kwh|bolivares|colones|quetzales|lempiras|guaranies|pasajeros|m2|m²)/u;
const YEAR = /^(?:19|20)\d{2}$/u;
const PRICE = /(?:\$|usd|cop|s\/|€|bs\.?|₡|q|l\.)\s?$/u;
/** Numbers for dialling are short and published. */
const DIALLED = /(?:llame|llamar|marque|marcar|linea|al|opcion|extension|ext\.?)\s(?:[a-z]{1,12} )?$/u;

/** Numbers that a voice reads digit by digit, where they are no price, year or quantity. */
export function findNumbers(sentence: SentenceText): Hit<NumberKind>[] {
	return findHits<NumberKind>(sentence, [
		{
			kind: 'reference',
			pattern: /(?<![\p{L}\p{N}_.-])\p{Lu}{1,6}-?\d{3,12}(?:-\d{1,8})?(?![\p{L}\p{N}_]|[.,]\d)/gu,
			keep: (said) => !/^(?:COVID|SARS|H1N1|A\d|B\d)/u.test(said),
		},
		{
			kind: 'number',
			pattern: /(?<![\p{L}\p{N}_.,$:/-])\d{4,20}(?![\p{L}\p{N}_%]|[.,:/-]\d)/gu,
			keep: (said, before, after) =>
				!YEAR.test(said) &&
				!COUNTED.test(after) &&
				!PRICE.test(before) &&
				!(said.length < 7 && DIALLED.test(before)),
		},
	]);
}
