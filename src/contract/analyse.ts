import { findLegacyCodes } from '../registry/index.ts';
import { classify } from './classify/index.ts';
import { heardOf } from './heard.ts';
import { createPairing } from './layers/pairing.ts';
import { peel } from './layers/peel.ts';
import { predictReaction } from './reaction.ts';
import { type AnyRule, runRule } from './rule.ts';
import { ALL_RULES } from './rules/index.ts';
import {
	type AnalysedResponse,
	type Classified,
	type Context,
	type Crash,
	type Diagnostic,
	type LegacyCode,
	type Report,
	type Response,
	SEVERITIES,
} from './types.ts';

/**
 * Judges a pasted text: what is wrapped around the response, what it is, what the agent will do, and each fault at its
 * place. Of a part of a longer text the pairing knows the requests that stand before it.
 */
export function analyse(
	text: string,
	context: Context,
	rules: readonly AnyRule[] = ALL_RULES,
	pairing = createPairing(),
): Report {
	const crashed: Crash[] = [];
	const responses = peel(text, context, pairing).map((subject) =>
		findFaults(classify(subject), rules, crashed),
	);
	return { text, context, responses, worst: findWorst(responses), crashed };
}

/**
 * One response of a text with its verdict, and no rule run: where its reaction or what stands in it is wanted, and not
 * its faults. Undefined where the text has no such response.
 */
export function readResponse(text: string, context: Context, index: number): Classified | undefined {
	const subject = peel(text, context)[index];
	return subject && classify(subject);
}

function findFaults(read: Classified, rules: readonly AnyRule[], crashed: Crash[]): AnalysedResponse {
	const { span, layers, verdict, shape, seeming, exchange, recognised, errorType } = read;
	const diagnostics = rules.flatMap((rule) => runSafely(rule, read, crashed)).sort(byPlace);
	const reaction = predictReaction(read);
	const heard = heardOf(read, reaction.chat.id, diagnostics);
	return {
		span,
		layers,
		verdict,
		shape,
		...(seeming && { seeming }),
		...(exchange && { exchange }),
		recognised,
		errorType,
		reaction,
		...(heard && { heard }),
		diagnostics,
		legacyCodes: listCodes(read),
		read,
	};
}

/** Legacy codes in what the agent reads; those inside `error` have rules of their own. */
function listCodes({ payload, rpc }: Classified): LegacyCode[] {
	const read = payload ?? rpc?.error;
	return read
		? findLegacyCodes(read).map(({ span, legacy, canonical }) => ({ span, legacy, canonical }))
		: [];
}

/** A rule that throws is a fault of ours: it is told beside the findings of the others, never instead of them. */
function runSafely(rule: AnyRule, response: Classified, crashed: Crash[]): Diagnostic[] {
	try {
		return runRule(rule, response);
	} catch (error) {
		crashed.push({ rule: rule.meta.id, message: error instanceof Error ? error.message : String(error) });
		return [];
	}
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
	const place = (a.span[0]?.start ?? 0) - (b.span[0]?.start ?? 0);
	return place || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity);
}

/** By the gravest finding; among equals a failure goes before a success, then the order of the paste decides. */
function findWorst(responses: readonly Response[]): number {
	let worst = 0;
	let weight = Number.POSITIVE_INFINITY;
	for (const [index, { diagnostics, verdict }] of responses.entries()) {
		const gravest = diagnostics.reduce(
			(rank, { severity }) => Math.min(rank, SEVERITIES.indexOf(severity)),
			3,
		);
		const current = gravest * 2 + (verdict === 'success' ? 1 : 0);
		if (current < weight) [worst, weight] = [index, current];
	}
	return worst;
}
