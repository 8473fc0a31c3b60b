import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadAloud, localVoice, type Reader } from './read-aloud.ts';

const voice = (lang: string, localService = true) =>
	({ lang, localService, name: lang }) as SpeechSynthesisVoice;

describe('localVoice', () => {
	it.each([
		['none', [], undefined],
		['none of the machine', [voice('es-MX', false)], undefined],
		['none in Spanish', [voice('en-US'), voice('zh-CN')], undefined],
		['one of Spain', [voice('en-US'), voice('es-ES')], 'es-ES'],
		['a nearer one first', [voice('es-ES'), voice('es-MX')], 'es-MX'],
		['tags with an underscore', [voice('es_CO')], 'es_CO'],
	])('%s', (_, voices, lang) => {
		expect(localVoice(voices)?.lang).toBe(lang);
	});
});

class FakeUtterance extends EventTarget {
	voice: SpeechSynthesisVoice | null = null;
	lang = '';
	readonly text: string;
	constructor(text: string) {
		super();
		this.text = text;
	}
}

class FakeSynthesis extends EventTarget {
	voices: SpeechSynthesisVoice[] = [];
	spoken: FakeUtterance[] = [];
	cancelled = 0;
	getVoices = () => this.voices;
	speak = (utterance: FakeUtterance) => this.spoken.push(utterance);
	cancel = () => {
		this.cancelled += 1;
	};
}

describe('reading aloud', () => {
	beforeEach(() => vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance));
	afterEach(() => vi.unstubAllGlobals());

	function start(voices: SpeechSynthesisVoice[]) {
		const synthesis = new FakeSynthesis();
		synthesis.voices = voices;
		const heard: Reader[] = [];
		const end = new AbortController();
		const aloud = createReadAloud(synthesis as unknown as SpeechSynthesis, end.signal, (reader) =>
			heard.push(reader),
		);
		return { synthesis, heard, aloud, end };
	}

	it('is offered once a voice of the machine is there', () => {
		const { synthesis, heard } = start([]);
		expect(heard).toEqual([{ state: 'none' }]);
		synthesis.voices = [voice('es-CO')];
		synthesis.dispatchEvent(new Event('voiceschanged'));
		expect(heard.at(-1)).toEqual({ state: 'ready' });
	});

	it('reads, says which sentence, and ends', () => {
		const { synthesis, heard, aloud } = start([voice('es-CO')]);
		aloud.toggle('Hola');
		expect(synthesis.spoken.map(({ text, lang }) => [text, lang])).toEqual([['Hola', 'es-CO']]);
		expect(heard.at(-1)).toEqual({ state: 'reading', text: 'Hola' });
		synthesis.spoken[0]?.dispatchEvent(new Event('end'));
		expect(heard.at(-1)).toEqual({ state: 'ready' });
	});

	it('stops what is read, and starts another', () => {
		const { synthesis, heard, aloud } = start([voice('es-CO')]);
		aloud.toggle('Uno');
		aloud.toggle('Uno');
		expect([synthesis.spoken.length, heard.at(-1)]).toEqual([1, { state: 'ready' }]);
		aloud.toggle('Uno');
		aloud.toggle('Dos');
		expect(heard.at(-1)).toEqual({ state: 'reading', text: 'Dos' });
		// The end of a sentence that was stopped says nothing of the one that is read.
		synthesis.spoken[1]?.dispatchEvent(new Event('end'));
		expect(heard.at(-1)).toEqual({ state: 'reading', text: 'Dos' });
	});

	it('falls silent with its page', () => {
		const { heard, aloud, end } = start([voice('es-CO')]);
		aloud.toggle('Uno');
		end.abort();
		expect(heard.at(-1)).toEqual({ state: 'ready' });
	});
});
