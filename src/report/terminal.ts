import type { Context, Diagnostic, Report, Response, Severity } from '../contract/types.ts';
import { faultText, verdictText } from '../messages/describe.ts';
import type { Messages } from '../messages/texts.ts';
import { createPositions, type Position, type Positions, shiftPositions } from '../text/position.ts';

type Style = 'red' | 'yellow' | 'cyan' | 'bold' | 'dim';
/** Sets a text in a style, where there are styles. */
export type Paint = (style: Style, text: string) => string;

/** One judged file. */
export interface CheckedFile {
	readonly file: string;
	readonly text: string;
	readonly report: Report;
	readonly context: Context;
	/** Where `text` is a part of a longer file: where it begins, and the responses before it. */
	readonly part?: FilePart;
}

interface FilePart extends Position {
	readonly offset: number;
	readonly before: number;
}

/** Places in the file of what stands in the text. */
export function positionsIn({ text, part }: CheckedFile): Positions {
	const positions = createPositions(text);
	return part ? shiftPositions(positions, part) : positions;
}

const COLOUR: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** The report of one file, for people who read it in a terminal. */
export function terminalReport(judged: CheckedFile, messages: Messages, paint: Paint): string {
	const positions = positionsIn(judged);
	const { part } = judged;
	const { responses } = judged.report;
	const blocks = responses.flatMap((response, index) => [
		...(part || responses.length > 1 ? [labelOf(response, index, judged, messages)] : []),
		...responseLines(response, judged, positions, messages, paint),
	]);
	return [...(part && part.before > 0 ? [] : [paint('bold', judged.file)]), ...blocks, ''].join('\n');
}

/** Which of several it is: its number, the tool, the id and the time, as far as they are known. */
function labelOf(
	{ exchange }: Response,
	index: number,
	{ part, report }: CheckedFile,
	{ cli }: Messages,
): string {
	const number = cli.response(index + 1 + (part?.before ?? 0), part ? undefined : report.responses.length);
	const { tool, id, elapsedMs } = exchange ?? {};
	const facts = [tool, id && `id ${id}`, elapsedMs === undefined ? undefined : `${Math.round(elapsedMs)} ms`];
	return `  ${[number, ...facts.filter((fact) => fact !== undefined)].join(' · ')}`;
}

function responseLines(
	response: Response,
	judged: CheckedFile,
	positions: Positions,
	messages: Messages,
	paint: Paint,
): string[] {
	const { title, why } = verdictText(messages, response, judged.context);
	const { chat, voice } = response.reaction;
	const { texts } = messages.reaction;
	return [
		`  ${paint('bold', title)}`,
		`  ${why}`,
		`  ${messages.cli.reaction(texts[chat.id].chat.verb, texts[voice.id].voice.verb)}`,
		...(response.layers.length > 0 ? [`  ${messages.cli.layers(layerNames(response, messages))}`] : []),
		...response.diagnostics.flatMap((diagnostic) => faultLines(diagnostic, positions, messages, paint)),
	];
}

function layerNames({ layers }: Response, { terms }: Messages): string[] {
	return layers.map(({ id, fact }) => (fact ? `${terms.layers[id]} ${terms.fact(fact)}` : terms.layers[id]));
}

function faultLines(
	diagnostic: Diagnostic,
	positions: Positions,
	messages: Messages,
	paint: Paint,
): string[] {
	const { line, column } = positions.positionOf(diagnostic.span[0]?.start ?? 0);
	const { wrong, consequence, remedy } = faultText(messages, diagnostic);
	const severity = paint(COLOUR[diagnostic.severity], messages.terms.severities[diagnostic.severity]);
	const origin = [
		diagnostic.rule,
		...diagnostic.sources.map(messages.terms.source),
		...(diagnostic.fixes?.length ? [messages.cli.fixable] : []),
	];
	return [
		`    ${line}:${column}  ${severity}  ${wrong}`,
		`      ${consequence}`,
		`      ${remedy}`,
		`      ${paint('dim', origin.join(' · '))}`,
	];
}
