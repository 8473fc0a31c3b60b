/** A tool whose name says that it searches or lists: `buscar_citas`, `listProducts`; looking up one thing does not count. */
export function isListTool(name: string): boolean {
	const words = name.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).map((word) => word.toLowerCase());
	if (words.some((word) => word === 'listar' || word === 'list')) return true;
	return (
		words.some((word) => word === 'buscar' || word === 'search') && (words.at(-1)?.endsWith('s') ?? false)
	);
}
