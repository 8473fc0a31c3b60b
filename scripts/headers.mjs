/**
 * One block of a static host's `_headers` file.
 * @typedef {object} HeaderRule
 * @property {RegExp} path
 * @property {Record<string, string>} headers
 */

/**
 * Reads the format that static hosts share: a path with `*`, then indented `Name: value` lines.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
	/** @type {HeaderRule[]} */
	const rules = [];
	for (const line of text.split('\n')) {
		if (line.trim() === '' || line.startsWith('#')) continue;
		if (!/^\s/.test(line)) {
			const literal = line
				.trim()
				.split('*')
				.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
			rules.push({ path: new RegExp(`^${literal.join('.*')}$`), headers: {} });
			continue;
		}
		const colon = line.indexOf(':');
		const rule = rules.at(-1);
		if (rule) rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
	}
	return rules;
}

/** The headers of a path; a later block wins. @param {HeaderRule[]} rules @param {string} path */
export function selectHeaders(rules, path) {
	return Object.assign({}, ...rules.filter((rule) => rule.path.test(path)).map((rule) => rule.headers));
}
