import { LAYERS } from '../contract/layers/types.ts';
import { type Context, SEVERITIES } from '../contract/types.ts';
import * as z from '../zod.ts';

/** What a link carries. Never language or theme: those are the reader's. */
export interface LinkState {
	/** The pasted text, unit for unit; lone surrogates and a byte-order mark included. */
	readonly text: string;
	/** Which view of the playground is open; the first where there is none. */
	readonly view?: string;
	readonly context: Context;
	/** The diagnostic that is selected: its rule, and where it begins in the text. */
	readonly selected?: { readonly rule: string; readonly start: number };
}

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,63}$/));
const offset = z.int().check(z.nonnegative());

/** The state beside the text, under short names; what has its usual value is left out. Members of later times are ignored. */
const headerSchema = z.object({
	v: z.exactOptional(name),
	/** 0 where billing is off. */
	b: z.exactOptional(z.literal(0)),
	e: z.exactOptional(z.number().check(z.nonnegative())),
	t: z.exactOptional(z.string().check(z.maxLength(200))),
	l: z.exactOptional(z.enum(LAYERS)),
	r: z.exactOptional(z.record(name, z.enum([...SEVERITIES, 'off']))),
	s: z.exactOptional(z.tuple([name, offset])),
});
type Header = z.infer<typeof headerSchema>;

/** The state beside the text as one line; empty where all is as usual. */
export function writeHeader({ view, context, selected }: LinkState): string {
	const { billing, elapsedSeconds, tool, layer, rules } = context;
	const header: Header = {
		...(view === undefined ? {} : { v: view }),
		...(billing ? {} : { b: 0 as const }),
		...(elapsedSeconds === undefined ? {} : { e: elapsedSeconds }),
		...(tool === undefined ? {} : { t: tool }),
		...(layer === undefined ? {} : { l: layer }),
		...(rules === undefined || Object.keys(rules).length === 0 ? {} : { r: { ...rules } }),
		...(selected === undefined ? {} : { s: [selected.rule, selected.start] as [string, number] }),
	};
	return Object.keys(header).length === 0 ? '' : JSON.stringify(header);
}

function parseHeader(line: string): Header | undefined {
	if (line === '') return {};
	try {
		const parsed = headerSchema.safeParse(JSON.parse(line));
		return parsed.success ? parsed.data : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}

/** The state again; undefined where the line is none. */
export function readHeader(line: string, text: string): LinkState | undefined {
	const header = parseHeader(line);
	if (header === undefined) return undefined;
	const { v, b, e, t, l, r, s } = header;
	return {
		text,
		...(v === undefined ? {} : { view: v }),
		context: {
			billing: b === undefined,
			...(e === undefined ? {} : { elapsedSeconds: e }),
			...(t === undefined ? {} : { tool: t }),
			...(l === undefined ? {} : { layer: l }),
			...(r === undefined ? {} : { rules: r }),
		},
		...(s === undefined ? {} : { selected: { rule: s[0], start: s[1] } }),
	};
}
