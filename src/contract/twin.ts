import type { Edit } from '../text/edit.ts';
import { jsonStringView } from '../text/json/string-view.ts';
import type { JsonNode } from '../text/json/types.ts';
import type { Subject } from './types.ts';

/** The same value in the payload's copy in a text block; undefined where there is none, or where it says something else. */
export function twinOf(subject: Subject, node: JsonNode): JsonNode | undefined {
	const { payload, twin } = subject;
	if (!payload || !twin) return undefined;
	const path = pathBetween(payload, node);
	const same = path?.reduce<JsonNode | undefined>(follow, twin);
	return same?.kind === node.kind && same.scalar === node.scalar ? same : undefined;
}

/** A value and, where the payload stands again in a text block, its copy there. */
export function withTwin(subject: Subject, node: JsonNode): readonly JsonNode[] {
	const twin = twinOf(subject, node);
	return twin ? [node, twin] : [node];
}

/** Edits that replace a part of a string node's text, in the twin too. */
export function replaceInString(
	subject: Subject,
	node: JsonNode,
	start: number,
	end: number,
	text: string,
): readonly Edit[] {
	return withTwin(subject, node).flatMap((copy) => [...jsonStringView(copy).replace(start, end, text)]);
}

/** Edits that put other JSON in the place of a value, in the twin too. */
export function replaceValue(subject: Subject, node: JsonNode, json: string): readonly Edit[] {
	return withTwin(subject, node).flatMap((copy) => [
		...copy.document.view.replace(copy.start, copy.end, json),
	]);
}

type Step = string | number;

function pathBetween(top: JsonNode, node: JsonNode): Step[] | undefined {
	const path: Step[] = [];
	let at = node;
	while (at.start !== top.start || at.document !== top.document) {
		const { parent } = at;
		if (!parent) return undefined;
		path.unshift(at.key?.name ?? parent.children.findIndex((child) => child.start === at.start));
		at = parent;
	}
	return path;
}

function follow(node: JsonNode | undefined, step: Step): JsonNode | undefined {
	return typeof step === 'string' ? node?.get(step) : node?.children[step];
}
