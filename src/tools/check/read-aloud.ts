import { CUSTOMER_LOCALE, LANGUAGES } from '../../locales.ts';

/** Whether a sentence can be read aloud, and which one is. */
export type Reader =
	| { readonly state: 'none' | 'ready' }
	| { readonly state: 'reading'; readonly text: string };

export interface ReadAloud {
	/** Reads a sentence; the one that is being read is stopped. */
	toggle(text: string): void;
}

/** Spanish as most of the readers' customers speak it first; any other will do. */
const PREFERRED = ['es-CO', 'es-MX', 'es-419', 'es-US'];

/** A voice of the machine for what a customer would hear. One that asks a server would send the text away. */
export function localVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
	const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-');
	const isSpoken = (voice: SpeechSynthesisVoice) =>
		tagOf(voice).split('-')[0]?.toLowerCase() === LANGUAGES[CUSTOMER_LOCALE].tag;
	const own = voices.filter((voice) => voice.localService && isSpoken(voice));
	const preferred = PREFERRED.flatMap((tag) => own.find((voice) => tagOf(voice) === tag) ?? []);
	return preferred[0] ?? own[0];
}

/** @param onChange whenever a voice is found or lost, a reading begins or ends */
export function createReadAloud(
	synthesis: SpeechSynthesis | undefined,
	signal: AbortSignal,
	onChange: (reader: Reader) => void,
): ReadAloud {
	if (!synthesis) return { toggle: () => undefined };
	let voice: SpeechSynthesisVoice | undefined;
	let current: SpeechSynthesisUtterance | undefined;
	const find = (): void => {
		voice = localVoice(synthesis.getVoices());
		if (!current) onChange({ state: voice ? 'ready' : 'none' });
	};
	const stop = (): void => {
		current = undefined;
		synthesis.cancel();
		onChange({ state: voice ? 'ready' : 'none' });
	};
	synthesis.addEventListener('voiceschanged', find, { signal });
	signal.addEventListener('abort', stop);
	find();
	return {
		toggle(text) {
			const isSame = current?.text === text;
			if (current) stop();
			if (isSame || !voice) return;
			const utterance = new SpeechSynthesisUtterance(text);
			utterance.voice = voice;
			utterance.lang = voice.lang;
			const done = (): void => {
				if (current === utterance) stop();
			};
			utterance.addEventListener('end', done);
			utterance.addEventListener('error', done);
			current = utterance;
			synthesis.speak(utterance);
			onChange({ state: 'reading', text });
		},
	};
}
