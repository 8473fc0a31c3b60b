import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { LANGUAGES, LOCALES } from '../src/locales.ts';
import { LOGO, MARK_SHAPES, TICK } from '../src/report/geometry.ts';
import { browserArguments, findBrowser } from './browser.mjs';

/** Draws the pictures that other sites show with a link, one a language: `npm run social`. The title fills its room. */
const CARDS = {
	es: {
		title: 'Ensaye lo que responde su herramienta antes de que lo oiga un cliente',
		size: '66px',
		spacing: '-0.02em',
		words: ['Veredicto', 'Reacción', 'Corrección'],
	},
	'zh-cn': {
		title: '客户听到之前，先检验工具的回答',
		size: '78px',
		spacing: '0',
		words: ['结论', '反应', '修正'],
	},
};

const TOKENS = await readFile('src/styles/tokens.css', 'utf8');

/** A colour of the light theme, by its token's name without the prefix. */
function colour(name) {
	const light = TOKENS.match(new RegExp(`--ct-${name}: light-dark\\((?<light>#\\w+),`))?.groups?.light;
	if (!light) throw new Error(`tokens.css has no colour ${name}.`);
	return light;
}

const MARKS = [
	`<path fill="${colour('ok')}" d="${MARK_SHAPES.success}"/><path fill="none" stroke="${colour('surface')}" stroke-width="5" d="${TICK}"/>`,
	`<path fill="none" stroke="${colour('warn')}" stroke-width="3.5" d="${MARK_SHAPES['business-error']}"/>`,
	`<path fill="${colour('bad')}" d="${MARK_SHAPES['protocol-error']}"/>`,
];

const page = (lang, { title, size, spacing, words }) => `<!doctype html><html lang="${lang}"><style>
	body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px 80px; background: ${colour('bg')};
		color: ${colour('ink')}; font-family: 'Noto Sans', 'Noto Sans CJK SC', 'DejaVu Sans', sans-serif; display: flex; flex-direction: column; }
	header { display: flex; gap: 20px; align-items: center; font: 600 40px/1 inherit; font-size: 40px; font-weight: 600; }
	h1 { margin: auto 0; font-size: ${size}; line-height: 1.16; letter-spacing: ${spacing}; text-wrap: balance; }
	footer { display: flex; gap: 56px; font-size: 30px; color: ${colour('ink-2')}; }
	footer span { display: flex; gap: 16px; align-items: center; }
</style><header><svg width="56" height="56" viewBox="0 0 48 48"><path d="${LOGO}"/></svg>Contraste</header><h1>${title}</h1>
<footer>${words.map((word, index) => `<span><svg width="48" height="48" viewBox="0 0 48 48">${MARKS[index]}</svg>${word}</span>`).join('')}</footer></html>`;

const browser = await chromium.launch({
	executablePath: await findBrowser((sentence) => console.log(sentence)),
	args: browserArguments(),
});
for (const locale of LOCALES) {
	const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
	await tab.setContent(page(LANGUAGES[locale].tag, CARDS[locale]));
	await tab.screenshot({ path: `public/social-${locale}.png` });
}
await browser.close();
