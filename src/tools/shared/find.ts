/** @throws {Error} where the tool lacks the element: its page and its script are of one build */
export function find<E extends Element>(host: Element, selector: string): E {
	const element = host.querySelector<E>(selector);
	if (element === null) throw new Error(`<${host.localName}> has no ${selector}`);
	return element;
}
