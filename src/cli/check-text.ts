import { styleText } from 'node:util';
import type { Diagnostic, Response, Severity } from '../contract/types.ts';
import { faultText, verdictText } from '../messages/describe.ts';
import type { Messages } from '../messages/index.ts';
import { createPositions, type Positions } from '../text/position.ts';
import { type Judged, placeOf } from './check-report.ts';

type Style = 'red' | 'yellow' | 'cyan' | 'bold' | 'dim';
type Paint = (style: Style, text: string) => string;

/** Colours for a terminal, plain text elsewhere. */
export function paintFor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Paint {
	const isOn = isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
	return (style, text) => (isOn ? styleText(style, text, { validateStream: false }) : text);
}

const COLOUR: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** The report of one file for people. */
export function textReport(judged: Judged, messages: Messages, paint: Paint): string {
	const positions = createPositions(judged.text);
	const { responses } = judged.report;
	const blocks = responses.flatMap((response, index) => [
		...(responses.length > 1 ? [`  ${messages.cli.response(index + 1, responses.length)}`] : []),
		...responseLines(response, judged, positions, messages, paint),
	]);
	return [paint('bold', judged.file), ...blocks, ''].join('\n');
}

function responseLines(
	response: Response,
	judged: Judged,
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
	const { line, column } = placeOf(diagnostic, positions);
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
