import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { toPseudo } from './pseudo-text.mjs';
import { ROOT } from './run.mjs';

/** A language that no person speaks, for tests: its texts are the Spanish ones in Cyrillic letters. */
export const PSEUDO = { id: 'qps', tag: 'qps-ploc', name: 'Псеудо' };

/** Where its row goes in `src/locales.ts`. */
const ROWS = 'export const LANGUAGES = {';

const ROW = `${PSEUDO.id}: {
	tag: '${PSEUDO.tag}',
	name: '${PSEUDO.name}',
	link: { label: '${PSEUDO.name}', name: '${PSEUDO.name}' },
	joiners: { sentences: ' ', stop: '.', comma: ', ', and: ' + ', slash: ' / ' },
	decimal: '.',
	monaco: null,
},`;

/** `src/locales.ts` with the row; throws where it has no place for one. @param {string} text */
export function addPseudoRow(text) {
	if (!text.includes(ROWS)) throw new Error(`src/locales.ts has no line «${ROWS}».`);
	return text.replace(ROWS, `${ROWS}\n${ROW}`);
}

/**
 * Lays the sources of the site with this language more into a folder, as somebody would who adds one.
 * @param {string} folder emptied first
 * @param {readonly string[]} sources files and folders of the repository
 */
export function layPseudoLanguage(folder, sources) {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const source of sources) cpSync(join(ROOT, source), join(folder, source), { recursive: true });
	symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
	change(join(folder, 'src/locales.ts'), addPseudoRow);
	addTexts(join(folder, 'src/messages'));
	addPages(join(folder, 'content'));
	cpSync(join(folder, 'public/social-es.png'), join(folder, `public/social-${PSEUDO.id}.png`));
}

/** @param {string} path @param {(text: string) => string} edit */
function change(path, edit) {
	writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

/** Its texts, in files named as the Spanish ones. @param {string} messages the folder of all texts */
function addTexts(messages) {
	const own = join(messages, PSEUDO.id);
	mkdirSync(own);
	const names = [...readFileSync(join(messages, 'es/index.ts'), 'utf8').matchAll(/^\t(\w+),$/gm)].map(
		([, name]) => name ?? '',
	);
	for (const name of names) {
		const file = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
		writeFileSync(
			join(own, `${file}.ts`),
			`import { ${name} as spanish } from '../es/${file}.ts';\nimport { translate } from './translate.ts';\n\nexport const ${name} = translate(spanish);\n`,
		);
	}
	cpSync(join(messages, 'es/index.ts'), join(own, 'index.ts'));
	cpSync(join(ROOT, 'scripts/pseudo-text.mjs'), join(own, 'pseudo-text.mjs'));
	writeFileSync(join(own, 'translate.ts'), TRANSLATE);
	change(join(messages, 'index.ts'), (text) =>
		text
			.replace('import type { Messages', `import { texts as pseudo } from './${PSEUDO.id}/index.ts';\n$&`)
			.replace('= { es,', `= { es, ${PSEUDO.id}: pseudo,`),
	);
}

/** A module of the laid sources: texts are functions of values too, so they are translated as they are asked for. */
const TRANSLATE = `import { toPseudo } from './pseudo-text.mjs';

export function translate(value) {
	if (typeof value === 'string') return value === 'es' ? '${PSEUDO.id}' : toPseudo(value);
	if (Array.isArray(value)) return value.map(translate);
	if (typeof value === 'function') return (...args) => translate(value(...args));
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
}
`;

/** Its pages, its entries beside the other languages', and what Starlight says. @param {string} content */
function addPages(content) {
	const docs = join(content, 'docs', PSEUDO.id);
	cpSync(join(content, 'docs/es'), docs, { recursive: true });
	for (const path of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
		if (path.endsWith('.mdx')) change(join(docs, path), translatePage);
	}
	for (const [folder, translateEntry] of /** @type {const} */ ([
		['rules', addLanguage],
		['examples', addTitle],
	])) {
		for (const file of readdirSync(join(content, folder))) {
			change(join(content, folder, file), (text) => stringify(translateEntry(parse(text)), { lineWidth: 0 }));
		}
	}
	const said = join(content, 'i18n', `${PSEUDO.tag}.json`);
	const spanish = JSON.parse(readFileSync(join(content, 'i18n/es.json'), 'utf8'));
	writeFileSync(
		said,
		JSON.stringify(Object.fromEntries(Object.entries(spanish).map(([key, text]) => [key, toPseudo(text)]))),
	);
}

/** @param {{ es: string }} texts a text by language */
function addLanguage(texts) {
	return { ...texts, [PSEUDO.id]: toPseudo(texts.es) };
}

/** @param {{ title: { es: string }, note?: { es: string } }} example */
function addTitle(example) {
	const { title, note } = example;
	return { ...example, title: addLanguage(title), ...(note ? { note: addLanguage(note) } : {}) };
}

/** The prose of a page; what Astro reads (imports, components, programs) stays. @param {string} page */
function translatePage(page) {
	let program = false;
	return page
		.split('\n')
		.map((line) => {
			if (line.startsWith('```')) program = !program;
			if (program || /^(?:```|import |---|template:|main:|wide:|ownHeading:)/.test(line)) return line;
			const field = /^(title|description): (.*)$/.exec(line);
			if (field) return `${field[1]}: ${toPseudo(field[2] ?? '')}`;
			return translateLine(line);
		})
		.join('\n');
}

/** A line of a component says its texts in quotes, beside names of examples and components. @param {string} line */
function translateLine(line) {
	if (!/^\s*(?:<|\w+=|\/>)/.test(line)) return toPseudo(line);
	return line.replaceAll(
		/(["'])([^"']* [^"']*|\p{Lu}\p{Ll}+)\1/gu,
		(_, quote, text) => quote + toPseudo(text) + quote,
	);
}
