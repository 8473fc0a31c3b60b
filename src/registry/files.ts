import { byTag, LOCALES, type Locale } from '../locales.ts';
import { CODES, FAILURE_CLASSES, LEGACY_CODES, REGISTRY_VERSION } from './data.ts';
import { isMerge } from './lookup.ts';
import { retryChange } from './retry.ts';
import { RETRY_POLICIES, SIDE_EFFECTS, UNSPECIFIED } from './types.ts';

/** By language and legacy name. */
type RegistryNotes = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** The registry as published at `/registry/agent-native.json`; `notes` by legacy name. */
export function registryJson(notes: RegistryNotes): string {
	const file = {
		name: 'agent-native',
		version: REGISTRY_VERSION,
		codes: CODES.map(({ code, http, retry, sideEffects, legacy, since }) => ({
			code,
			http,
			retry,
			sideEffects,
			merge: isMerge(code),
			since,
			legacy: legacy.map((name) => ({
				...name,
				retryChange: retryChange(name.name) ?? null,
				note: byTag((locale) => notes[locale][name.name]),
			})),
		})),
		failureClasses: FAILURE_CLASSES,
	};
	return `${JSON.stringify(file, null, '\t')}\n`;
}

const CSV_HEAD = [
	'legacy',
	'canonical',
	'origin',
	'http',
	'retry',
	'side_effects',
	'merged',
	'statement',
	...LOCALES.map((locale) => `note_${locale.replaceAll('-', '_')}`),
	'since',
];

/** The registry as published at `/registry/agent-native.csv` (RFC 4180): a row a legacy code. */
export function registryCsv(notes: RegistryNotes): string {
	const rows = CODES.flatMap(({ code, http, retry, sideEffects, legacy, since }) =>
		legacy.map(({ name, origin, merged, statement }) => [
			name,
			code,
			origin,
			String(http.value),
			retry.value,
			sideEffects.value,
			String(merged),
			statement,
			...LOCALES.map((locale) => notes[locale][name] ?? ''),
			since,
		]),
	);
	return [CSV_HEAD, ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('');
}

function quoteCell(cell: string): string {
	return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function strictObject(properties: Record<string, unknown>, optional: readonly string[] = []): object {
	return {
		type: 'object',
		properties,
		required: Object.keys(properties).filter((name) => !optional.includes(name)),
		additionalProperties: false,
	};
}

function factSchema(value: object): object {
	return strictObject({
		value: { anyOf: [value, { const: UNSPECIFIED }] },
		statement: { $ref: '#/$defs/statement' },
	});
}

/** The JSON Schema (draft 2020-12) of the registry file; `id` is its published address. */
export function registryJsonSchema(id: string): string {
	const text = { type: 'string', minLength: 1 };
	const version = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' };
	const legacy = strictObject(
		{
			name: { enum: LEGACY_CODES },
			origin: { enum: ['contract', 'pitransport'] },
			statement: { $ref: '#/$defs/statement' },
			merged: { type: 'boolean' },
			typedRetryable: { type: 'boolean' },
			retryChange: { enum: ['was-retryable', 'was-not-retryable', null] },
			note: strictObject(byTag(() => text)),
		},
		['typedRetryable'],
	);
	const schema = {
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		$id: id,
		title: 'Agent-Native error code registry',
		...strictObject({
			name: { const: 'agent-native' },
			version,
			codes: { type: 'array', items: { $ref: '#/$defs/code' }, minItems: 1 },
			failureClasses: { type: 'array', items: { $ref: '#/$defs/failureClass' } },
		}),
		$defs: {
			statement: { type: 'string', pattern: '^ZH-\\d{2}$' },
			legacy,
			code: strictObject({
				code: { enum: CODES.map(({ code }) => code) },
				http: factSchema({ type: 'integer', minimum: 100, maximum: 599 }),
				retry: factSchema({ enum: RETRY_POLICIES }),
				sideEffects: factSchema({ enum: SIDE_EFFECTS }),
				merge: { type: 'boolean' },
				since: version,
				legacy: { type: 'array', items: { $ref: '#/$defs/legacy' }, minItems: 1 },
			}),
			failureClass: strictObject({
				value: { enum: FAILURE_CLASSES.map(({ value }) => value) },
				statement: { $ref: '#/$defs/statement' },
				policy: factSchema({ enum: RETRY_POLICIES }),
			}),
		},
	};
	return `${JSON.stringify(schema, null, '\t')}\n`;
}
