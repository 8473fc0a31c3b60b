import type { Recipe, Step } from './recipe.ts';
import type { Example, ExampleEntry } from './schema.ts';

type Json = Example['payload'];
type StepOf<Id extends Step['layer']> = Extract<Step, { layer: Id }>;

/** What has been built so far: a value that can still go into another, or text for good. */
type Built = { readonly value: Json } | { readonly text: string };

const builders: {
	readonly [Id in Step['layer']]: (inner: Built, step: StepOf<Id>, indent: number) => Built;
} = {
	wrapper: (inner, { around }) => ({ value: replace(around, inner) }),
	calltoolresult: (inner, { text = toText(inner, 0), isError, structuredContent, extra }) => ({
		value: {
			...extra,
			content: text === null ? [] : [{ type: 'text', text }],
			...(structuredContent && { structuredContent: toValue(inner) }),
			...(isError !== undefined && { isError }),
		},
	}),
	jsonrpc: (inner, { id = 1, member = 'result' }) => ({
		value: { jsonrpc: '2.0', id, [member]: toValue(inner) },
	}),
	'jsonrpc-batch': (inner, { before = [], after = [] }) => ({
		value: [...before, toValue(inner), ...after],
	}),
	sse: (inner, step) => ({
		text: [
			...(step.comments ?? []).map((comment) => `: ${comment}\n\n`),
			...(step.before ?? []).map((value) => toEvent(JSON.stringify(value), { ...step, id: undefined })),
			toEvent(toText(inner, 0), step),
		].join(''),
	}),
	http: (inner, step, indent) => ({
		text: `${toHead(step)}\n${toText(inner, indent)}`,
	}),
	'json-string': (inner) => ({ value: toText(inner, 0) }),
	'markdown-fence': (inner, { language = 'json', before = '', after = '' }, indent) => ({
		text: `${before}\`\`\`${language}\n${toText(inner, indent)}\n\`\`\`${after}\n`,
	}),
	ndjson: (inner, { before = [], after = [] }) => ({
		text: [...before, toValue(inner), ...after].map((value) => `${JSON.stringify(value)}\n`).join(''),
	}),
	log: (inner, { prefix, before = '', after = '' }) => ({
		text: `${before}${prefix}${toText(inner, 0)}\n${after}`,
	}),
};

/** The text that an example stands for, as it would be pasted. */
export function buildExample({ payload, wire }: Pick<Example, 'payload' | 'wire'>): string {
	const start: Built = typeof payload === 'string' ? { text: payload } : { value: payload };
	const built = wire.layers.reduce<Built>((inner, step) => applyStep(inner, step, wire.indent), start);
	return finish(toText(built, wire.indent), wire);
}

export function toEntry(name: string, example: Example): ExampleEntry {
	const { title, note, group, context, expect } = example;
	return { name, title, ...(note && { note }), group, text: buildExample(example), context, expect };
}

function applyStep<Id extends Step['layer']>(inner: Built, step: StepOf<Id>, indent: number): Built {
	const build: (inner: Built, step: StepOf<Id>, indent: number) => Built = builders[step.layer as Id];
	return build(inner, step, indent);
}

function toText(built: Built, indent: number): string {
	return 'text' in built ? built.text : JSON.stringify(built.value, null, indent);
}

function toValue(built: Built): Json {
	return 'value' in built ? built.value : JSON.parse(built.text);
}

function replace(around: Json, inner: Built): Json {
	if (around === '$response') return toValue(inner);
	if (around === '$text') return toText(inner, 0);
	if (Array.isArray(around)) return around.map((item) => replace(item, inner));
	if (around === null || typeof around !== 'object') return around;
	return Object.fromEntries(Object.entries(around).map(([key, value]) => [key, replace(value, inner)]));
}

function toEvent(text: string, { event, id, dataLength = text.length }: StepOf<'sse'>): string {
	const data = text.match(new RegExp(`.{1,${dataLength}}`, 'gsu')) ?? [];
	return [
		...(event === undefined ? [] : [`event: ${event}`]),
		...(id === undefined ? [] : [`id: ${id}`]),
		...data.map((line) => `data: ${line}`),
		'\n',
	].join('\n');
}

function toHead({ status, reason = '', headers = {}, shownBy = 'wire' }: StepOf<'http'>): string {
	const lines = [
		`HTTP/1.1 ${status} ${reason}`.trimEnd(),
		...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
		'',
	];
	if (shownBy === 'wire') return `${lines.join('\n')}`;
	const request = ['POST /mcp HTTP/1.1', 'Host: herramientas.ejemplo.test', 'Accept: application/json', ''];
	return [...request.map((line) => `> ${line}`), ...lines.map((line) => `< ${line}`)].join('\n');
}

function finish(text: string, { lineEnd, byteOrderMark }: Recipe): string {
	const ended = lineEnd === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
	return byteOrderMark ? `\u{FEFF}${ended}` : ended;
}
