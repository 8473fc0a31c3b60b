const adopted = new Set<string>();

/** Takes a style sheet into the page without an element; the same one once. */
export function adoptStyle(css: string): void {
	if (adopted.has(css)) return;
	adopted.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
