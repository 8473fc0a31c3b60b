import type { Locale } from '../../messages/types.ts';
import type { NavGroup } from './navigation.ts';

/** The list beside a page, and under the top entries of the phone menu. */
export function sideGroups(_locale: Locale, _slug: string): readonly NavGroup[] {
	return [];
}
