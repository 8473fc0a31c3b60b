import type { ErrorType } from '../../../types.ts';

/** Right sentences of a trade under their right type; each invites a false alarm of some rule. */
export type Trade = Readonly<Partial<Record<ErrorType, readonly string[]>>>;
