import { describe, expect, test } from 'vitest';
import { CODES, FAILURE_CLASSES } from '../registry/data.ts';
import { decideRetry } from '../registry/retry.ts';
import { SIDE_EFFECTS } from '../registry/types.ts';
import { protocolError } from './classify/classification.ts';
import { predictReaction } from './reaction.ts';
import { ALL_RULES } from './rules/index.ts';
import { toolErrorJsonSchema } from './schema.ts';
import {
	isStatementId,
	STATEMENT_IDS,
	STATEMENTS,
	type StatementDuty,
	statementAnchor,
} from './statements.ts';
import { ERROR_TYPES, type RecognisedId } from './types.ts';

const ANYTHING = { billing: true };
const PRAISED: readonly RecognisedId[] = [
	'sdk-input',
	'unknown-tool',
	'unknown-method',
	'unauthorized',
	'version',
];

function reactionSources(): string[] {
	const contexts = [ANYTHING, { billing: false }, { billing: true, elapsedSeconds: 31 }];
	const judged = contexts.flatMap((context) => [
		...ERROR_TYPES.map((errorType) => ({
			context,
			verdict: 'business-error' as const,
			shape: 'envelope' as const,
			errorType,
		})),
		{ context, verdict: 'business-error', shape: 'malformed-envelope', errorType: 'UNKNOWN' } as const,
		{ context, verdict: 'success', shape: 'empty', errorType: null } as const,
	]);
	return judged.map(predictReaction).flatMap(({ chat, voice }) => [...chat.sources, ...voice.sources]);
}

function registrySources(): string[] {
	const decisions = CODES.flatMap(({ code, legacy }) =>
		[code, ...legacy.map(({ name }) => name)].flatMap((name) =>
			[undefined, true, false].flatMap((retryable) =>
				[undefined, ...SIDE_EFFECTS].map((sideEffects) =>
					decideRetry({ code: name, retryable, sideEffects }),
				),
			),
		),
	);
	return [
		...CODES.flatMap(({ http, retry, sideEffects, legacy }) => [http, retry, sideEffects, ...legacy]),
		...FAILURE_CLASSES.flatMap((entry) => [entry, entry.policy]),
		...decisions.flatMap((decision) => decision ?? []),
	].map(({ statement }) => statement);
}

/** Where each duty is done, and the statements that are named there. */
const NAMED: Readonly<Record<Exclude<StatementDuty, 'page'>, ReadonlySet<string>>> = {
	rule: new Set(ALL_RULES.flatMap(({ meta }) => meta.sources)),
	reaction: new Set(reactionSources()),
	recognised: new Set(
		PRAISED.flatMap((id) => protocolError('rpc-error', id).recognised ?? []).flatMap(
			({ sources }) => sources,
		),
	),
	registry: new Set(registrySources()),
	schema: new Set(JSON.stringify(toolErrorJsonSchema('https://example.test')).match(/ES-\d\d/g)),
};

describe('the statements', () => {
	test('are 38 and 25, in order', () => {
		const numbers = (source: string, count: number) =>
			Array.from({ length: count }, (_, index) => `${source}-${String(index + 1).padStart(2, '0')}`);
		expect(STATEMENT_IDS).toEqual([...numbers('ES', 38), ...numbers('ZH', 25)]);
	});

	test.each(STATEMENT_IDS)('%s is met as it says', (id) => {
		const duties: readonly StatementDuty[] = STATEMENTS[id].duties;
		expect(duties).toContain('page');
		const open = duties.filter((duty) => duty !== 'page' && !NAMED[duty].has(id));
		expect(open).toEqual([]);
	});

	test('have their anchors in lower case', () => {
		expect(statementAnchor('ES-13')).toBe('es-13');
	});

	test.each(['ES-39', 'MCP', 'constructor', '__proto__', ''])('%j is none', (id) => {
		expect(isStatementId(id)).toBe(false);
	});
});
