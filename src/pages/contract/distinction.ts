import type { DistinctionCase, ErrorType, Verdict } from '../../contract/types.ts';
import type { Strike } from '../../report/geometry.ts';

interface DistinctionRow {
	readonly id: DistinctionCase;
	/** The types that were returned; none for the success. */
	readonly types: readonly ErrorType[];
	readonly body?: string;
	readonly verdict: Verdict;
	readonly strike: Strike;
	/** The example that shows it. */
	readonly example: string;
}

/** The four cases of ES-27, in the order of the source. */
export const DISTINCTION: readonly DistinctionRow[] = [
	{
		id: 'empty-as-error',
		types: ['UNKNOWN', 'SYSTEM'],
		verdict: 'business-error',
		strike: 'cut',
		example: 'catalogo-vacio-desconocido',
	},
	{
		id: 'outage-as-not-found',
		types: ['NOT_FOUND'],
		verdict: 'business-error',
		strike: 'cut',
		example: 'base-caida-no-encontrado',
	},
	{
		id: 'empty-as-success',
		types: [],
		body: '{"resultados": [], "total": 0}',
		verdict: 'success',
		strike: 'clean',
		example: 'catalogo-vacio-exito',
	},
	{
		id: 'outage-as-system',
		types: ['SYSTEM'],
		verdict: 'business-error',
		strike: 'clean',
		example: 'base-caida-sistema',
	},
];
