import { findPrivate } from '../../privacy/find.ts';
import type { NameFor } from '../../privacy/kinds.ts';
import type { Hit, SentenceText } from './hit.ts';

const SECRET_KINDS = ['token', 'key', 'connection', 'password'] as const satisfies NameFor<'rule'>[];
export type SecretKind = (typeof SECRET_KINDS)[number];

/** Where a credential stands, with its label. */
export function findSecrets({ text }: SentenceText): Hit<SecretKind>[] {
	return findPrivate(text, 'rule', SECRET_KINDS).map(({ name, start, end }) => ({ kind: name, start, end }));
}
