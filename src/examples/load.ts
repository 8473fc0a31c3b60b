import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from '../zod.ts';
import { toEntry } from './build.ts';
import { type Example, type ExampleEntry, exampleNameSchema, exampleSchema } from './schema.ts';

/** From the root of the repository, where every script runs. */
export const EXAMPLES_FOLDER = 'content/examples';

/** One example of the text of its file; throws with the file's name and every fault in it. */
export function parseExample(name: string, yaml: string): Example {
	const parsed = exampleSchema.safeParse(parse(yaml));
	if (!exampleNameSchema.safeParse(name).success || !parsed.success) {
		const faults = parsed.error ? z.prettifyError(parsed.error) : 'the name is not kebab-case';
		throw new Error(`${EXAMPLES_FOLDER}/${name}.yaml: ${faults}`);
	}
	return parsed.data;
}

/** Every example of the folder by name, in the order of the names. */
export async function loadExamples(folder = EXAMPLES_FOLDER): Promise<ReadonlyMap<string, Example>> {
	const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
	const examples = await Promise.all(
		files.map(async (file) => {
			const name = file.slice(0, -'.yaml'.length);
			return [name, parseExample(name, await readFile(join(folder, file), 'utf8'))] as const;
		}),
	);
	return new Map(examples);
}

/** The same for pages and the playground, with the built text. */
export async function loadEntries(folder = EXAMPLES_FOLDER): Promise<readonly ExampleEntry[]> {
	return [...(await loadExamples(folder))].map(([name, example]) => toEntry(name, example));
}
