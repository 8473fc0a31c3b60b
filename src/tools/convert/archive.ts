/**
 * The paths of files in an archive, in their order. Each stays inside the folder that it is unpacked into, on every
 * system, and none is another's: of files with one name all but the first get a number.
 */
export function archivePaths(names: readonly string[]): readonly string[] {
	const safe = names.map(safePath);
	const wanted = new Set(safe.map(asCompared));
	const given = new Set<string>();
	const isFree = (path: string): boolean => !given.has(asCompared(path)) && !wanted.has(asCompared(path));
	return safe.map((path) => {
		let own = path;
		for (let number = 2; given.has(asCompared(path)) && !isFree(own); number++) own = numbered(path, number);
		given.add(asCompared(own));
		return own;
	});
}

/** Without what climbs, what starts at a root or a drive, and what some system trims to such a thing. */
function safePath(name: string): string {
	const parts = name.split(/[\\/]/).filter((part) => !/^[.\s]*$/.test(part));
	return parts.map((part) => part.replaceAll(':', '_')).join('/') || 'file';
}

/** Many systems tell no names apart that differ by case or by how an accent is written. */
function asCompared(path: string): string {
	return path.normalize().toLowerCase();
}

/** `a/b (2).yaml` */
function numbered(path: string, number: number): string {
	const [, stem = path, ending = ''] = /^(.*[^/])(\.[^./]+)$/.exec(path) ?? [];
	return `${stem} (${number})${ending}`;
}
