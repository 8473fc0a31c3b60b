import { describe, expect, it } from 'vitest';
import { pageMarkdown } from './page-markdown.ts';

const ADDRESS = 'https://contraste.test/es/contract/';
const bodyOf = (main: string) =>
	pageMarkdown(`<title>T · Contraste</title><main>${main}</main>`, ADDRESS)?.body.trimEnd();

describe('pageMarkdown', () => {
	it.each([
		['<h2 id="a"><a class="hlink" href="#a">Forma</a></h2>', '## Forma'],
		['<p>Use <code>a|b</code> y <strong>nada</strong> más.</p>', 'Use `a|b` y **nada** más.'],
		['<p><a href="../codes/#zh-01">ZH-01</a></p>', '[ZH-01](https://contraste.test/es/codes/#zh-01)'],
		[
			'<p><a class="stmt" href="#es-03">ES-03</a>Un fallo.</p>',
			'[ES-03](https://contraste.test/es/contract/#es-03) Un fallo.',
		],
		['<p><a class="type" href="/t/">NOT_FOUND</a>, sí</p>', '[`NOT_FOUND`](https://contraste.test/t/), sí'],
		['<p class="meta"><span>uno</span><span>dos</span></p>', 'uno · dos'],
		['<p>Oye <q class="say">no</q></p>', 'Oye «no»'],
		['<ul><li>uno</li><li>dos</li></ul>', '- uno\n- dos'],
		['<p>a_b * c</p>', 'a\\_b \\* c'],
		['<button>x</button><script>y</script><svg><title>z</title></svg><p>queda</p>', 'queda'],
		[
			'<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td><p>x</p><p>y</p></td></tr></tbody></table>',
			'| A | B |\n| --- | --- |\n| 1\\|2 | x y |',
		],
		[
			'<div class="code"><span class="line"><code>{</code></span><span class="line"><code><b class="marked-number">1</b><mark>"a"</mark>}</code></span></div>',
			'```json\n{\n"a"}\n```',
		],
		['<pre data-language="py"><code>x = 1\n</code></pre>', '```py\nx = 1\n```'],
	])('%s', (html, markdown) => {
		expect(bodyOf(html)).toBe(markdown);
	});

	it('takes title and description of the head', () => {
		const page = pageMarkdown(
			'<head><title>Códigos · Contraste</title><meta name="description" content="Diecinueve."></head><main></main>',
			ADDRESS,
		);
		expect(page).toMatchObject({ title: 'Códigos', description: 'Diecinueve.', address: ADDRESS });
	});

	it('leaves pages without a main alone', () => {
		expect(pageMarkdown('<p>x</p>', ADDRESS)).toBeUndefined();
	});
});
