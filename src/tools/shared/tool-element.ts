/** A tool on its page: it listens as long as it is there. */
export abstract class ToolElement extends HTMLElement {
	#listening: AbortController | undefined;

	/** Makes the built page answer, until the signal tells that it is gone. */
	protected abstract start(signal: AbortSignal): void;

	connectedCallback(): void {
		const listening = new AbortController();
		this.#listening = listening;
		this.start(listening.signal);
	}

	disconnectedCallback(): void {
		this.#listening?.abort();
	}
}
