import type { Context, Response } from '../contract/types.ts';
import { faultText, ruleName, verdictText } from '../messages/describe.ts';
import type { PlaygroundTexts } from '../messages/es/playground.ts';
import type { Messages } from '../messages/texts.ts';
import type { Position } from '../text/position.ts';
import { heardShown } from './reaction.ts';

export interface ReportInput {
	readonly text: string;
	readonly context: Context;
	/** None where there was nothing to judge; `places` are those of its diagnostics. */
	readonly response: (Response & { readonly places: readonly Position[] }) | undefined;
}

export interface ReportTexts {
	readonly core: Messages;
	readonly ui: Pick<PlaygroundTexts, 'report' | 'context' | 'states'>;
}

const MOST_QUOTED = 4000;

/** The verdict for a ticket, as Markdown. */
export function markdownReport({ text, context, response }: ReportInput, texts: ReportTexts): string {
	const { core, ui } = texts;
	const { report } = ui;
	if (!response) return `# ${report.title}\n\n${ui.states.emptyTitle}\n`;
	const { title, why } = verdictText(core, response, context);
	const reaction = (channel: 'chat' | 'voice'): string =>
		core.reaction.texts[response.reaction[channel].id][channel].verb;
	const facts = [
		[report.verdict, `${title}. ${why}`],
		...(response.errorType ? [[report.type, `\`${response.errorType}\``]] : []),
		[report.chat, reaction('chat')],
		[report.voice, reaction('voice')],
		...heardFact(response, texts),
		[report.context, contextLine(context, texts)],
	];
	const faults = response.diagnostics.map((diagnostic, index) => {
		const { wrong, consequence, remedy } = faultText(core, diagnostic);
		const { line, column } = response.places[index] ?? { line: 1, column: 1 };
		const sources = [ruleName(core, diagnostic.rule), ...diagnostic.sources.map(core.terms.source)].join(
			', ',
		);
		const severity = core.terms.severities[diagnostic.severity];
		return `${index + 1}. **${severity}** ${line}:${column} — ${wrong}. ${consequence} ${remedy} (${sources})`;
	});
	return [
		`# ${report.title}`,
		facts.map(([name, value]) => `- ${name}: ${value}`).join('\n'),
		`## ${report.faults}`,
		faults.length > 0 ? faults.join('\n') : report.none,
		`## ${report.text}`,
		quoted(text, texts),
		'',
	].join('\n\n');
}

function heardFact(
	{ reaction, heard }: Response,
	{ core, ui }: ReportTexts,
): readonly (readonly [string, string])[] {
	const shown = heardShown(heard, core.reaction.texts[reaction.chat.id].chat, core);
	if (!shown) return [];
	const words = shown.text.quote.replaceAll(/\s+/gu, ' ');
	return [[ui.report.heard, `«${words}» (${core.reaction.from[shown.from]})`]];
}

function contextLine({ billing, elapsedSeconds, tool }: Context, { ui }: ReportTexts): string {
	const words = [`${ui.context.billing}: ${billing ? ui.context.on : ui.context.off}`];
	if (tool !== undefined) words.push(`${ui.context.tool}: \`${tool.replaceAll('`', '')}\``);
	if (elapsedSeconds !== undefined) {
		words.push(`${ui.context.elapsedBefore} ${elapsedSeconds} ${ui.context.elapsedAfter}`);
	}
	return words.join('; ');
}

/** A fence longer than any run of backticks inside. */
function quoted(text: string, { ui }: ReportTexts): string {
	const shown = text.slice(0, MOST_QUOTED).toWellFormed();
	const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
	const fence = '`'.repeat(Math.max(3, longest + 1));
	const left = text.length - shown.length;
	return `${fence}\n${shown}\n${fence}${left > 0 ? `\n\n${ui.report.cut(left)}` : ''}`;
}
