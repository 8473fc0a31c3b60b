import { expect, type Locator, type Page } from 'playwright/test';
import type { Language } from './built-pages.ts';

/** The page where a response is tried, as a person meets it. */
export class PlaygroundPage {
	readonly page: Page;
	readonly title: Locator;
	readonly counts: Locator;
	readonly chat: Locator;
	readonly voice: Locator;
	readonly faults: Locator;
	/** What happens with a fix, where it is another thing. */
	readonly withFix: Locator;
	readonly chain: Locator;
	readonly textArea: Locator;
	readonly monaco: Locator;
	readonly live: Locator;
	readonly toast: Locator;
	readonly banner: Locator;
	readonly sheet: Locator;

	constructor(page: Page) {
		this.page = page;
		this.title = page.locator('.verdict-title');
		this.counts = page.locator('.counts');
		const now = page.locator('.react:not(.react--fix)').locator('.react-verb');
		this.chat = now.first();
		this.voice = now.last();
		this.withFix = page.locator('.react--fix');
		this.faults = page.locator('.fault');
		this.chain = page.locator('.chain');
		this.textArea = page.locator('#check-text');
		this.monaco = page.locator('.monaco-editor').first();
		this.live = page.locator('[data-live]');
		this.toast = page.locator('.toast');
		this.banner = page.locator('.banner');
		this.sheet = page.locator('.sheet');
	}

	/** Opens the page and waits for its script. */
	async open(language: Language = 'es', hash = ''): Promise<void> {
		await this.page.goto(`${language}/playground/${hash}`);
		await this.page.waitForFunction(() => customElements.get('contraste-playground') !== undefined);
	}

	/** Opens the page and waits until the full editor has taken over. */
	async openWithEditor(language: Language = 'es', hash = ''): Promise<void> {
		await this.open(language, hash);
		await expect(this.monaco).toBeVisible({ timeout: 15_000 });
	}

	/** A paste with the focus outside every field. */
	async paste(text: string): Promise<void> {
		await this.page.evaluate((pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', pasted);
			document.body.dispatchEvent(
				new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
			);
		}, text);
	}

	/** A paste with the focus where it is. */
	async pasteHere(text: string): Promise<void> {
		await this.page.evaluate((pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', pasted);
			(document.activeElement ?? document.body).dispatchEvent(
				new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
			);
		}, text);
	}

	/** The text as the page keeps it, line ends and all: what a shared link would carry. */
	async text(): Promise<string> {
		return this.page.evaluate(() => {
			const host = document.querySelector('contraste-playground');
			return host && 'text' in host ? String(host.text) : '';
		});
	}

	/** From now on notes what the live region says: how long, in milliseconds, the words have stood there so far. */
	async listen(): Promise<(words: string) => Promise<number>> {
		const said = await this.live.evaluateHandle((region) => {
			const notes: { text: string; at: number }[] = [];
			const note = (): number => notes.push({ text: region.textContent ?? '', at: performance.now() });
			new MutationObserver(note).observe(region, { childList: true });
			return notes;
		});
		return (words) =>
			said.evaluate((notes, wanted) => {
				const index = notes.findIndex(({ text }) => text.includes(wanted));
				const until = notes[index + 1]?.at ?? performance.now();
				return until - (notes[index]?.at ?? until);
			}, words);
	}

	button(name: string | RegExp): Locator {
		return this.page.locator('contraste-playground').getByRole('button', { name });
	}

	row(number: number): Locator {
		return this.faults.nth(number - 1);
	}
}
