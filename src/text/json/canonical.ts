import type { JsonNode } from './types.ts';

const NUMBER = /^(-?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/** By hand: an expression that looks for zeros at the end starts anew at each zero. */
function trimZeros(digits: string): string {
	let end = digits.length;
	while (end > 0 && digits.charAt(end - 1) === '0') end--;
	return digits.slice(0, end);
}

/**
 * One spelling for equal numbers, digits kept: `1`, `1.0` and `10e-1` give the same; `8143661439548533232` and `…233` do not.
 * What is no decimal number is returned as it is.
 */
function canonicalNumber(raw: string): string {
	const parts = NUMBER.exec(raw.replace(/^\+/, '').replaceAll('_', ''));
	if (parts === null) return raw;
	const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
	const digits = (whole + fraction).replace(/^0+/, '');
	const significant = trimZeros(digits);
	if (significant === '') return '0';
	const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
	return `${sign}${significant}e${power}`;
}

function lastByName(object: JsonNode): Map<string, JsonNode> {
	return new Map(object.children.map((child) => [child.key?.name ?? '', child]));
}

function isSameScalar(a: JsonNode, b: JsonNode): boolean {
	if (a.kind === 'number') return canonicalNumber(a.raw) === canonicalNumber(b.raw);
	return a.scalar === b.scalar;
}

/**
 * Whether two values say the same: key order, spelling of numbers and escapes aside, digits of large integers kept apart.
 * Of a key that stands twice the last counts, as JSON.parse has it. Never recurses.
 */
export function sameValue(a: JsonNode, b: JsonNode): boolean {
	const pairs: (readonly [JsonNode, JsonNode])[] = [[a, b]];
	for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
		const [left, right] = pair;
		if (left.kind !== right.kind) return false;
		if (left.kind === 'array') {
			if (left.size !== right.size) return false;
			const items = right.children;
			left.children.forEach((item, index) => {
				const other = items[index];
				if (other !== undefined) pairs.push([item, other]);
			});
		} else if (left.kind === 'object') {
			const members = lastByName(left);
			const others = lastByName(right);
			if (members.size !== others.size) return false;
			for (const [name, member] of members) {
				const other = others.get(name);
				if (other === undefined) return false;
				pairs.push([member, other]);
			}
		} else if (!isSameScalar(left, right)) return false;
	}
	return true;
}
