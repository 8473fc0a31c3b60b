import type { JsonDocument, SyntaxFault, SyntaxFaultId } from '../../../text/json/types.ts';
import { LOSSY_MARK } from '../../layers/near-json.ts';
import { defineRule, type RuleFix } from '../../rule.ts';
import { repairEdits } from './repair.ts';

interface Args {
	readonly fault: Exclude<SyntaxFaultId, 'truncated'>;
	/** What stands there, at most 40 code units. */
	readonly found: string;
	readonly expected: SyntaxFault['expected'];
	/** How many times in this document. */
	readonly count: number;
}

interface Fixes {
	readonly repair: Record<never, never>;
}

/** What keeps the text from being JSON, each kind named once; a chat's quotes alone are no fault of the tool. */
export const jsonSyntax = defineRule<'json-syntax', Args, Fixes>({
	meta: {
		id: 'json-syntax',
		group: 'input',
		severity: 'error',
		sources: ['project'],
		fixable: true,
		since: '0.1.0',
	},
	check({ ownDocuments, verdict }, report) {
		if (verdict === 'not-a-response') return;
		for (const document of ownDocuments) {
			const kinds = groupFaults(document);
			if (kinds.size === 0) continue;
			// A display of a program is no JSON at all; that parts are missing is what matters there.
			if (LOSSY_MARK.test(document.view.text)) continue;
			const isChat = [...kinds.keys()].every((id) => id === 'smart-quotes');
			let fixes = repairFix(document);
			for (const [fault, [first, ...others]] of kinds) {
				if (!first) continue;
				report({
					at: document.view.locate(first.start, first.end),
					args: { fault, found: first.found, expected: first.expected, count: others.length + 1 },
					...(isChat && { severity: 'info' }),
					related: others.slice(0, MOST_PLACES).map((other) => document.view.locate(other.start, other.end)),
					fixes,
				});
				fixes = [];
			}
		}
	},
});

/** Places of one kind that are shown; the count tells the rest. */
const MOST_PLACES = 50;

function groupFaults({ faults }: JsonDocument): Map<Args['fault'], SyntaxFault[]> {
	const kinds = new Map<Args['fault'], SyntaxFault[]>();
	for (const fault of faults) {
		if (fault.id === 'truncated') continue;
		const list = kinds.get(fault.id);
		if (list) list.push(fault);
		else kinds.set(fault.id, [fault]);
	}
	return kinds;
}

/** One repair for the whole document, offered at its first fault; never for a text that is cut. */
function repairFix(document: JsonDocument): RuleFix<Fixes>[] {
	if (document.faults.some((fault) => fault.id === 'truncated')) return [];
	const edits = repairEdits(document);
	if (edits === undefined) return [];
	return [
		{
			id: 'repair',
			args: {},
			kind: document.faults.every(({ id }) => id === 'odd-spaces') ? 'safe' : 'suggestion',
			edits,
		},
	];
}
