const OPENS = new Set(['{', '[']);
const CLOSES = new Set(['}', ']']);
/** A string, a run of space, a mark, or whatever else stands until one of those. */
const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|\s+|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The same JSON, a member a line: strings and numbers are copied as they stand, so that no digit and no escape changes.
 * Undefined where the text is no JSON.
 */
export function formatJson(text: string): string | undefined {
	if (!isJson(text)) return undefined;
	const parts: string[] = [];
	let depth = 0;
	let last = '';
	const newLine = (): void => {
		parts.push('\n', '  '.repeat(depth));
	};
	for (const [token] of text.matchAll(TOKEN)) {
		if (token.trim() === '') continue;
		if (CLOSES.has(token)) {
			depth--;
			if (!OPENS.has(last)) newLine();
		} else if (OPENS.has(last) || last === ',') newLine();
		parts.push(token === ':' ? ': ' : token);
		if (OPENS.has(token)) depth++;
		last = token;
	}
	return parts.join('');
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
