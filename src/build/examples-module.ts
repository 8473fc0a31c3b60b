import type { Plugin } from 'vite';
import { EXAMPLES_FOLDER, loadEntries } from '../examples/load.ts';

const ID = 'contraste:examples';

/** Serves `content/examples` as the module `contraste:examples`, so that no page carries a YAML reader. */
export function examplesModule(): Plugin {
	return {
		name: ID,
		resolveId: (id) => (id === ID ? `\0${ID}` : null),
		async load(id) {
			if (id !== `\0${ID}`) return null;
			const entries = await loadEntries();
			for (const { name } of entries) this.addWatchFile(`${EXAMPLES_FOLDER}/${name}.yaml`);
			return `export const examples = ${JSON.stringify(entries)};`;
		},
	};
}
