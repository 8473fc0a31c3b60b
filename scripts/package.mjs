import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { ROOT } from './run.mjs';

/** The program in one file, and its name in a package and beside the site. */
export const PROGRAM = 'contraste.mjs';

/** Sources that bundle into one module each. */
const MODULES = { [PROGRAM]: 'src/cli/contraste.ts', 'index.mjs': 'src/library/index.ts' };

/** What the sources ask of the place where they run, answered once and for all. */
const DEFINE = {
	// The program starts its commands itself.
	'import.meta.main': 'false',
};

/**
 * One module with everything that it needs, for Node 20 and newer.
 * @param {string} entry from the root of the repository
 * @param {Record<string, string>} [environment] names of the environment that the program takes where nobody gives them
 * @returns {Promise<{ code: string, packages: readonly string[] }>} its text, and the folders of the packages in it
 */
export async function bundle(entry, environment = {}) {
	const defaults = Object.entries(environment)
		.map(([name, value]) => `process.env[${JSON.stringify(name)}] ??= ${JSON.stringify(value)};`)
		.join('\n');
	const build = await rolldown({
		input: join(ROOT, entry),
		platform: 'node',
		transform: { target: 'node20', define: DEFINE },
		logLevel: 'silent',
	});
	const { output } = await build.write({
		dir: join(ROOT, '.cache', 'bundle', entry.replaceAll('/', '-')),
		format: 'esm',
		minify: true,
		codeSplitting: false,
		banner: entry.includes('/cli/') ? `#!/usr/bin/env node\n${defaults}` : '',
	});
	await build.close();
	const chunk = output.find((part) => part.type === 'chunk');
	if (!chunk) throw new Error(`${entry} gave no module.`);
	return { code: chunk.code, packages: packagesOf(Object.keys(chunk.modules)) };
}

/** @param {readonly string[]} modules */
function packagesOf(modules) {
	const folders = modules.flatMap(
		(id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/')) ?? [],
	);
	return [...new Set(folders)].sort();
}

/** The program beside the site, with its checksum as `sha256sum -c` reads it. @param {string} folder @param {Record<string, string>} environment */
export async function writeProgram(folder, environment) {
	const { code } = await bundle(MODULES[PROGRAM], environment);
	writeFileSync(join(folder, PROGRAM), code);
	const sum = createHash('sha256').update(code).digest('hex');
	writeFileSync(join(folder, `${PROGRAM}.sha256`), `${sum}  ${PROGRAM}\n`);
}

/** Puts the program beside the pages of the site: nothing to install. @returns {import('astro').AstroIntegration} */
export function program() {
	/** @type {Record<string, string>} */
	let environment = {};
	return {
		name: 'contraste:program',
		hooks: {
			'astro:config:done': ({ config }) => {
				environment = { CONTRASTE_SITE: config.site ?? '', CONTRASTE_BASE: config.base };
			},
			'astro:build:done': ({ dir }) => writeProgram(fileURLToPath(dir), environment),
		},
	};
}

/** Writes the package into a folder, which is emptied first. @param {string} folder */
export async function writePackage(folder) {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	/** @type {Set<string>} */
	const packages = new Set();
	for (const [name, entry] of Object.entries(MODULES)) {
		const { code, packages: found } = await bundle(entry);
		writeFileSync(join(folder, name), code);
		for (const one of found) packages.add(one);
	}
	writeTypes(folder);
	writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), [...packages].map(licenceOf).join('\n'));
	for (const name of ['LICENSE', 'CHANGELOG.md'])
		writeFileSync(join(folder, name), readFileSync(join(ROOT, name)));
	writeFileSync(join(folder, 'README.md'), README);
	writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describe(), null, '\t')}\n`);
}

const LIBRARY = 'library/index.d.ts';

/**
 * Declarations of the library and of what it names, and no more: rules have types that only the repository can name.
 * @param {string} folder
 */
function writeTypes(folder) {
	const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.library.json'), ts.sys.readFile);
	const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
	/** @type {Map<string, string>} */
	const written = new Map();
	ts.createProgram(fileNames, { ...options, outDir: ROOT }).emit(undefined, (path, text) => {
		written.set(
			relative(ROOT, path).split(sep).join('/'),
			text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'),
		);
	});
	for (const path of namedFrom(LIBRARY, written)) {
		mkdirSync(dirname(join(folder, 'types', path)), { recursive: true });
		writeFileSync(join(folder, 'types', path), written.get(path) ?? '');
	}
}

/** A declaration and all that it names, one by the other. @param {string} first @param {ReadonlyMap<string, string>} written */
function namedFrom(first, written) {
	const paths = [first];
	for (const path of paths) {
		for (const [, name = ''] of (written.get(path) ?? '').matchAll(
			/(?:from |import\()['"](\.[^'"]*)\.js['"]/g,
		)) {
			const next = posix.join(dirname(path), `${name}.d.ts`);
			if (!written.has(next)) throw new Error(`${path} names ${next}, which was not written.`);
			if (!paths.includes(next)) paths.push(next);
		}
	}
	return paths;
}

/** @param {string} folder of a package */
function licenceOf(folder) {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license', 'License.md'].find((one) =>
		existsSync(join(folder, one)),
	);
	const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
	return `${name} ${version} (${license})\n\n${text}\n`;
}

function describe() {
	const { name, version, description, license } = JSON.parse(
		readFileSync(join(ROOT, 'package.json'), 'utf8'),
	);
	return {
		name,
		version,
		description,
		license,
		type: 'module',
		engines: { node: '>=20' },
		bin: { contraste: `./${PROGRAM}` },
		exports: {
			'.': { types: './types/library/index.d.ts', default: './index.mjs' },
			'./package.json': './package.json',
		},
		types: './types/library/index.d.ts',
		sideEffects: false,
		publishConfig: { provenance: true },
	};
}

const README = `# contraste

Judges what tools answer to AI agents by the Asixto tool-error contract, and converts legacy Agent-Native error codes.

\`\`\`sh
npx contraste check response.json
npx contraste convert --check src/*.go
npx contraste codes CANCELLED
npx contraste explain retry-mark
\`\`\`

\`\`\`ts
import { analyse } from 'contraste';

const { responses } = analyse('{"error":{"error_type":"NOT_FOUND","user_message":"No encontré la cita."}}', { billing: true });
console.log(responses[0]?.verdict, responses[0]?.diagnostics);
\`\`\`

Nothing that it reads is sent anywhere.
`;

if (
	process.argv[1] &&
	import.meta.url.endsWith('/scripts/package.mjs') &&
	process.argv[1].endsWith('package.mjs')
) {
	const folder = join(ROOT, '.cache', 'package');
	await writePackage(folder);
	console.log(folder);
}
