import * as z from '../zod.ts';

/** Puts the response where it stands inside another value: `$response` the value, `$text` its JSON as a string. */
const wrapper = z.strictObject({
	layer: z.literal('wrapper'),
	around: z.json(),
});

const callToolResult = z.strictObject({
	layer: z.literal('calltoolresult'),
	isError: z.optional(z.boolean()),
	/** Repeats the payload as `structuredContent`. */
	structuredContent: z.optional(z.boolean()),
	/** The text block where it is not the payload's JSON; null for no block at all. */
	text: z.optional(z.nullable(z.string())),
	/** Members that stand beside the usual ones (`resultType`, `_meta`). */
	extra: z.optional(z.record(z.string(), z.json())),
});

const jsonRpc = z.strictObject({
	layer: z.literal('jsonrpc'),
	id: z.optional(z.union([z.int(), z.string(), z.null()])),
	member: z.optional(z.enum(['result', 'error'])),
});

const jsonRpcBatch = z.strictObject({
	layer: z.literal('jsonrpc-batch'),
	before: z.optional(z.array(z.json())),
	after: z.optional(z.array(z.json())),
});

const sse = z.strictObject({
	layer: z.literal('sse'),
	/** Value of the `event:` line; none where absent. */
	event: z.optional(z.string()),
	id: z.optional(z.string()),
	/** Comment lines (`: keepalive`) at the start. */
	comments: z.optional(z.array(z.string())),
	/** Messages sent before the response. */
	before: z.optional(z.array(z.json())),
	/** Longest `data:` line in characters; the stream splits the text at it. */
	dataLength: z.optional(z.int().check(z.positive())),
});

const http = z.strictObject({
	layer: z.literal('http'),
	status: z.int(),
	reason: z.optional(z.string()),
	headers: z.optional(z.record(z.string(), z.string())),
	/** `curl` marks each header line as `curl -v` does, the request's lines included. */
	shownBy: z.optional(z.enum(['wire', 'curl'])),
});

const jsonString = z.strictObject({ layer: z.literal('json-string') });

const markdownFence = z.strictObject({
	layer: z.literal('markdown-fence'),
	language: z.optional(z.string()),
	before: z.optional(z.string()),
	after: z.optional(z.string()),
});

const ndjson = z.strictObject({
	layer: z.literal('ndjson'),
	before: z.optional(z.array(z.json())),
	after: z.optional(z.array(z.json())),
});

const log = z.strictObject({
	layer: z.literal('log'),
	/** Stands on the same line, before the response. */
	prefix: z.string(),
	before: z.optional(z.string()),
	after: z.optional(z.string()),
});

/** One step of the way out of the server, with what varies in it. */
const stepSchema = z.discriminatedUnion('layer', [
	wrapper,
	callToolResult,
	jsonRpc,
	jsonRpcBatch,
	sse,
	http,
	jsonString,
	markdownFence,
	ndjson,
	log,
]);
export type Step = z.infer<typeof stepSchema>;

export const recipeSchema = z.strictObject({
	/** From the payload outwards. */
	layers: z._default(z.array(stepSchema), []),
	/** Spaces of indentation of the outermost JSON; 0 for one line. */
	indent: z._default(z.int().check(z.minimum(0), z.maximum(8)), 2),
	lineEnd: z._default(z.enum(['lf', 'crlf']), 'lf'),
	byteOrderMark: z._default(z.boolean(), false),
});
export type Recipe = z.infer<typeof recipeSchema>;
