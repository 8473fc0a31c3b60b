import type { Classified } from '../../types.ts';
import { type ResultList, resultListOf } from '../lists.ts';

/** Shapes that are a payload without failure. */
export function hasDataShape({ shape }: Classified): boolean {
	return shape === 'data' || shape === 'empty';
}

/** The list that a success was asked for. */
export function successListOf(response: Classified): ResultList | undefined {
	return hasDataShape(response) && response.payload ? resultListOf(response.payload) : undefined;
}
