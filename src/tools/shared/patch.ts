import type { Tree } from '../../report/tree.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Makes the children of an element what the trees say, touching only what differs: focus and scroll stay. */
export function patchChildren(parent: Element, wanted: readonly (Tree | string)[]): void {
	wanted.forEach((child, index) => {
		const node = parent.childNodes[index];
		if (node === undefined) parent.append(create(child, parent));
		else if (!reuse(node, child)) node.replaceWith(create(child, parent));
	});
	while (parent.childNodes.length > wanted.length) parent.lastChild?.remove();
}

function reuse(node: ChildNode, wanted: Tree | string): boolean {
	if (typeof wanted === 'string') {
		if (!(node instanceof Text)) return false;
		if (node.data !== wanted) node.data = wanted;
		return true;
	}
	if (!(node instanceof Element) || node.localName !== wanted.tag) return false;
	if (node.getAttribute('data-key') !== (wanted.attrs['data-key'] ?? null)) return false;
	patchAttributes(node, wanted.attrs);
	patchChildren(node, wanted.children);
	return true;
}

function patchAttributes(element: Element, wanted: Readonly<Record<string, string>>): void {
	for (const name of element.getAttributeNames()) {
		if (!(name in wanted)) element.removeAttribute(name);
	}
	for (const [name, value] of Object.entries(wanted)) {
		if (element.getAttribute(name) !== value) element.setAttribute(name, value);
	}
	// A field that a person edited no longer follows its attribute; one that is being typed in is left alone.
	if (!(element instanceof HTMLInputElement) || element.type === 'file') return;
	if (element.type === 'checkbox') element.checked = 'checked' in wanted;
	else if (element !== document.activeElement) element.value = element.getAttribute('value') ?? '';
}

function create(wanted: Tree | string, parent: Element): Node {
	if (typeof wanted === 'string') return document.createTextNode(wanted);
	const isSvg = wanted.tag === 'svg' || parent.namespaceURI === SVG;
	const element = isSvg ? document.createElementNS(SVG, wanted.tag) : document.createElement(wanted.tag);
	for (const [name, value] of Object.entries(wanted.attrs)) element.setAttribute(name, value);
	for (const child of wanted.children) element.append(create(child, element));
	return element;
}
