/**
 * What is private, and what becomes of it: `rule` is what the rules about sentences and `details` call it, `sharing`
 * what a person is asked about before a link leaves the page; null where one of the two lets it be. A rule's false
 * alarm on a right response costs more than a missed fault; a question before sharing costs one click.
 */
export const PRIVATE_KINDS = {
	token: { rule: 'token', sharing: 'token' },
	key: { rule: 'key', sharing: 'key' },
	password: { rule: 'password', sharing: 'password' },
	// What is secret in an address is the password; a rule marks the whole, which also names the machine.
	connection: { rule: 'connection', sharing: 'password' },
	// In a sentence the word after «contraseña:» is mostly just its next word.
	'labelled-word': { rule: null, sharing: 'password' },
	email: { rule: 'email', sharing: 'email' },
	// Nobody's by its domain: harmless to share, but where a sentence says it, it stands for somebody's.
	'sample-email': { rule: 'email', sharing: null },
	card: { rule: 'card', sharing: 'card' },
	account: { rule: 'account', sharing: 'account' },
	document: { rule: 'document', sharing: 'identity' },
	// One order number in eleven has the right check digit by chance.
	'unlabelled-document': { rule: null, sharing: 'identity' },
	// A company's tax number is public, a trader's is that of a person.
	'tax-number': { rule: null, sharing: 'identity' },
	// A rule reads in the sentence whose it is: the line of a business may be told.
	phone: { rule: 'phone', sharing: 'phone' },
	// As well an order, an amount or an id: only a sentence can say that it is dialled.
	'maybe-phone': { rule: 'phone', sharing: null },
} as const satisfies Readonly<Record<string, { rule: string | null; sharing: string | null }>>;

export type PrivateKind = keyof typeof PRIVATE_KINDS;
export type User = 'rule' | 'sharing';
/** The name that a user has for what it takes up. */
export type NameFor<U extends User> = NonNullable<(typeof PRIVATE_KINDS)[PrivateKind][U]>;
