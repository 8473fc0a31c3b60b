import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright/test';
import type { Language } from './built-pages.ts';
import { converterWords } from './words.ts';

export interface TestFile {
	readonly name: string;
	readonly content: string | Buffer;
}

/** The page where codes are converted: what a person sees and does there. */
export class ConverterPage {
	readonly page: Page;
	readonly words: ReturnType<typeof converterWords>;
	readonly language: Language;

	constructor(page: Page, language: Language = 'es') {
		this.page = page;
		this.language = language;
		this.words = converterWords(language);
	}

	async open(hash = ''): Promise<void> {
		await this.page.goto(`${this.language}/converter/${hash}`);
		await this.page.waitForFunction(() =>
			document.querySelector('contraste-converter')?.hasAttribute('data-ready'),
		);
	}

	get text(): Locator {
		return this.page.getByRole('textbox', { name: this.words.text });
	}

	heading(changes: number): Locator {
		return this.page.getByRole('heading', { level: 2, name: this.words.heading(changes) });
	}

	button(name: 'patch' | 'files' | 'undo' | 'redo' | 'cancel'): Locator {
		return this.page.getByRole('button', { name: this.words[name], exact: true });
	}

	/** The switch of a code at a place (`3:7`). */
	tick(code: string, place: string): Locator {
		return this.page.getByRole('checkbox', { name: new RegExp(`(?=.*${code})(?=.*${place})`) });
	}

	get diff(): Locator {
		return this.page.locator('#convert-diff');
	}

	/** A paste with the clipboard's own line ends. */
	async paste(text: string): Promise<void> {
		await this.page.evaluate((pasted) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/plain', pasted);
			const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
			document.querySelector('main')?.dispatchEvent(event);
		}, text);
	}

	async drop(files: readonly TestFile[]): Promise<void> {
		const data = files.map(({ name, content }) => ({
			name,
			base64: Buffer.from(content).toString('base64'),
		}));
		await this.page.evaluate((given) => {
			const dataTransfer = new DataTransfer();
			for (const { name, base64 } of given) {
				dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (mark) => mark.charCodeAt(0))], name));
			}
			const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
			document.querySelector('main')?.dispatchEvent(event);
		}, data);
	}

	async download(name: 'patch' | 'files'): Promise<{ readonly name: string; readonly bytes: Buffer }> {
		const [download] = await Promise.all([this.page.waitForEvent('download'), this.button(name).click()]);
		return { name: download.suggestedFilename(), bytes: await readDownload(download) };
	}
}

async function readDownload(download: Download): Promise<Buffer> {
	return readFileSync(await download.path());
}
