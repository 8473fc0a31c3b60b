import type { Range } from '../../text/span.ts';

/** Written with a full stop that ends no sentence; folded, without it. */
const ABBREVIATIONS = new Set(
	`a adm admon afmo apdo aprox arq art arts atte av avda bs c cap cc cía cia co col cra cr cl cll coop d da depto dept dir dpto dr dra dres
	e ed ee ej esq ext f fam fig fr g gral h hno hnos i ing int izda izq j jr k kg km kr l lcda lcdo lda ldo lic ltda ltd m máx max min mín mg ml
	mons mr mrs mts mz n nal no nro núm num o ob op p pág pag pbx pje prof profa pral ptas pts q r ref reg s sa sas sec sr sra sras sres srta sta sto
	sto srl ss t tel tels tfno tm u ud uds urb v vd vda vds vol vs w x y z`.split(/\s+/u),
);
/** «a.m.» counts, the end of an address does not. */
const ENDS_IN_ABBREVIATION = /(?<![\p{L}\p{N}])(\p{L}|(?<!\.)\p{L}{2,5})\.\s*$/u;
const HAS_WORD = /[\p{L}\p{N}]/u;
/** «cupo.Intente» and «…hora?¿Le sirve?»: no space, and yet a new sentence; «Busqué… No está»: the segmenter reads on. */
const GLUED =
	/(?<=…)(?=\s{1,3}[¿¡]?\p{Lu})|(?<=[\p{Ll}\p{N}][.?!…])(?=[¿¡]|\p{Lu}\p{Ll})|(?<=[\p{L}\p{N}][?!])(?=[\p{L}¿¡])/gu;
/** What cannot begin a sentence after a stop: a small letter or a number. */
const GOES_ON = /^[\s"'«»)”’]*[\p{Ll}]/u;
const SEGMENTER = new Intl.Segmenter('es', { granularity: 'sentence' });

/** The sentences of a text, each as its range; pieces without a letter or digit belong to the one before. */
export function splitSentences(text: string): Range[] {
	const sentences: Range[] = [];
	for (const piece of pieces(text)) {
		const last = sentences.at(-1);
		const said = text.slice(piece.start, piece.end);
		if (last && (!HAS_WORD.test(said) || continues(text.slice(last.start, last.end), said))) {
			sentences[sentences.length - 1] = { start: last.start, end: piece.end };
		} else if (HAS_WORD.test(said)) sentences.push(piece);
	}
	return sentences.map((sentence) => trim(text, sentence));
}

function* pieces(text: string): Generator<Range> {
	for (const { segment, index } of SEGMENTER.segment(text)) {
		let start = 0;
		for (const { index: cut } of segment.matchAll(GLUED)) {
			yield { start: index + start, end: index + cut };
			start = cut;
		}
		yield { start: index + start, end: index + segment.length };
	}
}

function continues(before: string, next: string): boolean {
	if (/\n[^\S\n]{0,40}$/u.test(before.slice(-40))) return false;
	const word = ENDS_IN_ABBREVIATION.exec(before.slice(-40))?.[1];
	if (word !== undefined && ABBREVIATIONS.has(word.toLowerCase())) {
		return word.length > 1 || !/^\s*[¿¡]/u.test(next);
	}
	return GOES_ON.test(next);
}

function trim(text: string, { start, end }: Range): Range {
	const said = text.slice(start, end);
	return {
		start: start + said.length - said.trimStart().length,
		end: end - said.length + said.trimEnd().length,
	};
}

/** Words of a text, numbers included. */
export function countWords(text: string): number {
	return text.match(/[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Seconds that a calm voice needs: some 150 words or 870 letters a minute, and a breath a sentence. */
export function secondsOfSpeech(text: string, sentences: number): number {
	return Math.round(Math.max(countWords(text) / 2.5, text.length / 14.5) + Math.max(0, sentences - 1) * 0.4);
}
