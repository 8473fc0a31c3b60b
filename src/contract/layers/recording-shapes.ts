import type { JsonNode } from '../../text/json/types.ts';
import { isObject } from './shapes.ts';

/** Where a member stands: names from the entry down, joined by dots; the first of several places that is there. */
type Place = readonly string[];

/** One form in which calls are recorded: where each part of it stands. All places but `entries` start at the entry. */
export interface RecordingShape {
	/** As its makers call it; undefined for the habits of many. */
	readonly name?: string;
	/**
	 * Where the list of entries stands; a step that ends in `*` is taken as often as it can be. The empty place is the value
	 * itself: a list of entries, or one alone.
	 */
	readonly entries: Place;
	/** Members that tell a file of this form that has no entry. */
	readonly marks?: readonly Place[];
	/** Members of an entry, each of which is there. */
	readonly needs: readonly Place[];
	/** Members that tell that it is of another form. */
	readonly lacks?: Place;
	readonly body: Place;
	/** The body again where it is base64, or the member that says that `body` is. */
	readonly base64?: Place;
	readonly base64Mark?: Place;
	readonly mimeType?: Place;
	readonly status?: Place;
	readonly headers?: Place;
	/** What was sent. */
	readonly request?: Place;
	readonly method?: Place;
	readonly url?: Place;
	readonly tool?: Place;
	/** From the request to the response, in milliseconds. */
	readonly elapsed?: Place;
	/** When the request was sent; of a single message, when it was seen. */
	readonly at?: Place;
	/** Which way a single message went. */
	readonly direction?: Place;
}

const STAMPS: Place = ['ts', 'timestamp', 'time', 'at', '@timestamp', 'date'];
const ELAPSED: Place = [
	'elapsedMs',
	'elapsed_ms',
	'durationMs',
	'duration_ms',
	'latencyMs',
	'latency_ms',
	'tookMs',
	'took_ms',
];
const TOOLS: Place = ['tool', 'toolName', 'tool_name'];
const ARGUMENTS: Place = ['arguments', 'args', 'input', 'params'];
export const DIRECTIONS: Place = ['dir', 'direction', 'flow'];

/** Every form, in the order in which they are tried. */
export const RECORDING_SHAPES: readonly RecordingShape[] = [
	{
		// Polly's cassettes, and what Insomnia and proxies export, are of this form too.
		name: 'HAR',
		entries: ['log.entries', 'entries', ''],
		marks: [['log.entries'], ['log.creator', 'log.version']],
		needs: [['request.url'], ['response.status']],
		body: ['response.content.text', 'response.body'],
		base64Mark: ['response.content.encoding'],
		mimeType: ['response.content.mimeType'],
		status: ['response.status'],
		headers: ['response.headers'],
		request: ['request.postData.text'],
		method: ['request.method'],
		url: ['request.url'],
		elapsed: ['time'],
		at: ['startedDateTime'],
	},
	{
		name: 'Postman',
		entries: ['item*.response', 'collection.item*.response', ''],
		marks: [['info.schema', 'collection.info.schema']],
		needs: [['originalRequest'], ['code']],
		body: ['body'],
		status: ['code'],
		headers: ['header'],
		request: ['originalRequest.body.raw'],
		method: ['originalRequest.method'],
		url: ['originalRequest.url.raw', 'originalRequest.url'],
		elapsed: ['responseTime'],
	},
	{
		name: 'Insomnia',
		entries: ['resources'],
		marks: [['_type'], ['__export_format'], ['resources']],
		needs: [['_type'], ['statusCode']],
		body: ['body'],
		base64: ['bodyBuffer'],
		mimeType: ['contentType'],
		status: ['statusCode'],
		headers: ['headers'],
		url: ['url'],
		elapsed: ['elapsedTime'],
	},
	{
		name: 'VCR',
		entries: ['http_interactions', 'interactions', ''],
		marks: [['http_interactions'], ['recorded_with']],
		needs: [['request.uri', 'request.url'], ['response.status']],
		body: ['response.body.string', 'response.body'],
		base64: ['response.body.base64_string'],
		status: ['response.status.code', 'response.code', 'response.status'],
		headers: ['response.headers'],
		request: ['request.body.string', 'request.body'],
		method: ['request.method'],
		url: ['request.uri', 'request.url'],
	},
	{
		name: 'nock',
		entries: [''],
		needs: [['scope'], ['path'], ['status'], ['response']],
		body: ['response'],
		status: ['status'],
		headers: ['rawHeaders', 'headers'],
		request: ['body'],
		method: ['method'],
		url: ['path'],
	},
	{
		// The history of the MCP Inspector, and every recorder that writes a call as one pair.
		entries: ['history', 'requestHistory', 'exchanges', 'calls', ''],
		needs: [['request.method', 'request.params', 'request']],
		lacks: ['jsonrpc', 'error', 'type'],
		body: ['response'],
		request: ['request'],
		tool: TOOLS,
		elapsed: ELAPSED,
		at: STAMPS,
	},
	{
		// A call of a tool with what it gave, as agents write it to a journal.
		entries: ['calls', 'tool_calls_log', ''],
		needs: [TOOLS, ARGUMENTS, ['result', 'response', 'output'], [...STAMPS, ...ELAPSED]],
		lacks: ['jsonrpc', 'type', 'role', 'toolCallId', 'tool_call_id'],
		body: ['result', 'response', 'output'],
		tool: TOOLS,
		elapsed: ELAPSED,
		at: STAMPS,
	},
	{
		// One message a line: `{"ts", "dir", "msg"}`.
		entries: ['messages', 'events', 'frames', ''],
		needs: [[...STAMPS, ...DIRECTIONS]],
		lacks: ['jsonrpc', 'type', 'role'],
		body: ['msg', 'message', 'payload', 'data', 'frame', 'body', 'raw', 'json'],
		tool: TOOLS,
		elapsed: ELAPSED,
		at: STAMPS,
		direction: DIRECTIONS,
	},
];

/** The member at the first of the places that is there. */
export function findPlace(node: JsonNode, place: Place | undefined): JsonNode | undefined {
	for (const path of place ?? []) {
		let found: JsonNode | undefined = node;
		for (const name of path.split('.')) found = found?.get(name);
		if (found && found.kind !== 'null') return found;
	}
	return undefined;
}

/** Folders inside of folders that are gone into. */
const MOST_DEPTH = 20;

/** The entries of a recording of that form; undefined where it is none. */
export function entriesOf(
	node: JsonNode,
	shape: RecordingShape,
	isEntry: (entry: JsonNode) => boolean,
): readonly JsonNode[] | undefined {
	for (const path of shape.entries) {
		if (path === '' && isObject(node) && isEntry(node)) return [node];
		const found = listsAt(node, path).filter(isEntry);
		// A list among whose first entries none is of the form is data.
		if (found.length > 0) return found;
	}
	const { marks } = shape;
	return marks?.every((place) => findPlace(node, place)) ? [] : undefined;
}

/** The items of all lists at a path. */
function listsAt(node: JsonNode, path: string): JsonNode[] {
	let level: readonly JsonNode[] = [node];
	for (const step of path === '' ? [] : path.split('.')) {
		const name = step.replace('*', '');
		const goDown = (from: readonly JsonNode[]): JsonNode[] =>
			from.flatMap((one) => {
				const member = one.get(name);
				if (!member) return [];
				return step.endsWith('*') ? [...member.children] : [member];
			});
		let reached = goDown(level);
		if (step.endsWith('*')) {
			const all = [...reached];
			for (let depth = 0; depth < MOST_DEPTH && reached.length > 0; depth++) {
				reached = goDown(reached);
				all.push(...reached);
			}
			reached = all;
		}
		level = reached;
	}
	const items = level.flatMap((list) => (list.kind === 'array' ? [...list.children] : []));
	return items.sort((one, next) => one.start - next.start);
}
