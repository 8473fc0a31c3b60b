/** Anchors are the same in all languages, so the last one above the top edge is the place in each. */
function placeInPage(
	anchors: readonly { readonly id: string; readonly top: number }[],
	edge: number,
): string {
	return anchors.findLast(({ top }) => top <= edge)?.id ?? '';
}

function currentPlace(): string {
	if (location.hash.length > 1) return location.hash;
	const header = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0;
	const anchors = [...document.querySelectorAll('main [id]')].map((element) => ({
		id: element.id,
		top: element.getBoundingClientRect().top,
	}));
	const place = scrollY === 0 ? '' : placeInPage(anchors, header + 24);
	return place && `#${place}`;
}

/** A language link leads to the same page; with script also to the same place and the same shared state. */
export function keepPlaceInLanguageLink(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) {
		const update = () => {
			link.hash = currentPlace();
		};
		link.addEventListener('pointerdown', update);
		link.addEventListener('click', update);
		link.addEventListener('focus', update);
	}
}
