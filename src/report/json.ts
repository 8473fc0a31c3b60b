import { LAYERS } from '../contract/layers/types.ts';
import {
	type Diagnostic,
	ERROR_TYPES,
	REACTIONS,
	type Response,
	SEVERITIES,
	VERDICTS,
} from '../contract/types.ts';
import { countBySeverity, faultSentence, fixText } from '../messages/describe.ts';
import type { Messages } from '../messages/texts.ts';
import type { Positions } from '../text/position.ts';
import type { Span } from '../text/span.ts';
import * as z from '../zod.ts';
import { heardShown } from './reaction.ts';
import { plainText } from './rich.ts';
import { type CheckedFile, positionsIn } from './terminal.ts';

/** Version of the form: a member more raises the second number, another meaning the first. */
export const JSON_REPORT_VERSION = '1.1.0';

const count = z.int().check(z.minimum(1));
const offset = z
	.int()
	.check(z.minimum(0), z.describe('In UTF-16 code units from the beginning of the file.'));
const source = z.string().check(z.regex(/^(?:(?:ES|ZH)-\d{2}|MCP|JSON-RPC|HTTP|project)$/));

const fix = z.strictObject({
	id: z.string(),
	kind: z
		.enum(['safe', 'suggestion'])
		.check(z.describe('`safe` keeps the meaning and is certain; a `suggestion` is for a person to decide.')),
	title: z.string(),
	edits: z
		.array(z.strictObject({ start: offset, end: offset, text: z.string() }))
		.check(z.minLength(1), z.describe('Non-overlapping; all of them together make the fix.')),
});

const diagnostic = z.strictObject({
	rule: z.string(),
	severity: z.enum(SEVERITIES),
	line: count,
	column: count.check(z.describe('In UTF-16 code units, a byte-order mark not counted.')),
	endLine: count,
	endColumn: count,
	message: z.string(),
	sources: z.array(source).check(z.minLength(1)),
	url: z.url().check(z.describe("The rule's page.")),
	fixable: z.boolean(),
	fixes: z.array(fix).check(z.describe('The recommended one first.')),
});

const response = z.strictObject({
	verdict: z.enum(VERDICTS),
	conforms: z.boolean(),
	errorType: z.nullable(z.enum(ERROR_TYPES)),
	reaction: z.strictObject({ chat: z.enum(REACTIONS), voice: z.enum(REACTIONS) }),
	heard: z
		.nullable(z.strictObject({ from: z.enum(['own', 'contract']), sentence: z.string() }))
		.check(z.describe('What the customer hears, where the response or the contract says it.')),
	exchange: z
		.optional(
			z.strictObject({
				tool: z.optional(z.string()),
				id: z.optional(z.string()),
				elapsedMs: z.optional(z.number().check(z.nonnegative())),
			}),
		)
		.check(z.describe('The call that it answers, where the file holds it: tool, JSON-RPC id, time.')),
	layers: z.array(z.enum(LAYERS)),
	diagnostics: z.array(diagnostic),
});
type JsonResponse = z.infer<typeof response>;

const report = z.strictObject({
	version: z.literal(JSON_REPORT_VERSION),
	file: z.string(),
	index: z
		.optional(count)
		.check(z.describe('Which response of the file it is, where each has a line of its own: in a long file.')),
	...response.shape,
	responses: z
		.optional(z.array(response).check(z.minLength(2)))
		.check(
			z.describe('All of them in the order of the file, where there are several; the rest is of the worst.'),
		),
});
type JsonReport = z.infer<typeof report>;

/** The JSON Schema (draft 2020-12) of one line of `check --json`; `id` is its published address. */
export function jsonReportSchema(id: string): Record<string, unknown> {
	const { $schema, ...schema } = z.toJSONSchema(report, { target: 'draft-2020-12' });
	return { $schema, $id: id, title: 'Contraste check report', ...schema };
}

/** What the report of one file needs beside what was judged. */
export interface JsonTexts {
	readonly messages: Messages;
	/** The absolute address of a rule's page. */
	readonly ruleUrl: (rule: string) => string;
}

/** A response conforms without errors. */
export function conforms({ diagnostics }: Pick<Response, 'diagnostics'>): boolean {
	return countBySeverity(diagnostics).error === 0;
}

/** The lines of `check --json`, before they are written: one a file, and of a part of a long file one a response. */
export function jsonReports(checked: CheckedFile, texts: JsonTexts): JsonReport[] {
	const { file, part, report } = checked;
	if (!part) return [jsonReport(checked, texts)];
	const shift = { positions: positionsIn(checked), offset: part.offset };
	return report.responses.map((one, at) => ({
		version: JSON_REPORT_VERSION,
		file,
		index: part.before + at + 1,
		...jsonResponse(one, shift, texts),
	}));
}

/** One file as one line. */
export function jsonReport(checked: CheckedFile, texts: JsonTexts): JsonReport {
	const { file } = checked;
	const { responses, worst } = checked.report;
	const shift = { positions: positionsIn(checked), offset: checked.part?.offset ?? 0 };
	const all = responses.map((one) => jsonResponse(one, shift, texts));
	const gravest = all[worst];
	if (!gravest) throw new RangeError('A report has at least one response.');
	return { version: JSON_REPORT_VERSION, file, ...gravest, ...(all.length > 1 && { responses: all }) };
}

/** Places in the file, of what stands in the text that was judged. */
interface Shift {
	readonly positions: Positions;
	readonly offset: number;
}

function jsonResponse(one: Response, shift: Shift, texts: JsonTexts): JsonResponse {
	return {
		verdict: one.verdict,
		conforms: conforms(one),
		errorType: one.errorType,
		reaction: { chat: one.reaction.chat.id, voice: one.reaction.voice.id },
		heard: heardIn(one, texts),
		...(one.exchange && { exchange: one.exchange }),
		layers: one.layers.map(({ id }) => id),
		diagnostics: one.diagnostics.map((found) => jsonDiagnostic(found, shift, texts)),
	};
}

function heardIn({ heard, reaction }: Response, { messages }: JsonTexts): JsonResponse['heard'] {
	const shown = heardShown(heard, messages.reaction.texts[reaction.chat.id].chat, messages);
	if (shown?.from !== 'own' && shown?.from !== 'contract') return null;
	return { from: shown.from, sentence: shown.text.quote };
}

function jsonDiagnostic(
	found: Diagnostic,
	{ positions, offset: from }: Shift,
	{ messages, ruleUrl }: JsonTexts,
): JsonResponse['diagnostics'][number] {
	const fixes = found.fixes ?? [];
	return {
		rule: found.rule,
		severity: found.severity,
		...placeOf(found.span, positions),
		message: faultSentence(messages, found),
		sources: [...found.sources],
		url: ruleUrl(found.rule),
		fixable: fixes.length > 0,
		fixes: fixes.map(({ id, kind, edits, args }) => ({
			id,
			kind,
			title: plainText(fixText(messages, found.rule, { id, args })),
			edits: edits.map(({ offset: start, length, text }) => ({
				start: from + start,
				end: from + start + length,
				text,
			})),
		})),
	};
}

/** From the beginning of the first range to the end of the last; lines and columns from 1. */
function placeOf(
	span: Span,
	positions: Positions,
): Pick<JsonResponse['diagnostics'][number], 'line' | 'column' | 'endLine' | 'endColumn'> {
	const start = positions.positionOf(span[0]?.start ?? 0);
	const end = positions.positionOf(span.at(-1)?.end ?? 0);
	return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
