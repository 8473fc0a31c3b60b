import { examples } from 'contraste:examples';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../text/edit.ts';
import { analyse } from '../analyse.ts';

/** Forms in which a copied text is broken; each is tried on every example. */
const BREAKS: Readonly<Record<string, (text: string) => string>> = {
	'as it is': (text) => text,
	'without its first letter': (text) => text.slice(1),
	'without its last letter': (text) => text.slice(0, -1),
	'with spaces of a word processor': (text) => text.replaceAll(/(?<=[:,]) /g, '\u00a0'),
	'with the arrows of Ruby': (text) => text.replaceAll(/(?<=")\s*:\s*(?=["{[])/g, '=>'),
	'with a comma too many': (text) => text.replace(/\}(?=[^}]*$)/, ',}'),
};

const NESTED = /"error"\s*(?::|=>)\s*\{\s*"error"\s*(?::|=>)/;

describe.each(Object.entries(BREAKS))('a safe fix of an example %s', (_, breakText) => {
	test('leaves JSON what was JSON, and nests no error in an error', () => {
		const wrong = examples.flatMap(({ name, text, context }) => {
			const before = breakText(text);
			const { billing } = context;
			const fixes = analyse(before, { billing }).responses.flatMap(({ diagnostics }) =>
				diagnostics.flatMap(({ rule, fixes: all = [] }) => all.map((fix) => ({ rule, fix }))),
			);
			return fixes.flatMap(({ rule, fix }) => {
				if (fix.kind !== 'safe') return [];
				const after = applyEdits(before, fix.edits);
				const broke = isJson(before) && !isJson(after);
				const nests = NESTED.test(after) && !NESTED.test(before);
				return broke || nests ? [`${name}: ${rule} ${fix.id}`] : [];
			});
		});
		expect(wrong).toEqual([]);
	});
});

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false; // Not JSON: then there is nothing to keep.
	}
}
