import { styleText } from 'node:util';
import type { Paint } from '../report/terminal.ts';

/** Colours for a terminal, plain text elsewhere. */
export function paintFor(isTerminal: boolean, env: Readonly<Record<string, string | undefined>>): Paint {
	const isOn = isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
	return (style, text) => (isOn ? styleText(style, text, { validateStream: false }) : text);
}
