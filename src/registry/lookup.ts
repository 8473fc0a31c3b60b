import { type CanonicalCode, CODES } from './data.ts';
import type { CodeEntry, LegacyName } from './types.ts';

export interface Match {
	readonly entry: CodeEntry<CanonicalCode>;
	/** Absent where the canonical code itself was asked for. */
	readonly legacy?: LegacyName;
}

/** A Map, so that `constructor` and `__proto__` are no codes. */
const BY_NAME: ReadonlyMap<string, Match> = new Map(
	CODES.flatMap((entry): [string, Match][] => [
		[entry.code, { entry }],
		...entry.legacy.map((legacy): [string, Match] => [legacy.name, { entry, legacy }]),
	]),
);

/** The row of a legacy or canonical code in its exact spelling (ZH-01). */
export function lookup(code: string): Match | undefined {
	return BY_NAME.get(code);
}

/** The canonical code of a legacy or canonical one in its exact spelling (ZH-01). */
export function resolve(code: string): CanonicalCode | undefined {
	return BY_NAME.get(code)?.entry.code;
}

/** The legacy names that lead to a canonical code; empty where it is none. */
export function legacyNamesOf(canonical: string): readonly LegacyName[] {
	const match = BY_NAME.get(canonical);
	return match === undefined || match.legacy ? [] : match.entry.legacy;
}

/** Whether two legacy codes lead to this canonical one (ZH-18, ZH-20). */
export function isMerge(canonical: string): boolean {
	return legacyNamesOf(canonical).length > 1;
}
