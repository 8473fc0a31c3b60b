import { isStatementId, statementAnchor } from '../contract/statements.ts';
import { ERROR_TYPES, type ErrorType, type Source } from '../contract/types.ts';
import type { Locale } from '../locales.ts';
import { ruleName } from '../messages/describe.ts';
import type { Messages } from '../messages/texts.ts';
import { rich } from './drawing.ts';
import { codeSlug, pagePath, ruleSlug, statementPath, typeSlug } from './paths.ts';
import { h, type Tree } from './tree.ts';

interface StatementLook {
	/** Hangs in the margin of the paragraph or row that it names. */
	readonly hanging?: boolean;
	/** Makes the link itself the target, where a row holds a second statement. */
	readonly target?: boolean;
}

/** A statement by its number; sources that are no statement stand as plain words. */
export function statementLink(
	{ locale, terms }: Messages,
	source: Source,
	{ hanging = false, target = false }: StatementLook = {},
): Tree {
	const href = statementPath(locale, source);
	if (href === undefined) {
		const translate = source === 'project' ? undefined : 'no';
		return h('span', { class: 'tag', translate }, terms.source(source));
	}
	return h(
		'a',
		{
			class: hanging ? 'stmt statement-number' : 'stmt',
			id: target && isStatementId(source) ? statementAnchor(source) : undefined,
			href,
			translate: 'no',
		},
		source,
	);
}

/** The name of a rule, leading to its page. */
export function ruleLink(messages: Messages, rule: string, className?: string): Tree {
	const href = pagePath(messages.locale, ruleSlug(rule));
	return h('a', { class: className, href }, rich(ruleName(messages, rule)));
}

/** The row of a canonical code on the page of codes. */
export function codeLink(locale: Locale, canonical: string, className?: string): Tree {
	const href = pagePath(locale, codeSlug(canonical));
	return h('a', { class: className, href, translate: 'no' }, canonical);
}

/** The badge of a type, leading to its page. */
export function typeLink(locale: Locale, type: ErrorType): Tree {
	return h('a', { class: 'type', href: pagePath(locale, typeSlug(type)), translate: 'no' }, type);
}

/** What a text of the reference leads to from one of its words: a type, or one of the canonical `codes`. */
export function termLink(locale: Locale, codes: readonly string[]): (word: string) => Tree | undefined {
	return (word) => {
		const type = ERROR_TYPES.find((known) => known === word);
		if (type) return typeLink(locale, type);
		return codes.includes(word) ? codeLink(locale, word, 'mono codelink') : undefined;
	};
}
