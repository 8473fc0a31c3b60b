/** In a comment of any syntax: the codes of this line, or of the next where nothing else stands, are to stay. */
const MARK = /contraste-keep(?![\w-])/;
const ALONE = /^[^\p{L}\p{N}]{0,40}contraste-keep(?![\w-])/u;
/** At the head of a file: all of its codes are to stay. */
const FILE_MARK = 'contraste-keep-file';
const HEAD = 4000;

/** Tells of a place in a text whether its author marked it to stay. */
export function keptPlaces(text: string): (start: number) => boolean {
	if (!text.includes('contraste-keep')) return () => false;
	if (text.slice(0, HEAD).includes(FILE_MARK)) return () => true;
	return (start) => {
		const lineStart = text.lastIndexOf('\n', start - 1) + 1;
		const lineEnd = text.indexOf('\n', start);
		if (MARK.test(text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd))) return true;
		return lineStart > 0 && ALONE.test(text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - 1));
	};
}
