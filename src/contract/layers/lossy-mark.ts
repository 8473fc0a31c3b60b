/** Marks that a program's own display leaves where it shows no more; no response holds them outside a string. */
export const LOSSY_MARK =
	/\[(?:Object|Array|Circular(?: \*\d+)?|Function(?:: \w+)?|object Object)\]|\.{3} \d+ more items?/;
