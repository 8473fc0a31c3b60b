import { findPrivate } from '../privacy/find.ts';
import type { NameFor } from '../privacy/kinds.ts';
import type { Edit } from '../text/edit.ts';
import type { Range } from '../text/span.ts';
import { maskEmail, maskPhone, maskText } from './mask.ts';

/** What may be private in a response, in the words of the question before sharing. */
export type MaskableKind = NameFor<'sharing'>;
const SECRET_KINDS: readonly MaskableKind[] = [
	'token',
	'key',
	'password',
	'email',
	'phone',
	'card',
	'account',
	'identity',
];

/** A place that may be private, and what to put there: of the same length and shape, so that the verdict stays. */
export interface Secret extends Range {
	readonly kind: MaskableKind;
	readonly mask: string;
}

const ESCAPE = /(?<!\\)\\+(?:u[0-9a-fA-F]{4}|[^\\])/g;
/** Shorter texts are not looked for elsewhere: they would be found in other words. */
const SHORTEST_COPY = 6;
/** Each takes a pass over the text. */
const MOST_COPIED = 100;
const LABELLED: ReadonlySet<MaskableKind> = new Set(['key', 'password', 'identity']);

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

	add(kind: MaskableKind, start: number, end: number, mask: string): void {
		if (this.#covered.subarray(start, end).includes(1)) return;
		this.#covered.fill(1, start, end);
		if (mask !== this.#text.slice(start, end)) this.secrets.push({ kind, start, end, mask });
	}
}

/** Likely secrets and personal data in a pasted text, in its order; masked ones are not found again. */
export function findMaskable(text: string): readonly Secret[] {
	const taken = new Taken(text);
	for (const { name, secret } of findPrivate(blankEscapes(text), 'sharing', SECRET_KINDS)) {
		if (secret) taken.add(name, secret.start, secret.end, maskOf(name, text.slice(secret.start, secret.end)));
	}
	addCopies(text, taken);
	return taken.secrets.sort((a, b) => a.start - b.start);
}

function maskOf(kind: MaskableKind, secret: string): string {
	if (kind === 'email') return maskEmail(secret);
	return kind === 'phone' ? maskPhone(secret) : maskText(secret);
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
