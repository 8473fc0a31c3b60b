import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MONACO = /[\\/]node_modules[\\/]monaco-editor[\\/].*\.js$/;
const STYLE_IMPORT = /^import '([^']+\.css)';$/gm;
const ADOPT = fileURLToPath(new URL('../editor/monaco/adopt-style.ts', import.meta.url));

/**
 * Turns the style sheets of Monaco into text that its own script adopts. Astro would link them, 175 kB, into every page.
 */
export function monacoStyles(): Plugin {
	return {
		name: 'contraste:monaco-styles',
		enforce: 'pre',
		transform(code, id) {
			if (!MONACO.test(id) || !code.includes(".css';")) return null;
			let count = 0;
			const changed = code.replace(STYLE_IMPORT, (_whole, path: string) => {
				count++;
				return `import contrasteStyle${count} from '${path}?inline'; adoptStyle(contrasteStyle${count});`;
			});
			return { code: `import { adoptStyle } from ${JSON.stringify(ADOPT)};\n${changed}`, map: null };
		},
	};
}
