import { sameValue } from '../../../text/json/canonical.ts';
import type { JsonNode } from '../../../text/json/types.ts';
import { replaceText, replaceValue } from '../../edits.ts';
import { stringOf } from '../../layers/shapes.ts';
import { defineRule } from '../../rule.ts';

interface Args {
	/** The first member that differs, where one can be named. */
	readonly member: string | null;
}

interface Fixes {
	readonly 'copy-to-text': Record<never, never>;
}

/** The JSON of a text block must say what `structuredContent` says: the one reaches some clients, the other the rest. */
export const copiesDisagree = defineRule<'copies-disagree', Args, Fixes>({
	meta: {
		id: 'copies-disagree',
		group: 'result',
		severity: 'error',
		sources: ['MCP'],
		fixable: true,
		since: '0.1.0',
	},
	check(response, report) {
		const { result, twin, payload } = response;
		const governing = result?.structuredContent;
		if (!governing || !twin || sameValue(governing, twin) || isMemberOf(governing, twin)) return;
		if (payload && sameValue(payload, twin)) return;
		const text = result.texts.find((part) => part.json?.document === twin.document);
		if (!text || response.documents.some((document) => document.faults.length > 0)) return;
		const place = firstDifference(governing, twin);
		report({
			at: place?.key ?? place ?? text.node,
			args: { member: place?.key?.name ?? null },
			related: [governing.key?.span() ?? governing.span()],
			fixes: [
				{
					id: 'copy-to-text',
					args: {},
					kind: 'suggestion',
					edits:
						twin.start === 0 && twin.end === twin.document.view.text.length
							? replaceText(text, governing.raw)
							: replaceValue(response, twin, governing.raw),
				},
			],
		});
	},
});

/** FastMCP and others show one member of the structure alone. */
function isMemberOf(governing: JsonNode, twin: JsonNode): boolean {
	const text = twin.document.view.text.trim();
	return (
		governing.kind === 'object' &&
		governing.children.some((child) => sameValue(child, twin) || stringOf(child)?.trim() === text)
	);
}

/** The first member of the copy that is another, or not there, in the one that governs. */
function firstDifference(governing: JsonNode, copy: JsonNode): JsonNode | undefined {
	if (governing.kind !== 'object' || copy.kind !== 'object') return undefined;
	for (const child of copy.children) {
		const other = child.key && governing.get(child.key.name);
		if (!other) return child;
		if (!sameValue(other, child)) return firstDifference(other, child) ?? child;
	}
	return undefined;
}
