import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.mjs';

/** Draws the pictures that other sites show with a link: `node scripts/social.mjs`, from the root of the repository. */
const CARDS = {
	es: {
		lang: 'es',
		title: 'Ensaye lo que responde su herramienta antes de que lo oiga un cliente',
		words: ['Veredicto', 'Reacción', 'Corrección'],
	},
	'zh-cn': {
		lang: 'zh-CN',
		title: '客户听到之前，先检验工具的回答',
		words: ['结论', '反应', '修正'],
	},
};

const LOGO = 'M45 19v-6L35 3H13L3 13v22l10 10h22l10-10v-6h-9.5v2L31 35.5h-6L19.5 30V18L25 12.5h6L35.5 17v2z';
const MARKS = [
	'<path fill="#0a6650" d="M24 3.5a20.5 20.5 0 1 0 0 41 20.5 20.5 0 0 0 0-41z"/><path fill="none" stroke="#fff" stroke-width="5" d="M14.5 24.5l6.5 6.5 12.5-13.5"/>',
	'<path fill="none" stroke="#765200" stroke-width="3.5" d="M10.5 6h27l7.5 7.5v21L37.5 42h-27L3 34.5v-21z"/>',
	'<path fill="#a52a1e" d="M5 5h38v23.5L24 45 5 28.5z"/>',
];

const page = ({ lang, title, words }) => `<!doctype html><html lang="${lang}"><style>
	body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px 80px; background: #fafbfa;
		color: #131819; font-family: 'Noto Sans', 'Noto Sans CJK SC', 'DejaVu Sans', sans-serif; display: flex; flex-direction: column; }
	header { display: flex; gap: 20px; align-items: center; font: 600 40px/1 inherit; font-size: 40px; font-weight: 600; }
	h1 { margin: auto 0; font-size: ${lang === 'es' ? 66 : 78}px; line-height: 1.16; letter-spacing: ${lang === 'es' ? '-0.02em' : 0}; text-wrap: balance; }
	footer { display: flex; gap: 56px; font-size: 30px; color: #3c4644; }
	footer span { display: flex; gap: 16px; align-items: center; }
</style><header><svg width="56" height="56" viewBox="0 0 48 48"><path d="${LOGO}"/></svg>Contraste</header><h1>${title}</h1>
<footer>${words.map((word, index) => `<span><svg width="48" height="48" viewBox="0 0 48 48">${MARKS[index]}</svg>${word}</span>`).join('')}</footer></html>`;

const browser = await chromium.launch({
	executablePath: await findBrowser((sentence) => console.log(sentence)),
	args: browserArguments(),
});
await mkdir('public', { recursive: true });
for (const [locale, card] of Object.entries(CARDS)) {
	const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
	await tab.setContent(page(card));
	await tab.screenshot({ path: `public/social-${locale}.png` });
}
await browser.close();
