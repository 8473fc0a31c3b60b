import type { Diagnostic, Report, Response } from '../contract/types.ts';
import { countBySeverity, faultSentence } from '../messages/describe.ts';
import type { Messages } from '../messages/index.ts';
import type { CheckedFile } from '../report/terminal.ts';
import { createPositions, type Positions } from '../text/position.ts';

/** Where a diagnostic stands, counted from 1; columns in UTF-16 code units. */
interface Place {
	readonly line: number;
	readonly column: number;
	readonly endLine: number;
	readonly endColumn: number;
}

interface JsonDiagnostic extends Place {
	readonly rule: string;
	readonly severity: string;
	readonly message: string;
	readonly sources: readonly string[];
	readonly fixable: boolean;
}

interface JsonResponse {
	readonly verdict: string;
	readonly conforms: boolean;
	readonly errorType: string | null;
	readonly reaction: { readonly chat: string; readonly voice: string };
	readonly layers: readonly string[];
	readonly diagnostics: readonly JsonDiagnostic[];
}

interface JsonReport extends JsonResponse {
	readonly file: string;
	/** All of them in the order of the file, where there are several. */
	readonly responses?: readonly JsonResponse[];
}

function worstOf({ responses, worst }: Report): Response {
	const response = responses[worst];
	if (!response) throw new RangeError('A report has at least one response.');
	return response;
}

/** A response conforms without errors. */
export function conforms({ diagnostics }: Pick<Response, 'diagnostics'>): boolean {
	return countBySeverity(diagnostics).error === 0;
}

/** From the beginning of the first range to the end of the last. */
function placeOf({ span }: Pick<Diagnostic, 'span'>, positions: Positions): Place {
	const start = positions.positionOf(span[0]?.start ?? 0);
	const end = positions.positionOf(span.at(-1)?.end ?? 0);
	return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

export function jsonReport(judged: CheckedFile, messages: Messages): JsonReport {
	const positions = createPositions(judged.text);
	const all = judged.report.responses;
	return {
		file: judged.file,
		...jsonResponse(worstOf(judged.report), positions, messages),
		...(all.length > 1 && { responses: all.map((response) => jsonResponse(response, positions, messages)) }),
	};
}

function jsonResponse(response: Response, positions: Positions, messages: Messages): JsonResponse {
	return {
		verdict: response.verdict,
		conforms: conforms(response),
		errorType: response.errorType,
		reaction: { chat: response.reaction.chat.id, voice: response.reaction.voice.id },
		layers: response.layers.map(({ id }) => id),
		diagnostics: response.diagnostics.map((diagnostic) => ({
			rule: diagnostic.rule,
			severity: diagnostic.severity,
			...placeOf(diagnostic, positions),
			message: faultSentence(messages, diagnostic),
			sources: diagnostic.sources,
			fixable: (diagnostic.fixes?.length ?? 0) > 0,
		})),
	};
}
