import { beforeAll, expect, it } from 'vitest';
import { analyse } from '../../contract/analyse.ts';
import { loadEntries } from '../../examples/load.ts';
import { EXAMPLE_GROUPS, type ExampleEntry } from '../../examples/schema.ts';
import { DEFAULT_LOCALE } from '../../locales.ts';
import { mark } from '../../report/drawing.ts';
import { judgementOf } from '../../report/judgement.ts';
import type { Tree } from '../../report/tree.ts';
import { buildPage } from '../../tools/check/build-page.ts';
import { partNodes } from '../../tools/check/panels.ts';
import { initialState } from '../../tools/check/state.ts';
import { textsOf } from '../../tools/check/texts/index.ts';
import { galleryCards } from '../gallery/cards.ts';
import { judgeExample } from './judge.ts';

let examples: readonly ExampleEntry[];
beforeAll(async () => {
	examples = await loadEntries();
});

/** The ground by what stands in the example's file, and by the gravest of what is found: rules may grade a finding. */
function expectedGround({ context, text, expect: { verdict } }: ExampleEntry): string {
	if ((context.elapsedSeconds ?? 0) > 30) return 'bad';
	if (verdict === 'not-a-response') return 'blank';
	const { responses, worst } = analyse(text, context);
	const severities = responses[worst]?.diagnostics.map(({ severity }) => severity) ?? [];
	if (severities.includes('error')) return 'bad';
	return severities.includes('warning') ? 'warn' : 'ok';
}

const KINDS: Readonly<Record<string, string>> = { bad: 'cut', blank: 'blank', warn: 'warn', ok: 'clean' };

it('stands on the ground that its file asks for, on a page and on its shelf in the gallery', () => {
	for (const { example, judged, kind } of galleryCards(examples, EXAMPLE_GROUPS)) {
		const ground = expectedGround(example);
		const isSoundProtocol = example.expect.verdict === 'protocol-error' && ground !== 'bad';
		expect([example.name, judgeExample(example).look]).toEqual([example.name, judged.look]);
		expect([example.name, judged.look.ground]).toEqual([example.name, ground]);
		expect([example.name, kind]).toEqual([example.name, isSoundProtocol ? 'protocol' : KINDS[ground]]);
	}
});

/** The verdict as the tool draws it of an example. */
function drawnByTool(
	{ name, text, context }: ExampleEntry,
	page: ReturnType<typeof buildPage>,
): Tree | undefined {
	const state = {
		...initialState(text, { kind: 'example', name }, context),
		judged: { version: 0, text, judgement: judgementOf(analyse(text, context)) },
	};
	const [verdict] = partNodes('report', state, textsOf('es'), page);
	return typeof verdict === 'object' ? verdict : undefined;
}

it('is the same in the tool and in its menu', () => {
	const page = buildPage(examples, DEFAULT_LOCALE);
	for (const example of examples) {
		const { look } = judgeExample(example);
		const verdict = drawnByTool(example, page);
		expect([example.name, verdict?.attrs['class']]).toEqual([
			example.name,
			`verdict verdict--${look.ground}`,
		]);
		expect(verdict?.children[0]).toEqual(mark({ ...look.mark, size: 60 }, true));
		expect(page.examples.find(({ name }) => name === example.name)?.mark).toEqual(look.mark);
	}
});
