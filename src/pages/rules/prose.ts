import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';

/** From the root of the repository: `<id>.yaml`, what a page says of a rule beyond its messages. */
export const PROSE_FOLDER = 'content/rules';

const EXTENSION = '.yaml';
/** Markdown by language. Which languages there are is for `catalogue-faults.ts` to say. */
const proseSchema = z.record(z.string(), z.string());

export type Prose = z.infer<typeof proseSchema>;

/** The prose of every rule by its id; throws with the file's name where it is no text by language. */
export async function readRuleProse(folder: string = PROSE_FOLDER): Promise<ReadonlyMap<string, Prose>> {
	const files = (await readdir(folder)).sort();
	return new Map(
		await Promise.all(
			files.map(async (file) => {
				const parsed = proseSchema.safeParse(parse(await readFile(`${folder}/${file}`, 'utf8')));
				if (!file.endsWith(EXTENSION) || !parsed.success) {
					const faults = parsed.error ? z.prettifyError(parsed.error) : 'its name does not end in .yaml';
					throw new Error(`${folder}/${file}: ${faults}`);
				}
				return [file.slice(0, -EXTENSION.length), parsed.data] as const;
			}),
		),
	);
}

/** The id of an entry of the collection: a rule in a language. */
export function proseId(rule: string, locale: string): string {
	return `${rule}/${locale}`;
}

/** A collection of the prose of the rules, an entry for each rule in each language. */
export function ruleProse(): Loader {
	return {
		name: 'rule-prose',
		async load({ store, renderMarkdown, watcher, generateDigest }) {
			const loadAll = async () => {
				store.clear();
				for (const [rule, prose] of await readRuleProse()) {
					for (const [locale, body] of Object.entries(prose)) {
						const id = proseId(rule, locale);
						// A place that is none, so that what marks quotations in other languages can tell the language.
						const fileURL = pathToFileURL(`${PROSE_FOLDER}/${id}.md`);
						const rendered = await renderMarkdown(body, { fileURL });
						store.set({ id, data: {}, body, rendered, digest: generateDigest(body) });
					}
				}
			};
			await loadAll();
			watcher?.add(PROSE_FOLDER);
			watcher?.on('change', (path) => {
				if (path.replaceAll('\\', '/').includes(`${PROSE_FOLDER}/`)) void loadAll();
			});
		},
	};
}
