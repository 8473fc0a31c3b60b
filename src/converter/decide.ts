import { isCodeName, namesOtherSystem, splitWords } from '../registry/index.ts';
import { otherTablesOf, SHARED_CODES } from './foreign-table.ts';
import { keptPlaces } from './keep.ts';
import type { CodeHit, LeaveReason, Occurrence, Site, SuggestReason, TextKind } from './types.ts';

/** The text that the hits stand in, and what kind of text it is. */
interface Source {
	readonly text: string;
	readonly kind: TextKind;
}

type IsOther = ReturnType<typeof otherTablesOf>;

/** The occurrences of a text; sites stand in the order of the hits. Variants count only where a value stands. */
export function decideAll(hits: readonly CodeHit[], sites: readonly Site[], source: Source): Occurrence[] {
	const sure = hits.some((hit, index) => isEvidence(hit, sites[index]));
	const isOther = otherTablesOf(source.text, source.kind);
	const isKept = keptPlaces(source.text);
	const occurrences: Occurrence[] = [];
	hits.forEach((hit, index) => {
		const found = decide(hit, sites[index] ?? { place: 'word' }, sure, isOther);
		const isOpen = found?.kind === 'converted' || found?.kind === 'suggestion';
		const occurrence = isOpen && isKept(hit.start) ? leave(hit, 'kept') : found;
		if (occurrence) occurrences.push(occurrence);
	});
	return occurrences;
}

/** Whether a hit shows that the text speaks of Agent-Native codes. */
function isEvidence(hit: CodeHit, site: Site | undefined): boolean {
	// What an ordinary word was converted to is no evidence either: converting again must change nothing.
	if (hit.ordinary) return false;
	if (hit.spelling === 'canonical') return true;
	return hit.spelling === 'exact' && site?.place === 'value' && !namesOtherSystem(site.name);
}

function decide(hit: CodeHit, site: Site, sure: boolean, isOther: IsOther): Occurrence | undefined {
	switch (hit.spelling) {
		case 'canonical':
			return { ...placeOf(hit), kind: 'canonical', reason: 'canonical' };
		case 'longer':
			return leave(hit, site.place === 'comment' ? 'comment' : 'longer-name');
		case 'dotted':
			return leave(hit, site.place === 'value' || site.place === 'word' ? 'longer-name' : site.place);
		case 'variant':
			return decideVariant(hit, site);
		case 'exact':
			return decideExact(hit, site, sure, isOther);
	}
}

function decideVariant(hit: CodeHit, site: Site): Occurrence | undefined {
	if (site.place === 'other-system') return leave(hit, site.place);
	if (site.place !== 'value') return undefined;
	if (namesOtherSystem(site.name)) return leave(hit, 'other-system');
	if (hit.ordinary && !isCodeName(site.name)) return undefined;
	return suggest(hit, 'variant');
}

function decideExact(hit: CodeHit, site: Site, sure: boolean, isOther: IsOther): Occurrence {
	if (site.place !== 'value') return leave(hit, site.place);
	if (namesOtherSystem(site.name)) return leave(hit, 'other-system');
	if (site.soft) return suggest(hit, site.soft);
	if (SHARED_CODES.has(hit.token) && isOther(hit.start, hit.end)) return suggest(hit, 'other-table');
	if (!hit.ordinary) return { ...placeOf(hit), kind: 'converted', reason: 'value' };
	if (isCodeName(site.name)) return { ...placeOf(hit), kind: 'converted', reason: 'code-name' };
	if (sure && !site.needsName && !contradicts(site.name))
		return { ...placeOf(hit), kind: 'converted', reason: 'beside-code' };
	return suggest(hit, 'ordinary-word');
}

/** Names whose values are something else than a code, so that an ordinary word under them is one of those. */
const OTHER_VALUES: ReadonlySet<string> = new Set([
	'status',
	'state',
	'phase',
	'stage',
	'kind',
	'visibility',
	'access',
	'scope',
	'purpose',
	'level',
	'audience',
	'category',
	'role',
	'env',
	'environment',
	'network',
	'zone',
	'tier',
	'estado',
	'fase',
	'visibilidad',
	'alcance',
	'acceso',
]);

/** Whether the name says that its value is no code; a name that merely says nothing contradicts nothing. */
function contradicts(name: string): boolean {
	return OTHER_VALUES.has(splitWords(name).at(-1) ?? '');
}

function placeOf({
	start,
	end,
	token,
	canonical,
}: CodeHit): Pick<Occurrence, 'start' | 'end' | 'token' | 'canonical'> {
	return { start, end, token, canonical };
}

function suggest(hit: CodeHit, reason: SuggestReason): Occurrence {
	return { ...placeOf(hit), kind: 'suggestion', reason };
}

function leave(hit: CodeHit, reason: LeaveReason): Occurrence {
	return { ...placeOf(hit), kind: 'left', reason };
}
