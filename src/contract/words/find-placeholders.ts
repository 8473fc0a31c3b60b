import { findHits, type Hit, type HitPattern, type SentenceText } from './hit.ts';

export type PlaceholderKind = 'template' | 'empty-value' | 'unfinished';

const PATTERNS: readonly HitPattern<PlaceholderKind>[] = [
	{
		kind: 'template',
		pattern: /\$?\{{1,2}\s{0,3}[\p{L}\p{N}_$][\p{L}\p{N}_.$[\]| ()-]{0,60}\s{0,3}\}{1,2}/gu,
	},
	{ kind: 'template', pattern: /\$\{[^}\n]{0,80}\}|\{\{[^}\n]{0,80}\}\}|\{\}/gu },
	{
		kind: 'template',
		pattern: /%(?:\d\$)?(?:[sdi]|\([\p{L}_]{1,40}\)[sd])(?![\p{L}\p{N}])/gu,
		keep: (_, before) => !/\d\s?$/u.test(before),
	},
	{ kind: 'template', pattern: /<%=?[^%\n]{0,80}%>/gu },
	{
		kind: 'template',
		pattern:
			/[<[](?:el |la |su )?(?:nombre|apellido|fecha|hora|cliente|usuario|paciente|monto|valor|n[uú]mero|doctor|m[eé]dico|sede|ciudad|producto|pedido|direcci[oó]n|tel[eé]fono|documento|estado|motivo|empresa|servicio|insertar|name|date|time|customer|amount|number)(?:[ _-][\p{L} _-]{1,40})?[>\]]/giu,
	},
	{
		kind: 'template',
		pattern:
			/(?<=^|\s):(?:nombre|fecha|hora|cliente|usuario|paciente|monto|valor|numero|producto|pedido|attribute|name|field|value)(?![\p{L}\p{N}])/gu,
	},
	{
		kind: 'template',
		pattern:
			/(?<![\p{L}\p{N}_])__\p{L}[\p{L}\p{N}_]{1,40}__(?![\p{L}\p{N}_])|(?<!\S)\$(?:[a-z]{2,20}_[a-z_]{2,30}|nombre|fecha|hora|monto|cliente|name|date)(?![\p{L}\p{N}])|@@[\p{L}_]{2,40}@@/gu,
	},
	{
		kind: 'empty-value',
		pattern:
			/(?<![\p{L}\p{N}_'’-])(?:undefined|null|nil|NULL|NaN|None|\[object [A-Z][a-z]{2,20}\]|Invalid [Dd]ate|\(null\))(?![\p{L}\p{N}_])/gu,
		// A value of JSON is no hole: the JSON itself is what does not belong there.
		keep: (_, before) => !/[{,]\s{0,3}["'][^"']{1,60}["']\s{0,2}:\s{0,2}$/u.test(before.slice(-80)),
	},
	{
		kind: 'unfinished',
		pattern: /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)(?::|(?![\p{L}\p{N}_]))/gu,
		keep: isUnfinished,
	},
];

/** «TODO» in a sentence of capitals is a word; so is what a shop calls a size. */
function isUnfinished(said: string, before: string, after: string): boolean {
	if (!said.startsWith('TODO')) return !/tallas?[^.]{0,20}$/u.test(before);
	return said.endsWith(':') || before.trim() === '' || /^\s*[\])]/u.test(after);
}

/** Holes of a template that nobody filled. */
export function findPlaceholders(sentence: SentenceText): Hit<PlaceholderKind>[] {
	return findHits(sentence, PATTERNS);
}
