import { createHash } from 'node:crypto';

/** Kinds of `type` that a browser runs; any other is data. */
const RUN_TYPES = [
	'',
	'module',
	'text/javascript',
	'application/javascript',
	'importmap',
	'speculationrules',
];
const SCRIPT = /<script(?<attributes>(?:\s[^>]*)?)>(?<body>[\s\S]*?)<\/script>/gi;

/** Sources `'sha256-…'` of the inline scripts of a page, each once, in their order. */
export function hashScripts(html: string): readonly string[] {
	const hashes = [...html.matchAll(SCRIPT)]
		.filter(({ groups }) => isInlineScript(groups?.['attributes'] ?? ''))
		.map(({ groups }) =>
			createHash('sha256')
				.update(groups?.['body'] ?? '')
				.digest('base64'),
		);
	return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The content security policy of a page or of the whole site. */
export function writePolicy(hashes: Iterable<string>): string {
	return [
		"default-src 'none'",
		["script-src 'self' 'wasm-unsafe-eval'", ...hashes].join(' '),
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
	].join('; ');
}

/** Puts the policy before everything that it governs; the character set stays within the first bytes. */
export function insertPolicy(html: string, policy: string): string {
	const head = /<head>(?:<meta charset="[^"]*"\s*\/?>)?/i;
	if (!head.test(html)) throw new Error('a page without <head> cannot carry its policy');
	return html.replace(
		head,
		(start) => `${start}<meta http-equiv="content-security-policy" content="${policy}">`,
	);
}

function isInlineScript(attributes: string): boolean {
	if (/\ssrc\s*=/i.test(attributes)) return false;
	const type = /\stype\s*=\s*["']?(?<type>[^"'\s>]*)/i.exec(attributes)?.groups?.['type'] ?? '';
	return RUN_TYPES.includes(type.toLowerCase());
}
