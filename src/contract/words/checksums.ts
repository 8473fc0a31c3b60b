/** Sum of Luhn over the digits of a card number. */
export function passesLuhn(digits: string): boolean {
	const sum = [...digits].reverse().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** International account number: ISO 13616, remainder 1 by 97. */
export function isIban(text: string): boolean {
	const compact = text.replaceAll(' ', '').toUpperCase();
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(compact)) return false;
	const moved = compact.slice(4) + compact.slice(0, 4);
	let rest = 0;
	for (const letter of moved) {
		for (const digit of Number.parseInt(letter, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
	}
	return rest === 1;
}

function weighted(digits: string, weights: readonly number[]): number {
	return [...digits].reduce(
		(sum, digit, index) => sum + Number(digit) * (weights[index % weights.length] ?? 0),
		0,
	);
}

/** Mexican account number: weights 3, 7, 1, each product by 10, and a check digit. */
export function isClabe(digits: string): boolean {
	if (!/^\d{18}$/u.test(digits)) return false;
	const sum = [...digits.slice(0, 17)].reduce(
		(total, digit, index) => total + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10),
		0,
	);
	return (10 - (sum % 10)) % 10 === Number(digits[17]);
}

/** Argentine account number: a block of 8 and one of 14 digits, each with a check digit. */
export function isCbu(digits: string): boolean {
	if (!/^\d{22}$/u.test(digits)) return false;
	const first = weighted(digits.slice(0, 7), [7, 1, 3, 9]);
	const second = weighted(digits.slice(8, 21), [3, 9, 7, 1]);
	return (10 - (first % 10)) % 10 === Number(digits[7]) && (10 - (second % 10)) % 10 === Number(digits[21]);
}
