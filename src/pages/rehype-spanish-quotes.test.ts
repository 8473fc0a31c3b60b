import { expect, it } from 'vitest';
import { rehypeSpanishQuotes } from './rehype-spanish-quotes.ts';

const paragraph = () => ({
	type: 'root',
	children: [{ type: 'element', tagName: 'p', children: [{ type: 'text', value: '他会说 «no existe»。' }] }],
});

it('marks Spanish quotes on Chinese pages alone', () => {
	const chinese = paragraph();
	rehypeSpanishQuotes()(chinese, { path: 'content/rules/x/zh-cn.md' });
	expect(chinese.children[0]?.children).toEqual([
		{ type: 'text', value: '他会说 ' },
		{
			type: 'element',
			tagName: 'span',
			properties: { lang: 'es' },
			children: [{ type: 'text', value: '«no existe»' }],
		},
		{ type: 'text', value: '。' },
	]);
	const spanish = paragraph();
	rehypeSpanishQuotes()(spanish, { path: 'content/rules/x/es.md' });
	expect(spanish).toEqual(paragraph());
});
