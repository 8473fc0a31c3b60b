const LATIN = 'abcdefghijklmnopqrstuvwxyzáéíóúüñ';
const CYRILLIC = 'абцдефгхийклмнопярстувшжызаеиоууњ';

/** What is no prose: code, markup, addresses, places for values, and what a customer says in Spanish. */
const KEPT = /`[^`]*`|«[^»]*»|\{[^{}]*\}|<[^<>]*>|\]\([^)]*\)|https?:\S+/;

/** A text of prose in the letters of the language, all that is none as it stands. @param {string} text */
export function toPseudo(text) {
	return text
		.split(new RegExp(`(${KEPT.source})`))
		.map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/\p{Script=Latin}/gu, toCyrillic)))
		.join('');
}

/** @param {string} letter */
function toCyrillic(letter) {
	const small = letter.toLowerCase();
	const other = CYRILLIC[LATIN.indexOf(small)] ?? 'ѣ';
	return small === letter ? other : other.toUpperCase();
}
