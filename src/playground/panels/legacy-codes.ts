import { codeSlug, pagePath } from '../../components/paths.ts';
import { icon } from '../drawing.ts';
import type { JudgedResponse } from '../judge.ts';
import { MOST_ROWS } from '../limits.ts';
import type { Texts } from '../texts.ts';
import { h, type Tree } from '../tree.ts';

/** Legacy codes outside `error`: listed with what replaces them, not alarmed about. */
export function legacyCodes({ legacyCodes: codes }: JudgedResponse, { locale, ui }: Texts): readonly Tree[] {
	if (codes.length === 0) return [];
	const pairs = new Map(codes.map(({ legacy, canonical }) => [legacy, canonical]));
	return [
		h(
			'div',
			{ class: 'allclear' },
			h('p', {}, h('strong', {}, ui.faults.legacy(codes.length))),
			h(
				'ul',
				{},
				[...pairs]
					.slice(0, MOST_ROWS)
					.map(([legacy, canonical]) =>
						h(
							'li',
							{},
							h(
								'span',
								{ class: 'cv', translate: 'no' },
								legacy,
								icon('arrow'),
								h('a', { href: pagePath(locale, codeSlug(canonical)) }, canonical),
							),
						),
					),
			),
		),
	];
}
