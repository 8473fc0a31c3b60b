import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { isTestMaterial } from './parts.mjs';

/** What says that an import closes a circle on purpose: a comment on the line above it, with the reason. */
const DEFENCE = /\/\/ Circle: \S.*$/;

/** The address of a worker, or of a file that the build reads. */
const ADDRESS = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

/**
 * @typedef {object} Edge
 * @property {string} from
 * @property {string} to
 * @property {boolean} isDefended
 */

/** Every import of one file of a folder by another, test material left out; paths from the folder. @param {string} folder @returns {Edge[]} */
export function readModuleGraph(folder) {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
		file.replaceAll('\\', '/'),
	);
	return edgesBetween(
		new Map(
			files
				.filter((file) => /\.(?:ts|astro|css)$/.test(file) && !isTestMaterial(file))
				.map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
		),
	);
}

/** The same of files given by name. @param {ReadonlyMap<string, string>} files @returns {Edge[]} */
export function edgesBetween(files) {
	return [...files].flatMap(([from, text]) =>
		importsOf(from, text).flatMap(({ name, isDefended }) => {
			const to = posix.join(posix.dirname(from), name);
			return name.startsWith('.') && files.has(to) ? [{ from, to, isDefended }] : [];
		}),
	);
}

/** @param {string} file @param {string} text */
function importsOf(file, text) {
	if (file.endsWith('.css')) return [];
	const code = file.endsWith('.astro') ? scriptsOf(text) : text;
	const imports = ts.preProcessFile(code).importedFiles;
	const addresses = [...code.matchAll(ADDRESS)].map(({ 1: fileName = '', index: pos }) => ({
		fileName,
		pos,
	}));
	return [...imports, ...addresses].map(({ fileName, pos }) => ({
		name: fileName.split('?')[0] ?? '',
		isDefended: DEFENCE.test(lineAbove(code, pos)),
	}));
}

/** The frontmatter of an Astro component and what its script elements hold. @param {string} text */
function scriptsOf(text) {
	const [, front = ''] = /^---\n(.*?)\n---$/ms.exec(text) ?? [];
	return [front, ...[...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script)].join(
		'\n',
	);
}

/** The line above the statement that a place stands in. @param {string} text @param {number} at */
function lineAbove(text, at) {
	const start = Math.max(0, ...['\nimport ', '\nexport '].map((word) => text.lastIndexOf(word, at)));
	return text.slice(0, start).split('\n').at(-1) ?? '';
}

/** The sets of files that import each other in a circle over imports that no comment defends. @param {readonly Edge[]} edges @returns {string[][]} */
export function findCircles(edges) {
	/** @type {Map<string, string[]>} */
	const targets = new Map();
	for (const { from, to, isDefended } of edges) {
		if (!isDefended) targets.set(from, [...(targets.get(from) ?? []), to]);
	}
	const reached = new Map([...targets.keys()].map((file) => [file, reachableFrom(file, targets)]));
	/** @type {Set<string>} */
	const told = new Set();
	return [...targets.keys()].flatMap((file) => {
		if (told.has(file) || !reached.get(file)?.has(file)) return [];
		const circle = [...(reached.get(file) ?? [])].filter((other) => reached.get(other)?.has(file)).sort();
		for (const member of circle) told.add(member);
		return [circle];
	});
}

/** @param {string} file @param {ReadonlyMap<string, readonly string[]>} targets @returns {Set<string>} */
function reachableFrom(file, targets) {
	/** @type {Set<string>} */
	const reached = new Set();
	const open = [...(targets.get(file) ?? [])];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (reached.has(next)) continue;
		reached.add(next);
		open.push(...(targets.get(next) ?? []));
	}
	return reached;
}
