const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

const weigh = (digits: readonly number[], weights: readonly number[]): number =>
	weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** First digits and lengths that a scheme issues (ISO/IEC 7812): Visa, Mastercard, American Express, Diners, Discover, JCB, UnionPay, Maestro. */
const ISSUED =
	/^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7])\d{14}|3[47]\d{13}|3[068]\d{12}|6(?:011|4[4-9]\d|5\d\d)\d{12}|35\d{14}|62\d{14,17}|(?:50|5[6-8]|6[37])\d{10,17})$/;

/** Payment cards: Luhn's check, and a number that some scheme issues. */
export function isCard(text: string): boolean {
	const digits = digitsOf(text);
	if (!ISSUED.test(digits.join(''))) return false;
	const sum = digits.reverse().reduce((total, digit, index) => {
		const doubled = index % 2 === 1 ? digit * 2 : digit;
		return total + (doubled > 9 ? doubled - 9 : doubled);
	}, 0);
	return sum % 10 === 0;
}

/** International bank account numbers: remainder 1 by 97 (ISO 13616). */
export function isIban(text: string): boolean {
	const compact = text.replaceAll(' ', '');
	if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
	let rest = 0;
	for (const mark of compact.slice(4) + compact.slice(0, 4)) {
		const value = Number.parseInt(mark, 36);
		rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
	}
	return rest === 1;
}

/** Mexico: CLABE, weights 3, 7, 1, each product by 10, and a check digit. */
export function isClabe(text: string): boolean {
	const digits = digitsOf(text);
	const sum = digits
		.slice(0, 17)
		.reduce((total, digit, index) => total + ((digit * ([3, 7, 1][index % 3] ?? 0)) % 10), 0);
	return digits.length === 18 && (10 - (sum % 10)) % 10 === digits[17];
}

/** Argentina: CBU, a block of 8 and one of 14 digits, each with a check digit. */
export function isCbu(text: string): boolean {
	const digits = digitsOf(text);
	const check = (start: number, weights: readonly number[]): number =>
		(10 - (weigh(digits.slice(start), weights) % 10)) % 10;
	return (
		digits.length === 22 &&
		digits[7] === check(0, [7, 1, 3, 9, 7, 1, 3]) &&
		digits[21] === check(8, [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3])
	);
}

/** Chile: RUT, check digit by 11. */
export function isRut(text: string): boolean {
	const [number = '', check = ''] = text.replaceAll('.', '').toUpperCase().split('-');
	const digits = digitsOf(number).reverse();
	const sum = digits.reduce((total, digit, index) => total + digit * ((index % 6) + 2), 0);
	const rest = 11 - (sum % 11);
	return check === (rest === 11 ? '0' : rest === 10 ? 'K' : String(rest));
}

/** Spain: NIF and NIE, check letter by 23. */
export function isNif(text: string): boolean {
	const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';
	const first = 'XYZ'.indexOf(text.charAt(0).toUpperCase());
	const number = Number((first < 0 ? text.charAt(0) : String(first)) + text.slice(1, -1).replace(/\D/g, ''));
	return letters.charAt(number % 23) === text.slice(-1).toUpperCase();
}

/** Argentina: CUIT and CUIL. */
export function isCuit(text: string): boolean {
	const digits = digitsOf(text);
	const rest = 11 - (weigh(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
	return digits.length === 11 && digits[10] === (rest === 11 ? 0 : rest);
}

/** Brazil: CPF, two check digits. */
export function isCpf(text: string): boolean {
	const digits = digitsOf(text);
	const check = (length: number): number => {
		const weights = Array.from({ length }, (_, index) => length + 1 - index);
		return ((weigh(digits, weights) * 10) % 11) % 10;
	};
	return digits.length === 11 && digits[9] === check(9) && digits[10] === check(10);
}

/** China: resident identity number, check mark by 11 (GB 11643), a date of birth inside. */
export function isChineseId(text: string): boolean {
	const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
	const isBirth = /^\d{6}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/.test(text);
	return (
		isBirth &&
		'10X98765432'.charAt(weigh(digitsOf(text.slice(0, 17)), weights) % 11) === text.slice(-1).toUpperCase()
	);
}
