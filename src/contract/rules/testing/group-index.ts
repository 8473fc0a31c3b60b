/** As a rule's file exports it: `html-entity` is `htmlEntity`. */
export function exportedName(id: string): string {
	return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The text of a group's `index.ts`.
 * @param current the text that is there: its order, which is the catalogue's, stays, and new rules come behind it
 * @param ids of the rules whose files stand in the group's folder, sorted
 */
export function writeGroupIndex(group: string, current: string, ids: readonly string[]): string {
	const byName = new Map(ids.map((id) => [exportedName(id), id]));
	const listed = [...current.matchAll(/^\t\[(\w+)\.meta\.id\]/gm)].flatMap(([, name = '']) =>
		byName.has(name) ? [name] : [],
	);
	const names = new Set([...listed, ...byName.keys()]);
	return [
		...ids.map((id) => `import { ${exportedName(id)} } from './${id}.ts';`),
		'',
		'/** Rules of the group, by id. */',
		`export const ${group}Rules = {`,
		...[...names].map((name) => `\t[${name}.meta.id]: ${name},`),
		'};',
		'',
	].join('\n');
}
