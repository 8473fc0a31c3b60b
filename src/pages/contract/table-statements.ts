import { ERROR_TYPE_TABLE } from '../../contract/error-types.ts';
import { STATEMENTS, type StatementId } from '../../contract/statements.ts';
import { ERROR_TYPES } from '../../contract/types.ts';
import { codeRows } from '../codes/code-rows.ts';

export const FIELDS = [
	{ name: 'error_type', obligation: 'DEBE', gloss: 'must', id: 'ES-05' },
	{ name: 'user_message', obligation: 'DEBE', gloss: 'must', id: 'ES-06' },
	{ name: 'details', obligation: 'PUEDE', gloss: 'may', id: 'ES-07' },
] as const;

export const SITUATIONS = {
	notAnError: ['ES-20', 'ES-21', 'ES-22', 'ES-23', 'ES-24', 'ES-25'],
	protocol: ['ES-29', 'ES-30', 'ES-31', 'ES-32', 'ES-33'],
} as const satisfies Readonly<Record<string, readonly StatementId[]>>;

/** The statements that bring each type: the first is its row's anchor, the others stand in the row on their own. */
export const TYPE_STATEMENTS = ERROR_TYPES.map((type) => {
	const [first, ...others] = ERROR_TYPE_TABLE[type].when.filter(
		(id) => STATEMENTS[id].section === 'six-values' && STATEMENTS[id].duties.includes('reaction'),
	);
	return { type, first, others };
});

/** Statements that a component of a specification page anchors, by the tag that the page writes. */
export const ANCHORED_BY: Readonly<Record<string, readonly string[]>> = {
	'<FieldsTable': FIELDS.map(({ id }) => id),
	'<SixTypes': TYPE_STATEMENTS.flatMap(({ first, others }) => [...(first ? [first] : []), ...others]),
	'<BlockerNote': ['ES-18', 'ES-19'],
	'<EmptyNote': ['ES-26'],
	'<Situations of="notAnError"': SITUATIONS.notAnError,
	'<Situations of="protocol"': SITUATIONS.protocol,
	'<CodesTable origin="contract"': codeRows('contract').map(({ legacy }) => legacy.statement),
	'<CodesTable origin="pitransport"': codeRows('pitransport').map(({ legacy }) => legacy.statement),
};
