import type { Range } from '../../../text/span.ts';
import { defineRule } from '../../rule.ts';
import { type ApologyKind, findApologies } from '../../words/find-apology.ts';
import type { Hit } from '../../words/hit.ts';
import { tidySentence } from '../../words/tidy.ts';
import { type HitArgs, hitFinding, hitsOf, mendAll, type NoArgs } from './hit-finding.ts';

/** The agent sets the tone (ES-36): a long apology is a fault, a short one is better left out. */
export const longApology = defineRule<'long-apology', HitArgs<ApologyKind>, { 'cut-apology': NoArgs }>({
	meta: {
		id: 'long-apology',
		group: 'sentence',
		severity: 'warning',
		sources: ['ES-36'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const found = hitsOf(response, findApologies);
		if (!found) return;
		const { sentence, hits } = found;
		const isLong = hits.length > 1 || hits.some(({ kind }) => kind === 'fervent');
		const ordered = [...hits].sort((one) => (one.kind === 'fervent' ? -1 : 1));
		const clauses = { sentence, hits: keepApart(hits.map((hit) => clauseOf(sentence.text, hit))) };
		const fixes = mendAll('cut-apology', 'suggestion', clauses, findApologies, () => ' ', tidySentence);
		const finding = hitFinding(sentence, hits, fixes, isLong ? 'warning' : 'info');
		report({ ...finding, args: { ...finding.args, kind: ordered[0]?.kind ?? 'apology' } });
	},
});

/** Words that only lead to an apology: «le ofrecemos nuestras …». */
const LEAD = new Set(
	'le les nos y de antemano por pedimos pido ofrecemos ofrezco presentamos nuestras'.split(' '),
);
/** What goes on with the apology: its reason, or the stop after it. */
const GOES_ON = /^\s{0,3}(?:(?:por|y|los|las|causad|ocasionad|mucho|de)(?:\p{L}|\s)|[.,;:!]|$)/u;

/** From the last stop before the words to the next one after them. */
function clauseOf(text: string, hit: Hit<ApologyKind>): Hit<ApologyKind> {
	const before = /[^.,;:!?¡¿]{0,60}$/u.exec(text.slice(Math.max(0, hit.start - 60), hit.start))?.[0] ?? '';
	const after = /^[^.,;:!?]{0,80}[.,;:!]{0,3}\s{0,3}/u.exec(text.slice(hit.end))?.[0] ?? '';
	const leads =
		before
			.toLowerCase()
			.match(/\p{L}+/gu)
			?.every((word) => LEAD.has(word)) ?? true;
	return {
		...hit,
		start: leads ? hit.start - before.length : hit.start,
		end: GOES_ON.test(text.slice(hit.end)) ? hit.end + after.length : hit.end,
	};
}

/** Of clauses that overlap the first one. */
function keepApart<R extends Range>(clauses: readonly R[]): R[] {
	let done = 0;
	return clauses.filter(({ start, end }) => {
		if (start < done) return false;
		done = end;
		return true;
	});
}
