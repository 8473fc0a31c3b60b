import { lettersOf } from './names.ts';
import type { StatementId } from './statements.ts';
import { ERROR_TYPES, type ErrorType, type Reaction } from './types.ts';

export const CHANNELS = ['chat', 'voice'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface ErrorTypeEntry {
	/** Statements of when to use it. */
	readonly when: readonly StatementId[];
	readonly reaction: Readonly<Record<Channel, Reaction>>;
	/** Where the tenant has no billing scenario, if that changes anything. */
	readonly reactionWithoutBilling?: Readonly<Record<Channel, Reaction>>;
	/** Other names that people give it, as `nearestErrorType` compares them: letters and digits, lower case. */
	readonly synonyms: readonly string[];
}

/** The six values of `error_type`, in the order of the source. */
export const ERROR_TYPE_TABLE: Readonly<Record<ErrorType, ErrorTypeEntry>> = {
	NOT_FOUND: {
		when: ['ES-10'],
		reaction: sameOnBoth({ id: 'verify-identification', sources: ['ES-10'] }),
		synonyms: words(
			'404 missing absent nonexistent notexists doesnotexist nosuchentity unknownentity entitynotfound resourcenotfound recordnotfound',
			'noencontrado noencontrada noexiste noexistente inexistente noexisteregistro sinregistro',
		),
	},
	VALIDATION: {
		when: ['ES-11', 'ES-21', 'ES-22', 'ES-23'],
		reaction: sameOnBoth({ id: 'ask-correction', sources: ['ES-11'] }),
		synonyms: words(
			'400 409 412 422 invalid invalidinput invalidargument invalidarguments invaliddata invalidrequest invalidparams invalidparameter',
			'validationfailed validate badrequest badinput unprocessable unprocessableentity outofrange alreadyexists duplicate',
			'failedprecondition preconditionfailed conflict slottaken occupied unavailableslot ambiguous businessrule rule',
			'validacion validaciones invalido invalida novalido datoinvalido datosinvalidos entradainvalida solicitudinvalida',
			'conflicto ocupado ocupada ambiguo ambigua duplicado duplicada yaexiste reglanegocio estadoinvalido',
		),
	},
	PERMISSION: {
		when: ['ES-12', 'ES-13', 'ES-17'],
		reaction: {
			chat: { id: 'escalate', sources: ['ES-12'] },
			voice: { id: 'offer-transfer', sources: ['ES-12', 'ES-13'] },
		},
		synonyms: words(
			'403 permissions permissiondenied nopermission forbidden accessdenied denied notallowed notauthorized notpermitted authorization',
			'permiso permisos sinpermiso sinpermisos permisodenegado noautorizado noautorizada nopermitido prohibido accesodenegado denegado',
		),
	},
	SYSTEM: {
		when: ['ES-14', 'ES-24', 'ES-33'],
		reaction: sameOnBoth({ id: 'apologise-retry', sources: ['ES-14'] }),
		synonyms: words(
			'500 502 503 504 429 server internalerror internalserver internalservererror servererror badgateway gatewaytimeout requesttimeout timedout',
			'serviceunavailable unavailable ratelimit ratelimited ratelimitexceeded toomanyrequests throttled throttling quotaexceeded',
			'resourceexhausted technical technicalerror dependency dependencyerror upstream network connection database outage exception',
			'sistema servidor errorinterno errordelsistema errortecnico tecnico fallo falla caido conexion red basededatos servicionodisponible',
			'nodisponible tiempoagotado tiempodeesperaagotado limitedepeticiones cuotaexcedida excepcion',
		),
	},
	BLOCKER: {
		when: ['ES-15', 'ES-18', 'ES-19'],
		reaction: sameOnBoth({ id: 'switch-to-billing', sources: ['ES-15', 'ES-18'] }),
		reactionWithoutBilling: sameOnBoth({ id: 'lose-catalogue', sources: ['ES-18'] }),
		synonyms: words(
			'402 blocked block blocking paymentrequired pastdue overdue arrears accountlocked accountsuspended suspended',
			'bloqueo bloqueado bloqueada bloqueante mora moroso morosa enmora cartera suspendido suspendida suspension cuentabloqueada deuda',
		),
	},
	UNKNOWN: {
		when: ['ES-16'],
		reaction: sameOnBoth({ id: 'improvise', sources: ['ES-16'] }),
		synonyms: words(
			'other others generic general unclassified undefined unspecified unexpected',
			'desconocido desconocida otro otra otros generico indefinido sinclasificar noclasificado inesperado',
		),
	},
};

export interface NearestType {
	readonly type: ErrorType;
	/** The same letters in another spelling: case, spaces, separators, accents. Else a synonym or a slip of the pen. */
	readonly certain: boolean;
}

const BY_SPELLING = new Map<string, NearestType>([
	...ERROR_TYPES.flatMap((type) =>
		ERROR_TYPE_TABLE[type].synonyms.map((name): [string, NearestType] => [name, { type, certain: false }]),
	),
	...ERROR_TYPES.map((type): [string, NearestType] => [lettersOf(type), { type, certain: true }]),
]);

/** Longest text that can be meant as a type; more is a sentence. */
const MAX_NAME_LENGTH = 60;

/**
 * The one of the six that a text most likely means; undefined where nothing says so. Codes of Agent-Native are no
 * synonyms: which type one becomes is a decision, so nobody may take it in passing.
 */
export function nearestErrorType(text: string): NearestType | undefined {
	if (text.length > MAX_NAME_LENGTH) return undefined;
	const letters = lettersOf(text);
	const known = BY_SPELLING.get(letters) ?? BY_SPELLING.get(withoutAffixes(letters));
	if (known) return BY_SPELLING.has(letters) ? known : { type: known.type, certain: false };
	const slip = ERROR_TYPES.find((type) => isOneSlipAway(letters, lettersOf(type)));
	return slip && { type: slip, certain: false };
}

function withoutAffixes(letters: string): string {
	return letters
		.replace(/^(?:errortype|errorde|error|err|e)(?=.)/, '')
		.replace(/(?:error|err|exception|failure|failed)$/, '');
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneSlipAway(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 1 || a === b) return false;
	let start = 0;
	while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
	let end = 0;
	while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
	const restA = a.slice(start, a.length - end);
	const restB = b.slice(start, b.length - end);
	if (restA.length <= 1 && restB.length <= 1) return true;
	return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

function sameOnBoth(reaction: Reaction): Record<Channel, Reaction> {
	return { chat: reaction, voice: reaction };
}

function words(...lines: string[]): readonly string[] {
	return lines.flatMap((line) => line.split(' '));
}
