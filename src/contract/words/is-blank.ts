/** White space, control codes, and what has no form of its own: joiners, fillers, variation selectors, Braille's blank. */
const NOTHING_BUT_INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows and says nothing. */
export function isBlank(text: string): boolean {
	return NOTHING_BUT_INVISIBLE.test(text);
}
