import { type JsonTexts, jsonReports } from '../report/json.ts';
import { type CheckedFile, type Paint, terminalReport } from '../report/terminal.ts';

/** What any output may need beside what was judged. */
export interface Words extends JsonTexts {
	readonly paint: Paint;
}

interface Output {
	/** What is written of one file or of a part of it, without its last line end. */
	write(checked: CheckedFile, words: Words): string;
	/** Whether a line of totals ends several responses, and several files. */
	readonly sumsUp: boolean;
}

/** The ways in which `check` writes what it found, each asked for by the option of its name but for the default. */
export const OUTPUTS = {
	text: { write: (checked, { messages, paint }) => terminalReport(checked, messages, paint), sumsUp: true },
	json: {
		write: (checked, words) =>
			jsonReports(checked, words)
				.map((line) => JSON.stringify(line))
				.join('\n'),
		sumsUp: false,
	},
} as const satisfies Readonly<Record<string, Output>>;

export type OutputName = keyof typeof OUTPUTS;

export const DEFAULT_OUTPUT = 'text' satisfies OutputName;

function isOutputName(name: string): name is OutputName {
	return Object.hasOwn(OUTPUTS, name);
}

/** Names of the outputs that are asked for by an option. */
export const OUTPUT_OPTIONS: readonly OutputName[] = Object.keys(OUTPUTS)
	.filter(isOutputName)
	.filter((name) => name !== DEFAULT_OUTPUT);
