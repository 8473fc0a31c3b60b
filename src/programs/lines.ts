type Line = string | false | undefined;

/** Lines of a program; what is left out leaves no line. */
export function lines(parts: readonly (Line | readonly Line[])[]): string {
	const written = parts.flat().filter((line) => typeof line === 'string');
	return `${written.join('\n')}\n`;
}
