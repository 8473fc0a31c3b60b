/** How a statement of a source is met by the product. */
export type StatementDuty =
	| 'page' // said on a page, under its anchor
	| 'schema' // held by the published JSON Schema
	| 'rule' // enforced or explained by a rule that names it among its sources
	| 'reaction' // shown by the predicted reaction
	| 'recognised' // praised where a response follows it
	| 'registry'; // carried by the table of codes or its retry decision

const STATEMENT_SECTIONS = {
	es: [
		'intro',
		'shape',
		'fields',
		'six-values',
		'blocker',
		'not-an-error',
		'empty-catalogue',
		'distinction',
		'protocol',
		'user-message',
	],
	zh: ['intro', 'error-code', 'retryable', 'pitransport', 'failure-class'],
} as const;

type SpanishSection = (typeof STATEMENT_SECTIONS.es)[number];
type ChineseSection = (typeof STATEMENT_SECTIONS.zh)[number];

type StatementEntry =
	| { readonly source: 'es'; readonly section: SpanishSection; readonly duties: readonly StatementDuty[] }
	| { readonly source: 'zh'; readonly section: ChineseSection; readonly duties: readonly StatementDuty[] };

function es<const S extends SpanishSection>(section: S, ...duties: StatementDuty[]) {
	return { source: 'es', section, duties: ['page', ...duties] } as const;
}

function zh<const S extends ChineseSection>(section: S, ...duties: StatementDuty[]) {
	return { source: 'zh', section, duties: ['page', ...duties] } as const;
}

/** Every statement of both sources, in their order; the sentences stand in `messages/<locale>/statements.ts`. */
export const STATEMENTS = {
	'ES-01': es('intro'),
	'ES-02': es('intro', 'rule', 'reaction'),
	'ES-03': es('shape', 'rule'),
	'ES-04': es('shape', 'schema', 'rule'),
	'ES-05': es('fields', 'schema', 'rule'),
	'ES-06': es('fields', 'schema', 'rule'),
	'ES-07': es('fields', 'schema'),
	'ES-08': es('fields', 'rule'),
	'ES-09': es('fields', 'rule'),
	'ES-10': es('six-values', 'reaction'),
	'ES-11': es('six-values', 'reaction'),
	'ES-12': es('six-values', 'reaction'),
	'ES-13': es('six-values', 'reaction'),
	'ES-14': es('six-values', 'reaction'),
	'ES-15': es('six-values', 'reaction'),
	'ES-16': es('six-values', 'reaction'),
	'ES-17': es('six-values', 'rule'),
	'ES-18': es('blocker', 'reaction', 'rule'),
	'ES-19': es('blocker', 'rule'),
	'ES-20': es('not-an-error', 'rule', 'reaction'),
	'ES-21': es('not-an-error', 'rule'),
	'ES-22': es('not-an-error', 'rule'),
	'ES-23': es('not-an-error', 'rule'),
	'ES-24': es('not-an-error', 'rule'),
	'ES-25': es('not-an-error', 'reaction'),
	'ES-26': es('empty-catalogue', 'rule'),
	'ES-27': es('distinction', 'rule'),
	'ES-28': es('distinction', 'rule'),
	'ES-29': es('protocol', 'rule', 'recognised'),
	'ES-30': es('protocol', 'recognised'),
	'ES-31': es('protocol', 'rule', 'recognised'),
	'ES-32': es('protocol', 'recognised'),
	'ES-33': es('protocol', 'rule'),
	'ES-34': es('user-message', 'rule'),
	'ES-35': es('user-message', 'rule'),
	'ES-36': es('user-message', 'rule'),
	'ES-37': es('user-message', 'rule'),
	'ES-38': es('user-message', 'rule'),
	'ZH-01': zh('intro', 'rule'),
	'ZH-02': zh('error-code', 'registry'),
	'ZH-03': zh('error-code', 'registry'),
	'ZH-04': zh('error-code', 'registry'),
	'ZH-05': zh('error-code', 'registry'),
	'ZH-06': zh('error-code', 'registry'),
	'ZH-07': zh('error-code', 'registry'),
	'ZH-08': zh('error-code', 'registry'),
	'ZH-09': zh('error-code', 'registry'),
	'ZH-10': zh('error-code', 'registry'),
	'ZH-11': zh('error-code', 'registry'),
	'ZH-12': zh('error-code', 'registry'),
	'ZH-13': zh('error-code', 'registry'),
	'ZH-14': zh('retryable', 'registry'),
	'ZH-15': zh('pitransport', 'registry'),
	'ZH-16': zh('pitransport', 'registry'),
	'ZH-17': zh('pitransport', 'registry'),
	'ZH-18': zh('pitransport', 'registry'),
	'ZH-19': zh('pitransport', 'registry'),
	'ZH-20': zh('pitransport', 'registry'),
	'ZH-21': zh('pitransport', 'registry'),
	'ZH-22': zh('pitransport', 'registry'),
	'ZH-23': zh('failure-class', 'registry'),
	'ZH-24': zh('failure-class', 'registry'),
	'ZH-25': zh('pitransport', 'registry'),
} as const satisfies Readonly<Record<string, StatementEntry>>;

export type StatementId = keyof typeof STATEMENTS;

export const STATEMENT_IDS = Object.keys(STATEMENTS) as readonly StatementId[];

/** Whether a source of a rule is a statement of one of the two specifications. */
export function isStatementId(source: string): source is StatementId {
	return Object.hasOwn(STATEMENTS, source);
}

/** The id of the statement's anchor on a page: `es-13`. */
export function statementAnchor(id: `ES-${string}` | `ZH-${string}`): string {
	return id.toLowerCase();
}
