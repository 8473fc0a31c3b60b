/** Marks the entry of the contents list whose section is being read. */
export function followHeadings(): void {
	const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a[href^="#"]')];
	const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
	if (links.length === 0) return;
	let waiting = false;
	const mark = () => {
		waiting = false;
		const reached = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < 120);
		links.forEach((link, index) => {
			if (index === Math.max(0, reached)) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		});
	};
	document.addEventListener(
		'scroll',
		() => {
			if (!waiting) requestAnimationFrame(mark);
			waiting = true;
		},
		{ passive: true },
	);
	mark();
}
