import type { Edit } from '../text/edit.ts';
import type { Range } from '../text/span.ts';
import { DETECTORS, maskOf, type SecretKind } from './detectors.ts';

/** A place that may be private, and what to put there: of the same length and shape, so that the verdict stays. */
export interface Secret extends Range {
	readonly kind: SecretKind;
	readonly mask: string;
}

const ESCAPE = /(?<!\\)\\+(?:u[0-9a-fA-F]{4}|[^\\])/g;
/** Shorter texts are not looked for elsewhere: they would be found in other words. */
const SHORTEST_COPY = 6;
/** Each takes a pass over the text. */
const MOST_COPIED = 100;
const LABELLED: ReadonlySet<SecretKind> = new Set(['key', 'password', 'identity']);

/** The same length without escapes: quotes and slashes stay, the letters of the others must not stick to words. */
function blankEscapes(text: string): string {
	return text.replace(ESCAPE, (found) => {
		const last = found.slice(-1);
		return ('"\'/'.includes(last) ? last : ' ') + ' '.repeat(found.length - 1);
	});
}

/** Keeps ranges apart: what was taken first stays. One byte a code unit, so that a list of thousands stays fast. */
class Taken {
	readonly secrets: Secret[] = [];
	readonly #text: string;
	readonly #covered: Uint8Array;

	constructor(text: string) {
		this.#text = text;
		this.#covered = new Uint8Array(text.length);
	}

	add(kind: SecretKind, start: number, end: number, mask: string): void {
		if (this.#covered.subarray(start, end).includes(1)) return;
		this.#covered.fill(1, start, end);
		if (mask !== this.#text.slice(start, end)) this.secrets.push({ kind, start, end, mask });
	}
}

/** Likely secrets and personal data in a pasted text, in its order; masked ones are not found again. */
export function findSecrets(text: string): readonly Secret[] {
	const searched = blankEscapes(text);
	const taken = new Taken(text);
	for (const detector of DETECTORS) {
		for (const match of searched.matchAll(detector.pattern)) {
			const [start, end] = match.indices?.groups?.['secret'] ?? [match.index, match.index + match[0].length];
			if (detector.isOne?.(searched.slice(start, end)) === false) continue;
			taken.add(detector.kind, start, end, maskOf(detector, text.slice(start, end)));
		}
	}
	addCopies(text, taken);
	return taken.secrets.sort((a, b) => a.start - b.start);
}

/** What only its label gives away is looked for without it too: the copy in words of what stands in a member. */
function addCopies(text: string, taken: Taken): void {
	const labelled = taken.secrets.filter(({ kind }) => LABELLED.has(kind));
	const found = new Map(labelled.map((secret) => [text.slice(secret.start, secret.end), secret]));
	for (const [secret, { kind, mask }] of [...found].slice(0, MOST_COPIED)) {
		if (secret.length < SHORTEST_COPY) continue;
		for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + secret.length)) {
			taken.add(kind, at, at + secret.length, mask);
		}
	}
}

/** The edits that mask them all. */
export function maskEdits(secrets: readonly Secret[]): readonly Edit[] {
	return secrets.map(({ start, end, mask }) => ({ offset: start, length: end - start, text: mask }));
}
