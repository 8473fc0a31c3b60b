/** How many leading items the condition holds for, by halving; it holds for a prefix of the list. */
export function countWhile<T>(sorted: ArrayLike<T>, holds: (item: T, index: number) => boolean): number {
	let low = 0;
	let high = sorted.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(sorted[middle] as T, middle)) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** Index of the last number at or below the value, in a list in order; -1 where all are above it. */
export function lastUpTo(sorted: ArrayLike<number>, value: number): number {
	return countWhile(sorted, (item) => item <= value) - 1;
}
