/** As much of an element as is searched. */
export type Host = Pick<HTMLElement, 'localName' | 'querySelector'>;

/**
 * The element of a tool with a tag, and with what else marks it.
 * @throws {Error} where the tool lacks it: its page and its script are of one build
 */
export function find<Tag extends keyof HTMLElementTagNameMap>(
	host: Host,
	tag: Tag,
	mark: string,
): HTMLElementTagNameMap[Tag] {
	const selector = `${tag}${mark}`;
	return host.querySelector<HTMLElementTagNameMap[Tag]>(selector) ?? failFor(host, selector);
}

/**
 * The element of a tool that a part of the page is drawn into.
 * @throws {Error} where the tool lacks it
 */
export function findPart(host: Host, name: string): Element {
	const selector = `[data-part="${name}"]`;
	return host.querySelector(selector) ?? failFor(host, selector);
}

function failFor({ localName }: Host, selector: string): never {
	throw new Error(`<${localName}> has no ${selector}`);
}
