import { findHits, type Hit, type SentenceText } from './hit.ts';

const NAMED: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: ' ',
	iexcl: '¡',
	iquest: '¿',
	aacute: 'á',
	eacute: 'é',
	iacute: 'í',
	oacute: 'ó',
	uacute: 'ú',
	ntilde: 'ñ',
	uuml: 'ü',
	Aacute: 'Á',
	Eacute: 'É',
	Iacute: 'Í',
	Oacute: 'Ó',
	Uacute: 'Ú',
	Ntilde: 'Ñ',
	Uuml: 'Ü',
	agrave: 'à',
	egrave: 'è',
	ccedil: 'ç',
	ordm: 'º',
	ordf: 'ª',
	deg: '°',
	laquo: '«',
	raquo: '»',
	ldquo: '“',
	rdquo: '”',
	lsquo: '‘',
	rsquo: '’',
	hellip: '…',
	mdash: '—',
	ndash: '–',
	bull: '•',
	middot: '·',
	euro: '€',
	pound: '£',
	yen: '¥',
	cent: '¢',
	copy: '©',
	reg: '®',
	trade: '™',
	times: '×',
};

/** The character of an entity such as `&eacute;` or `&#233;`; undefined where the name is not known. */
export function decodeEntity(entity: string): string | undefined {
	const name = entity.slice(1, -1);
	if (!name.startsWith('#')) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
	const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
	return code > 0x1f && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
		? String.fromCodePoint(code)
		: undefined;
}

/** HTML entities with a known character. */
export function findEntities(sentence: SentenceText): Hit<'entity'>[] {
	return findHits(sentence, [
		{
			kind: 'entity',
			pattern: /&(?:[a-zA-Z]{2,8}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});/gu,
			keep: (said) => decodeEntity(said) !== undefined,
		},
	]);
}
