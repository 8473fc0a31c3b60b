/** Words of a text, numbers included. */
export function countWords(text: string): number {
	return text.match(/[\p{L}\p{N}]+(?:[.,:'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Seconds that a calm voice needs: some 150 words or 870 letters a minute, and a breath a sentence. */
export function secondsOfSpeech(text: string, sentences: number): number {
	return Math.round(Math.max(countWords(text) / 2.5, text.length / 14.5) + Math.max(0, sentences - 1) * 0.4);
}
