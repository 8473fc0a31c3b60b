import type { Diagnostic } from '../../../contract/types.ts';
import { icon } from '../../../report/drawing.ts';
import type { JudgedResponse } from '../../../report/judgement.ts';
import { codeLink } from '../../../report/links.ts';
import { h, type Tree } from '../../../report/tree.ts';
import type { Span } from '../../../text/span.ts';
import { MOST_ROWS } from '../limits.ts';
import type { Texts } from '../texts/types.ts';

/** Legacy codes that no fault is about: listed with what replaces them, not alarmed about. */
export function legacyCodes(response: JudgedResponse, texts: Texts): readonly Tree[] {
	const told = new Set(response.diagnostics.filter((fault) => canonicalOf(fault)).map(startOf));
	const codes = response.legacyCodes.filter((code) => !told.has(startOf(code)));
	if (codes.length === 0) return [];
	const pairs = new Map(codes.map(({ legacy, canonical }) => [legacy, canonical]));
	return [
		h(
			'div',
			{ class: 'all-clear' },
			h('p', {}, h('strong', {}, texts.ui.faults.legacy(codes.length))),
			h(
				'ul',
				{},
				[...pairs]
					.slice(0, MOST_ROWS)
					.map(([legacy, canonical]) =>
						h(
							'li',
							{},
							h('span', { translate: 'no' }, legacy, icon('arrow'), codeLink(texts.locale, canonical)),
						),
					),
			),
		),
	];
}

/** The canonical code that a fault is about, where it is about one. */
export function canonicalOf({ args }: Diagnostic): string | undefined {
	const known = typeof args === 'object' && args !== null && 'canonical' in args ? args.canonical : undefined;
	return typeof known === 'string' ? known : undefined;
}

function startOf({ span }: { readonly span: Span }): number | undefined {
	return span[0]?.start;
}
