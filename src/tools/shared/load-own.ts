/**
 * What a language's own file holds, of a glob over `messages/<id>/`: no other file is loaded.
 * @throws {Error} where there is no file for the language
 */
export function loadOwn<Value>(
	files: Readonly<Record<string, () => Promise<Value>>>,
	locale: string,
): Promise<Value> {
	const own = Object.keys(files).find((path) => path.includes(`/messages/${locale}/`));
	const load = own === undefined ? undefined : files[own];
	if (!load) throw new Error(`No texts in ${locale}: ${Object.keys(files).join(', ')}`);
	return load();
}
