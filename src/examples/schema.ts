import { ERROR_TYPES, REACTIONS, VERDICTS } from '../contract/types.ts';
import { byLocale } from '../locales.ts';
import * as z from '../zod.ts';
import { recipeSchema } from './recipe.ts';

/** Shelves of the menu and the gallery, in their order. */
export const EXAMPLE_GROUPS = [
	'distinction',
	'types',
	'success',
	'mistakes',
	'sentences',
	'protocol',
	'layers',
	'legacy',
] as const;
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number];

/** Name of an example: file name, and short link `#ejemplo=<name>` for ever. */
export const exampleNameSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const inEachLanguage = z.strictObject(byLocale(() => z.string().check(z.minLength(1))));

const reaction = z.enum(REACTIONS);

export const exampleSchema = z.strictObject({
	title: inEachLanguage,
	note: z.exactOptional(inEachLanguage),
	group: z.enum(EXAMPLE_GROUPS),
	/** A string is the literal text; any other value is written as JSON. */
	payload: z.json(),
	wire: z.prefault(recipeSchema, {}),
	context: z.prefault(
		z.strictObject({
			billing: z._default(z.boolean(), true),
			elapsedSeconds: z.exactOptional(z.number().check(z.nonnegative())),
			tool: z.exactOptional(z.string()),
		}),
		{},
	),
	expect: z.strictObject({
		verdict: z.enum(VERDICTS),
		errorType: z.nullable(z.enum(ERROR_TYPES)),
		reaction: z.strictObject({ chat: reaction, voice: reaction }),
		/** Ids of the rules that find an error or a warning: these and no others. */
		rules: z.array(z.string()),
		/** The same for advice, which leaves a response clean. */
		advice: z._default(z.array(z.string()), []),
	}),
});
/** An example as its file says it. */
export type Example = z.infer<typeof exampleSchema>;

/** An example as pages and the playground use it. */
export interface ExampleEntry {
	readonly name: string;
	readonly title: Example['title'];
	readonly note?: Example['note'];
	readonly group: ExampleGroup;
	/** What would be pasted. */
	readonly text: string;
	readonly context: Example['context'];
	readonly expect: Example['expect'];
}
