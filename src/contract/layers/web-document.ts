const HTML = /^\s*(?:<!--[\s\S]{0,500}?-->\s*)?<(?:!doctype\s+html|html|head|body)[\s>]/i;
const XML = /^\s*<(?:\?xml\s|(?:soap(?:-?env)?|s|env):Envelope[\s>])/i;
/** Enough of a document to tell its kind and what it is about. */
const HEAD_LENGTH = 4_000;

/** Whether a text is a web page from its beginning. */
export function isHtml(text: string): boolean {
	return HTML.test(text.slice(0, 1_000));
}

/** Whether a text is an XML document: with its declaration, or SOAP's envelope. Mere tags are what prompts are laid out with. */
export function isXml(text: string): boolean {
	return !isHtml(text) && XML.test(text.slice(0, 200));
}

const FAULT_TITLE =
	/<(title|h1)(?:\s[^>]{0,200})?>\s{0,20}(?:(?:error|http)\W{0,3})?(?:[45]\d\d\b|[^<]{0,80}?(?:bad gateway|service unavailable|gateway time-?out|internal server error|not found|forbidden|unauthorized|access denied|bad request|too many requests|error\b|exception\b))/i;
const FAULT_ELEMENT =
	/<(?:[\w-]{1,40}:)?(?:error|errors|fault|exception|errorresponse|exceptionreport|serviceexception(?:report)?)[\s>]/i;

/** Whether a page or an XML document tells of a failure: by its title, or by an element that only a failure has. */
export function isFaultDocument(text: string): boolean {
	const head = text.slice(0, HEAD_LENGTH);
	return (isHtml(text) && FAULT_TITLE.test(head)) || (isXml(text) && FAULT_ELEMENT.test(head));
}

/** What a page or an XML document says at its beginning, without its marks. */
export function wordsOfDocument(text: string): string {
	return text
		.slice(0, HEAD_LENGTH)
		.replaceAll(/<(?:script|style)[\s>][\s\S]{0,4000}?<\/(?:script|style)>/gi, ' ')
		.replaceAll(/<[^<>]{0,500}>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim();
}
