/** False where the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		// Refused or without focus: the caller shows the text for copying by hand.
		return false;
	}
}

interface Download {
	readonly name: string;
	readonly content: string | Uint8Array<ArrayBuffer>;
	readonly mediaType?: string;
}

/** Hands a file to the browser's downloads. */
export function download({ name, content, mediaType = '' }: Download): void {
	const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The download has begun by then; the address is not needed any more.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
