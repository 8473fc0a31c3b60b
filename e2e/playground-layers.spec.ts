import { analyse } from '../src/contract/analyse.ts';
import type { LayerId } from '../src/contract/layers/types.ts';
import { loadEntries } from '../src/examples/load.ts';
import { messagesOf } from '../src/messages/index.ts';
import { LANGUAGES } from './support/built-pages.ts';
import { PlaygroundPage } from './support/playground-page.ts';
import { expect, test } from './support/test.ts';

/** The way of the worst response through the layers. */
function layersOf(text: string): readonly LayerId[] {
	const { responses, worst } = analyse(text, { billing: true });
	return responses[worst]?.layers.map(({ id }) => id) ?? [];
}

const entries = (await loadEntries()).map(({ name, text }) => ({ name, text, layers: layersOf(text) }));

/** One example for each layer that any of them has. */
const perLayer = new Map<LayerId, (typeof entries)[number]>();
for (const entry of entries) {
	for (const layer of entry.layers) if (!perLayer.has(layer)) perLayer.set(layer, entry);
}

test('our examples go through every layer that a paste may have', () => {
	expect([...perLayer.keys()].sort()).toEqual(
		expect.arrayContaining(['calltoolresult', 'http', 'json-string', 'jsonrpc', 'payload', 'sse']),
	);
});

for (const language of LANGUAGES) {
	const { layers: names } = messagesOf(language).terms;

	test(`shows the chain of each layer (${language})`, async ({ page }) => {
		const playground = new PlaygroundPage(page);
		await playground.open(language);
		for (const { name, text, layers } of new Set(perLayer.values())) {
			await playground.paste(text);
			const buttons = playground.chain.getByRole('button');
			await expect(buttons, name).toHaveText(layers.map((layer) => new RegExp(`^${names[layer]}`)));
		}
	});
}
