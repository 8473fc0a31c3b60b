export const numbers = new Intl.NumberFormat('es');

/** «1 frase», «3 frases». */
export function count(n: number, one: string, many: string): string {
	return `${n} ${n === 1 ? one : many}`;
}
