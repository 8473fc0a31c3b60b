/** Sizes of texts and files in units of 1000, never 0. */
export function sizeIn(numbers: Intl.NumberFormat): (bytes: number) => string {
	return (bytes) =>
		bytes < 1_000_000
			? `${numbers.format(Math.max(1, Math.round(bytes / 1000)))} kB`
			: `${numbers.format(Math.round(bytes / 100_000) / 10)} MB`;
}
